"""What is handed out is the exercise as its author left it, not what a teacher who tried it has written there."""

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
"""What of a kit belongs to exercises; the solutions tell which functions are given."""


@contextmanager
def as_committed(root: Path) -> Iterator[Path]:
    """A folder with the exercises of the kit in `root` as they were last committed, gone afterwards.

    It is `root` itself where the kit lies in no repository of git, as after a download.
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
    """The committed exercises as a zip; None when git is not there or knows nothing of them."""
    # Line ends as they are in the repository, whatever this computer makes of them.
    command = ['git', '-c', 'core.autocrlf=false', '-c', 'core.eol=lf', 'archive', '--format=zip', 'HEAD', *PARTS]
    # A hook of some repository that starts us would say where that repository is.
    environment = {name: value for name, value in os.environ.items() if not name.startswith('GIT_')}
    try:
        done = subprocess.run(command, cwd=root, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def changed(files: dict[str, bytes], committed: dict[str, bytes]) -> list[str]:
    """The paths of files that are not as they were committed, sorted."""
    prints, before = ({path: fingerprint(data) for path, data in some.items()} for some in (files, committed))
    return sorted(path for path in prints.keys() | before.keys() if prints.get(path) != before.get(path))


def check_empty(exercise: Exercise) -> None:
    """Raises `CannotRun` when a function that students are to write has been written in the stub."""
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
