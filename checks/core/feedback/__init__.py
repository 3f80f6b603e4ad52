"""Tests of what students read: `test_<module>.py` for each module of `rozdej/core/feedback/`."""
