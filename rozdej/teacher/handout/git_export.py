"""Exports exercises as they were committed to git, without what a teacher wrote into them while trying them."""

import io
import os
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.exercise import fingerprint
from rozdej.core.exercises.stubs import existence_levels
from rozdej.core.student.source import SourceFile, is_empty

PARTS = ('reseni', 'tests', 'zadani')
"""Folders of exercises. Solutions are among them, as they show which functions are given."""


@contextmanager
def export_committed(root: Path) -> Iterator[Path]:
    """Export the last committed exercises of the kit in `root` to a temporary folder, and yield it.

    Yields `root` itself when it is not in a git repository, as after a download.
    """
    archive = _archive(root)
    if archive is None:
        yield root
        return
    with tempfile.TemporaryDirectory() as temporary:
        with zipfile.ZipFile(io.BytesIO(archive)) as files:
            files.extractall(temporary)
        yield Path(temporary).resolve()


def _archive(root: Path) -> bytes | None:
    """Return the committed exercises as a zip; None when git is missing or they are not committed."""
    # Keeps the line ends of the repository.
    command = ['git', '-c', 'core.autocrlf=false', '-c', 'core.eol=lf', 'archive', '--format=zip', 'HEAD', *PARTS]
    # Variables of git would name another repository when this runs in a hook of that.
    environment = {name: value for name, value in os.environ.items() if not name.startswith('GIT_')}
    try:
        done = subprocess.run(command, cwd=root, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def changed_files(files: dict[str, bytes], committed: dict[str, bytes]) -> list[str]:
    """Return the paths of files that differ from the committed ones, sorted."""
    prints, before = ({path: fingerprint(data) for path, data in some.items()} for some in (files, committed))
    return sorted(path for path in prints.keys() | before.keys() if prints.get(path) != before.get(path))


def check_empty(exercise: Exercise) -> None:
    """Raise `CannotRun` when a function that students have to write is written in the stub."""
    asked_for = set(existence_levels(exercise).values())
    for module in exercise.modules:
        source = SourceFile(exercise.given / f'{module}.py')
        shown = f'zadani/{exercise.name}/{module}.py'
        try:
            written = [name for name, node in source.functions.items() if name in asked_for and not is_empty(node)]
        except FileNotFoundError:
            raise CannotRun(f'{shown} is missing: bring it back before you hand the exercise out')
        except (SyntaxError, ValueError) as error:
            raise CannotRun(f'{shown} cannot be read ({error}): bring the stub back before you hand it out')
        if written:
            raise CannotRun(
                f'{shown} has code in {", ".join(written)}, which students are to write: bring the empty stub back'
            )
