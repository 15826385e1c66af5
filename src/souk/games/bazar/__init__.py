"""Bazar: the map of Constantinople, a turn of four phases, and the contents of the box."""
