"""Places of the machine that grades: nobody else is told of them, and another machine writes the same."""

import os
import re
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

OWN_FOLDER = r'rozdej-[\w-]+'
"""How folders for the time of grading are called; each time otherwise."""


def redact_paths(text: str, root: Path) -> str:
    """The text with files of the kit in `root` named from there, and no other folder of this machine named at all."""
    kit, others = _patterns(root)
    return others.sub('…', kit.sub('', text))


@cache
def _patterns(root: Path) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What leads to the kit, and all other folders that are this machine's own."""
    roots = {root, root.resolve()}
    machine = {Path.home(), Path(sys.prefix), Path(sys.base_prefix), *roots}
    own = re.escape(f'{tempfile.gettempdir()}{os.sep}') + OWN_FOLDER
    folders = _any_of(str(folder) for folder in machine if len(folder.parts) > 1)
    return re.compile(_any_of(f'{folder}{os.sep}' for folder in roots)), re.compile(f'{own}|(?:{folders})(?!\\w)')


def _any_of(folders: Iterable[str]) -> str:
    """A pattern of folders, the deepest first, also as they stand in the `repr` of a text."""
    ways = {way for folder in folders for way in (folder, repr(folder)[1:-1])}
    return '|'.join(map(re.escape, sorted(ways, key=len, reverse=True)))
