"""Bots against bots: which games are played, by whom, in how many processes, and with what result."""
