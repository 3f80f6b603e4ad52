"""People at a command line: with an empty home, and an environment of Python of their own. They need no network."""

import os
import re
import subprocess
import venv
from pathlib import Path

from checks.running import TIME_LIMIT, Run


class Person:
    """Somebody in a folder in which their environment lies; in that, nothing is installed yet."""

    def __init__(self, folder: Path, home: Path):
        self.folder = folder
        self.home = home
        home.mkdir()
        environment = folder / '.venv'
        venv.create(environment, symlinks=True)
        self.bin = environment / 'bin'
        (self.packages,) = environment.glob('lib/python*/site-packages')

    def add_command(self, name: str, options: str) -> None:
        """A command of the environment that starts its Python with these options."""
        script = self.bin / name
        script.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/python" {options} "$@"\n')
        script.chmod(0o755)

    @property
    def variables(self) -> dict[str, str]:
        """What their processes find around them, with the environment of Python active."""
        ours = re.compile('PY|ROZDEJ|XDG|GIT|VIRTUAL')
        kept = {name: value for name, value in os.environ.items() if not ours.match(name)}
        path = f'{self.bin}{os.pathsep}{os.environ["PATH"]}'
        return {**kept, 'PATH': path, 'HOME': str(self.home), 'LC_ALL': 'C.UTF-8', 'PYTHONDONTWRITEBYTECODE': '1'}

    def types(self, line: str, *, where: str = '.', **more: str) -> Run:
        """What comes of a line typed in the folder, or in one inside it."""
        done = subprocess.run(
            ['/bin/sh', '-c', line],
            cwd=self.folder / where,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=TIME_LIMIT,
            env={**self.variables, **more},
        )
        return Run(done.stdout.decode(), done.returncode)
