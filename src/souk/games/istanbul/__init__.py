"""Istanbul: the table and the turn that all games of the family share, and the boxes they are made of."""
