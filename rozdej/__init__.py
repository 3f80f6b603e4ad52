"""Tests, explains, draws and grades what students write."""

from pathlib import Path

__version__ = '2.0.0'

KIT = Path(__file__).resolve().parents[1]
"""The folder of the kit."""

PACKAGE = Path(__file__).parent
"""The folder of this package as files of its code are named: not resolved."""


class CannotRun(Exception):
    """A command cannot do what it was asked; the text says why and what to do, in English."""
