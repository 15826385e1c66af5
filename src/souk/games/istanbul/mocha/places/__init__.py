"""The places of the expansion, one file for each."""
