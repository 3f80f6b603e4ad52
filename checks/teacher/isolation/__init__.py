"""Tests of the border between the judge and a student's program."""
