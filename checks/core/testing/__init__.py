"""Tests of what belongs to pytest: `test_<module>.py` for each module of `rozdej/core/testing/`."""
