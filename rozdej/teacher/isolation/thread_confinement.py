"""Confines the thread in which a server runs a student's functions."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rozdej.teacher.isolation.protection import Protection


def confine_thread(code: Sequence[Path]) -> tuple[bool, bool]:
    """Confine this thread as far as possible. Returns whether other files, and the network, are blocked.

    Afterwards it can read the system's folders and those with its `code`.
    """
    got = Protection(0)
    if sys.platform == 'linux':
        from rozdej.teacher.isolation.worker.confinement import confine

        got = confine(code, wanted=Protection.LANDLOCK | Protection.FILTER)
    return bool(got & Protection.LANDLOCK), bool(got & Protection.FILTER)
