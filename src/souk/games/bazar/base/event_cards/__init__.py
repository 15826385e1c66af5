"""One file for each kind of event card."""
