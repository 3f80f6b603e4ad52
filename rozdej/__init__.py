"""The machinery of the exercise kit: it tests, explains, draws and grades what students wrote."""

__version__ = '1.0.0'


class CannotRun(Exception):
    """What a command was asked for cannot be done; the text says why and what to do, in English."""
