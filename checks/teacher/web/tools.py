"""What checks of the pages need besides the pages' own parts, from the same lists: fetched once, for all runs."""

import os
import subprocess
import tempfile
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

from rozdej.teacher.web.vendored import HERE, LISTS, PAGES, install

CONFIGURATION = Path(__file__).resolve().parent


def tools() -> Path:
    """The folder with `node_modules`. Raises `CannotRun`."""
    key = sha256(b'\0'.join((HERE / name).read_bytes() for name in LISTS)).hexdigest()[:16]
    folder = user_cache_path('rozdej', appauthor=False) / 'web-tools' / key
    folder.parent.mkdir(parents=True, exist_ok=True)
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=folder.parent) as name:
            work = Path(name) / 'work'
            work.mkdir()
            install(work, '--include=dev')
            try:
                os.rename(work, folder)
            except OSError:  # somebody else was faster
                if not folder.is_dir():
                    raise
    return folder


def biome(command: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the formatter and linter for the JavaScript of the pages."""
    program = tools() / 'node_modules/.bin/biome'
    files = sorted(PAGES.glob('*.js'))
    how = [program, command, *options, f'--config-path={CONFIGURATION}', '--colors=off', *files]
    return subprocess.run(how, capture_output=True, text=True, timeout=300)


if __name__ == '__main__':
    print(biome('check', '--write').stderr, end='')
