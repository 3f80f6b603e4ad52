"""The site of all lessons, built once."""

from pathlib import Path

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.teacher.site import build

EXERCISES: list[Exercise] = find_exercises(ROOT)
GUIDE = ROOT / 'docs' / 'students.md'


@pytest.fixture(scope='session')
def site(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp('stránky lekcí') / 'lekce'
    build(EXERCISES, folder, guide=GUIDE)
    return folder


LESSON = """---
poradi: 1
---

# Zkouška

Krátká lekce. A v ní [soubor](dany.py) a [README](../../README.md).

## První část

* level 1: Soubor jde naimportovat.
* level 10: Funkce `a` existuje.
* level 11: Funkce `a` vrátí 1.

## Druhá část

Později.

* level 20: Funkce `b` existuje.

## Závěr

Konec.
"""


@pytest.fixture
def exercise(tmp_path) -> Exercise:
    """A small exercise without hints."""
    made = Exercise('zkouska', tmp_path / 'kit')
    made.given.mkdir(parents=True)
    (made.given / 'lekce.md').write_text(LESSON, encoding='utf-8')
    (made.given / 'dany.py').write_text('x = 1\n', encoding='utf-8')
    return made


def text_of(folder: Path) -> str:
    return (folder / 'zkouska' / 'lekce.html').read_text(encoding='utf-8')
