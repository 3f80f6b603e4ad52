"""Removes paths of the grading machine from texts, so that feedback is private and the same on any machine."""

import os
import re
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

OWN_FOLDER = r'rozdej-[\w-]+'
"""Names of temporary folders of grading, which differ each time."""


def redact_paths(text: str, root: Path) -> str:
    """Return the text with paths in `root` relative to it, and other folders of this machine as an ellipsis."""
    kit, others = _patterns(root)
    return others.sub('…', kit.sub('', text))


@cache
def _patterns(root: Path) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return patterns for paths to the kit, and for other folders of this machine."""
    roots = {root, root.resolve()}
    machine = {Path.home(), Path(sys.prefix), Path(sys.base_prefix), *roots}
    own = f'(?:{_any_of([f"{tempfile.gettempdir()}{os.sep}"])}){OWN_FOLDER}'
    folders = _any_of(str(folder) for folder in machine if len(folder.parts) > 1)
    return re.compile(_any_of(f'{folder}{os.sep}' for folder in roots)), re.compile(f'{own}|(?:{folders})(?!\\w)')


def _any_of(folders: Iterable[str]) -> str:
    """Return a pattern for folders, the deepest first, also as the `repr` of a text shows them."""
    ways = {way for folder in folders for way in (folder, repr(folder)[1:-1])}
    return '|'.join(map(re.escape, sorted(ways, key=len, reverse=True)))
