"""How results are shown: as tables for people, as JSON for programs, as a page to keep."""
