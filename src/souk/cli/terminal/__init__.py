"""A game at the terminal: how a table is drawn, and how people are asked."""
