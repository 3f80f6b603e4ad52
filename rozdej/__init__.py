"""The machinery of the exercise kit: it tests, explains, draws and grades what students wrote."""

from pathlib import Path

__version__ = '2.0.0'

KIT = Path(__file__).resolve().parents[1]
"""The folder that the kit lies in."""


class CannotRun(Exception):
    """What a command was asked for cannot be done; the text says why and what to do, in English."""
