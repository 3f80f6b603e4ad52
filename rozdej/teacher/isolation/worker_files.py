"""The player's own program, put together from the few files of the kit that it needs."""

import compileall
import errno
import os
import shutil
from pathlib import Path

from rozdej import KIT

PARTS = (
    '__init__.py',
    'core/__init__.py',
    'teacher/__init__.py',
    'core/student/__init__.py',
    'core/student/calls.py',
    'core/student/facade.py',
    'core/student/failures.py',
    'core/student/guard.py',
    'core/student/limits.py',
    'core/student/loading.py',
    'core/student/program.py',
    'core/student/tracebacks.py',
    'core/student/script_runner.py',
    'core/student/source.py',
    'core/student/observing.py',
    'core/student/tracing.py',
    'core/student/watchdog.py',
    'teacher/isolation/__init__.py',
    'teacher/isolation/serialization.py',
    'teacher/isolation/channel.py',
    'teacher/isolation/decoder.py',
    'teacher/isolation/encoder.py',
    'teacher/isolation/aliasing.py',
    'teacher/isolation/seccomp.py',
    'teacher/isolation/worker/__init__.py',
    'teacher/isolation/worker/confinement.py',
    'teacher/isolation/worker/worker_objects.py',
    'teacher/isolation/worker/error_encoding.py',
    'teacher/isolation/worker/implementation.py',
    'teacher/isolation/worker/main.py',
    'teacher/isolation/worker/namespaces.py',
    'teacher/isolation/worker/service.py',
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
