"""What goes over the wire: plain structs, read strictly, from which the schema and the browser's types are made."""
