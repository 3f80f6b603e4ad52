"""An exercise with one function to write, and programs of students for it."""

import signal

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.student import loading
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram, Program

LESSON = '# Pokus\n\n```python\ndef dvakrat(x):\n    """Vrátí dvojnásobek."""\n```\n\n* level 1: Jde to.\n'

collect_ignore = [] if hasattr(signal, 'setitimer') else ['test_watchdog_threadless.py']
"""Where no signals come by themselves, only browsers can do without threads."""


@pytest.fixture
def exercise(tmp_path):
    folder = tmp_path / 'zadani' / 'pokus'
    folder.mkdir(parents=True)
    (folder / 'lekce.md').write_text(LESSON, encoding='utf-8')
    (folder / 'pokus.py').write_text('def dvakrat(x):\n    """Vrátí dvojnásobek."""\n', encoding='utf-8')
    (folder / 'dane.py').write_text('def hotova():\n    return "dana"\n', encoding='utf-8')
    return Exercise('pokus', tmp_path)


@pytest.fixture
def program(exercise, tmp_path, monkeypatch):
    """`program(text)` is the program with that pokus.py, to which less time is given than to a student's."""
    monkeypatch.setattr(loading, 'SHORTEST_LOADING_SECONDS', 0.02)

    def make(text: str, **others: str) -> Program:
        folder = tmp_path / 'student'
        folder.mkdir(exist_ok=True)
        for name, content in {'pokus': text, **others}.items():
            (folder / f'{name}.py').write_text(content, encoding='utf-8')
        made = LocalProgram(Implementation(exercise, folder))
        made.guard.time_limit = 0.2
        return made

    return make
