"""What is printed on a component, as a sentence made from the fields of its row: so a changed card reads correctly."""
