"""Runs tests of the kit as if on Windows or on macOS, as far as Linux can imitate them.

    pytest checks/core/student --imitate windows

Each process of such a run, and each Python that one of them starts, begins with `startup/sitecustomize.py`. It takes
away what the platform lacks, and adds its rules (modules of `startup/imitation/`):

- `missing_names.py`: modules and names of the standard library that are not there, by the stubs of the type checker.
- `interpreter.py`: modules of the kit, of its tests and of students import a standard library without these names, in
  which `sys.platform`, `os.name` and the like have other values. Libraries keep that of Linux, and it itself, too.
- `files.py`: a disk for everybody in the process. It is blind for case, refuses names, and keeps files that are open.
- `windows.py`: signals, reading from pipes, ends of processes, `select`, clocks, `msvcrt`, encodings and line ends of
  Windows.
- `macos.py`: decomposed names in listings, and no `/proc`.

No imitation shows: backslashes and drives in paths, the launcher that is `python.exe` of an environment, environment
variables without case, `text=True` in another encoding, a console, sharing modes other than Python's own, locks that
keep others from reading, folders of settings, fonts, pyglet and other libraries of the platform, start methods of
`multiprocessing` (the kit asks for `spawn` everywhere), and how fast it is.

A test that itself asks for what is missing (`os.fork`, bubblewrap) is skipped, as it is on the platform.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from checks.imitations.startup.imitation import VARIABLE, variables


def become(platform: str) -> None:
    """Exit with the code of the same process that imitates the platform, unless this one does already."""
    if os.environ.get(VARIABLE) != platform:
        with tempfile.TemporaryDirectory(prefix='rozdej-imitation-') as folder:
            imitating = variables(platform, Path(folder), os.environ)
            sys.exit(subprocess.call([sys.executable, *sys.orig_argv[1:]], env=imitating))
