"""What is in a title's box, detail by detail; files that say it differently, an owner's or an experiment's; forms."""

from souk.box.details import checked, details, key_of, rows_of, with_changes
from souk.box.forms import forms, label, word

__all__ = ["checked", "details", "forms", "key_of", "label", "rows_of", "with_changes", "word"]
