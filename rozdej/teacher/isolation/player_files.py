"""The player's own program, put together from the few files of the kit that it needs."""

import compileall
import errno
import os
import shutil
from pathlib import Path

from rozdej import KIT

PARTS = (
    '__init__.py',
    'student/__init__.py',
    'student/calls.py',
    'student/facade.py',
    'student/failures.py',
    'student/guard.py',
    'student/limits.py',
    'student/loading.py',
    'student/program.py',
    'student/raising.py',
    'student/script_runner.py',
    'student/source.py',
    'student/observing.py',
    'student/tracing.py',
    'student/watchdog.py',
    'isolation/__init__.py',
    'isolation/border.py',
    'isolation/channel.py',
    'isolation/decoder.py',
    'isolation/encoder.py',
    'isolation/shared.py',
    'isolation/system_calls.py',
    'isolation/player/__init__.py',
    'isolation/player/confinement.py',
    'isolation/player/student_objects.py',
    'isolation/player/errors.py',
    'isolation/player/files.py',
    'isolation/player/main.py',
    'isolation/player/room.py',
    'isolation/player/service.py',
)
"""All of the kit that exists for a player. Only Python's own library is imported in these files."""

ROOM = 2_000_000
"""Bytes that there have to be for them: Python does not say when only a part of a compiled file could be written."""


def put_together(folder: Path) -> None:
    """Put these files into a folder, compiled, readable by everybody. Raises `OSError` when there is no room."""
    if shutil.disk_usage(folder.parent).free < ROOM:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(folder.parent))
    for part in PARTS:
        target = folder / 'rozdej' / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(KIT / 'rozdej' / part, target)
    # By content: the player's Python must take the compiled files whatever the times of the copies.
    mode = compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH  # type: ignore[attr-defined]
    compileall.compile_dir(folder, quiet=2, invalidation_mode=mode)
    for path in [folder, *folder.rglob('*')]:
        path.chmod(0o755 if path.is_dir() else 0o644)
