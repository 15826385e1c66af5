"""The places of the base game, one file for each kind."""
