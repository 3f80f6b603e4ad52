"""Tests of questions about a student's own program."""
