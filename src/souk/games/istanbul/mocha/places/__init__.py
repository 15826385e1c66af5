"""The places of the expansion, one file each."""
