"""Nobody but the teacher is told where on the teacher's machine anything lies."""

import os
import sys
import tempfile
from pathlib import Path, PureWindowsPath

import pytest

from rozdej.teacher.grading.path_redaction import redact_paths

ROOT = Path(tempfile.gettempdir()) / 'courses' / 'kit'


@pytest.mark.parametrize(
    ('text', 'told'),
    [
        (f'{ROOT}/zadani/klondike/hra.py, řádek 34:', 'zadani/klondike/hra.py, řádek 34:'),
        (f'{tempfile.gettempdir()}/rozdej-kit-e9nw2p8t/rooms/0/klondike.py', '…/rooms/0/klondike.py'),
        (f'{sys.base_prefix}/lib/random.py, řádek 3', '…/lib/random.py, řádek 3'),
        (f"['{Path.home()}/.venv', '{ROOT}']", "['…/.venv', '…']"),
        (f'{ROOT}ek', f'{ROOT}ek'),
        ('klondike.py, řádek 4: 1/2', 'klondike.py, řádek 4: 1/2'),
    ],
    ids=['the kit', 'temporary', 'Python', 'home', 'begins alike', 'no folder'],
)
def test_folders_of_the_machine_are_not_told(text, told):
    assert redact_paths(text, ROOT) == told


def test_folders_of_windows_are_not_told_in_a_text_that_doubles_backslashes(monkeypatch):
    monkeypatch.setattr(tempfile, 'gettempdir', lambda: r'C:\Temp')
    monkeypatch.setattr(os, 'sep', '\\')
    root = PureWindowsPath(r'C:\Users\Jiří Dvořák\hry')
    monkeypatch.setattr(PureWindowsPath, 'resolve', lambda path: path, raising=False)
    opened = [root / 'zadani' / 'hra.py', PureWindowsPath(r'C:\Temp\rozdej-kit-e9nw2p8t\klondike.py')]
    assert redact_paths('; '.join(map(str, opened)), root) == r'zadani\hra.py; …\klondike.py'
    assert redact_paths('; '.join(repr(str(path)) for path in opened), root) == r"'zadani\\hra.py'; '…\\klondike.py'"
