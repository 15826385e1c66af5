"""Bots against bots: which games are played, by whom, in how many processes, and what came of them."""
