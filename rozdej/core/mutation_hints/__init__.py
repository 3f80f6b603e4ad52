"""Finds the line of a student's function at which one small change would mend it."""

from collections.abc import Collection
from typing import NamedTuple


class PlaceToLook(NamedTuple):
    """Lines of a function in a file; at each of them, one small change makes a level pass and breaks nothing."""

    file: str
    function: str
    lines: Collection[int]
