"""What is handed in to harm, or broken by accident, and what no repository can hold: made when it is needed.

Each function of `files`, `archives`, `names` and `contents` makes one student's submission in the class's folder,
under the name it is given. `handed_in` collects them.
"""

import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from checks.teacher.hostile.collection import base_text

SOLUTION = base_text('right')
GOOD = ('Adam', 'Ema', 'Žofie')
"""Students whose submissions are well, and who must not notice anything."""


@dataclass(frozen=True)
class HandedIn:
    """A submission: who makes it, what the grade's verdict has to be, and what the student has to be told.

    Both are regular expressions; the verdict 'finished' says that it is as good as the solution.
    """

    make: Callable[[Path, str], None]
    verdict: str
    says: str
    called: str = ''


HANDED_IN: dict[str, HandedIn] = {}
"""By a short name, which also stands in the student's name."""

FINE = 'finished'
UNREADABLE = 'not graded'
PARTLY = 'file does not parse|function missing'


def handed_in(verdict: str, says: str, called: str = '') -> Callable[[Callable], Callable]:
    """Registers a function that makes a submission; `called` is the student's name, where that is the attack."""

    def register(make: Callable[[Path, str], None]) -> Callable[[Path, str], None]:
        HANDED_IN[make.__name__] = HandedIn(make, verdict, says, called or make.__name__)
        return make

    return register


def hand_in(folder: Path, student: str, content: str | bytes = SOLUTION, file: str = 'klondike.py') -> Path:
    """One file of a student's folder."""
    path = folder / student / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def zipped(folder: Path, student: str, *entries: tuple[str, str | bytes], mode: int = 0o100644) -> Path:
    """A student's zip with these names and contents."""
    path = folder / f'{student}.zip'
    with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = mode << 16
            archive.writestr(info, content)
    return path


NOTHING = 'nedalo nic přečíst|Chybí soubor klondike.py'
