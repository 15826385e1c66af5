"""Bazar: the table of Constantinople, its turn of four phases, and what the box is made of."""
