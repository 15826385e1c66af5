"""A seat for a program that reads and writes: a table in words, and the Model Context Protocol around it."""
