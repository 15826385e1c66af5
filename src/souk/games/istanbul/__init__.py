"""Istanbul: the family state, its turn, and what its boxes are made of."""
