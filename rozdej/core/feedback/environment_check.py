"""Explains (Czech) what to do when pytest runs in a Python that lacks what the kit needs, or in a wrong folder.

Also Pythons and pytests that are too old for the rest of the kit must be able to read this file.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

OLDEST_PYTHON = (3, 11)
OLDEST_PYTEST = 9
WINDOWS = os.name == 'nt'
PYTHON = 'python' if WINDOWS else 'python3'
ACTIVATION = r'.venv\Scripts\activate' if WINDOWS else '. .venv/bin/activate'
UNSAFE = re.compile(r'[^\w%+=:./\\-]' if WINDOWS else r'[^\w@%+=:,./-]')
"""What a shell takes for more than a letter, as PowerShell does `,` and `@`; diacritics are as good as others."""
POWERSHELL = 'Když to PowerShell odmítne, napiš nejdřív cmd a zkus to znovu.'


def wrong_pytest(root: Path) -> str | None:
    """What to do when this is not the pytest that was prepared for the kit in `root`; None when it can be used."""
    reason = _reason()
    if reason is None:
        return None
    lines = [f'Tenhle pytest nejde použít: {reason}.']
    if (root / '.venv').is_dir() and Path(sys.prefix).resolve() != (root / '.venv').resolve():
        lines.append(f'Zapni virtuální prostředí:  {_activation(root)}')
        lines += [POWERSHELL] if WINDOWS else []
        lines.append(f'Nebo spusť:  {_start(root)}')
    else:
        lines.append(f'Všechno potřebné připraví:  {_start(root)}')
    return '\n'.join(lines)


def wrong_folder(root: Path) -> str:
    """What to do when pytest was started outside of the kit and came across it."""
    return f'Testy se pouštějí ze složky, ve které leží start.py. Přejdi do ní:  cd {typed_path(root)}'


def _reason() -> str | None:
    if sys.version_info < OLDEST_PYTHON:
        return f'běží v Pythonu {sys.version.split()[0]}, je potřeba 3.11 nebo novější'
    try:
        own = version('pytest')
        if int(own.partition('.')[0]) < OLDEST_PYTEST:
            return f'má verzi {own}, je potřeba {OLDEST_PYTEST} nebo novější'
        version('pytest-level')
    except PackageNotFoundError as error:
        return f'chybí mu {error.name}'
    return None


def _start(root: Path) -> str:
    """The same command by way of start.py, as it can be typed here."""
    return typed_line(PYTHON, relative_path(root / 'start.py'), *sys.argv[1:])


def _activation(root: Path) -> str:
    """The command that activates the environment of the kit, as it can be typed here."""
    *dot, script = ACTIVATION.split()
    return ' '.join([*dot, typed_path(root / script)])


def relative_path(path: Path, here: Path | str = os.curdir) -> str:
    """The path from the folder `here`, by default the current one; the whole path when that is on another drive.

    A drive of Windows may stand for a share of a network, which is what resolved paths name.
    """
    with suppress(ValueError):
        return os.path.relpath(path, here)
    with suppress(ValueError):
        return os.path.relpath(path.resolve(), Path(here).resolve())
    return str(path)


def typed_path(path: Path) -> str:
    """The path from the current folder, as it is typed in a command line here."""
    return typed_word(relative_path(path))


def typed_line(command: str, *words: str) -> str:
    """The command, which is as it is typed, with these words behind it as they are typed in a command line here."""
    return ' '.join([command, *map(typed_word, words)])


def typed_word(word: str) -> str:
    """The word as it is typed in a command line here."""
    if not UNSAFE.search(word):
        return word
    return f'"{word}"' if WINDOWS else shlex.quote(word)
