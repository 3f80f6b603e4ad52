"""Tests of what the author's check is made of: `test_<module>.py` for modules of `rozdej/author/check/`."""
