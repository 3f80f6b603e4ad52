"""Imitates a platform in this process and in each Python that it starts; see `checks/imitations`."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

VARIABLE = 'IMITATED_PLATFORM'
BARE = 'IMITATED_WITHOUT_LIBRARIES'
STARTUP = str(Path(__file__).parent.parent)
SYSTEMS = {'windows': 'win32', 'macos': 'darwin'}


def begin(platform: str) -> None:
    """Imitate `windows` or `macos` from now on."""
    from . import interpreter, missing_names

    if platform == 'windows':
        from . import windows as rules
    else:
        from . import macos as rules
    if os.environ.pop(BARE, None):  # not for those that take the place of this process
        sys.path[:] = [path for path in sys.path if 'site-packages' not in path]
    missing = missing_names.missing_names(SYSTEMS[platform])  # which may still write a file here
    rules.begin()
    interpreter.change_imports(missing, rules.CHANGES, rules.ADDED)


def variables(platform: str, temporary: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment with what lets a Python imitate the platform.

    It has a place of its own for `temporary` folders: those of others would seem abandoned, as their locks are others.
    """
    paths = [path for path in environment.get('PYTHONPATH', '').split(os.pathsep) if path not in ('', STARTUP)]
    own = {VARIABLE: platform, 'TMPDIR': str(temporary), 'PYTHONPATH': os.pathsep.join([STARTUP, *paths])}
    return {**environment, **own}


class ImitatingPopen(subprocess.Popen):
    """Starts processes that imitate the same platform, whatever environment they are given."""

    def __init__(self, args: Any, *more: Any, env: Mapping[str, str] | None = None, **options: Any):
        words, without_libraries = _reachable(args)
        given = os.environ if env is None else env
        temporary = Path(given.get('TMPDIR') or os.environ['TMPDIR'])
        environment = variables(os.environ[VARIABLE], temporary, given)
        environment.pop(BARE, None)
        super().__init__(words, *more, env=environment | ({BARE: '1'} if without_libraries else {}), **options)


def _reachable(command: Any) -> tuple[Any, bool]:
    """Return the command without options that would keep Python from its startup file: `-I`, `-E` and `-S`.

    Also tells whether it is to do without libraries, which `-S` says.
    """
    if not isinstance(command, Sequence) or isinstance(command, str | bytes):
        return command, False
    words = [os.fspath(word) for word in command]
    start = next((place + 1 for place, word in enumerate(words) if Path(word).name.startswith('python')), len(words))
    end = next((place for place in range(start, len(words)) if not words[place].startswith('-')), len(words))
    end = next((place for place in range(start, end) if words[place] in ('-c', '-m')), end)
    options = ['-P' if word == '-I' else word for word in words[start:end] if word not in ('-S', '-E')]
    return [*words[:start], *options, *words[end:]], '-S' in words[start:end]
