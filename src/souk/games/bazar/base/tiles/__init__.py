"""One file for each merchant tile."""
