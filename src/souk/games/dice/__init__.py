"""Istanbul: The Dice Game."""
