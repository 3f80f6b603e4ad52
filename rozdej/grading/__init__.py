"""Grading submissions: what is asked of them, what they get for it, and how it is told."""


class CannotRun(Exception):
    """What was asked for cannot be done; the text says why and what to do, in English."""
