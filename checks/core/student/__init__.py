"""Tests of a student's program in this process: `test_<module>.py` for each module of `rozdej/core/student/`."""
