"""A small exercise, and what its fresh cases say of programs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.teacher.fresh_cases import CaseRunner, Fault, Questions

LESSON = '''---
poradi: 1
---
# Sirky

```python
def vezmi(sirky, kolik):
    """Vrátí, kolik sirek zbude."""


def uber(hromadka):
    """Ubere z hromádky poslední a vypíše ji."""
```

* level 10: Funkce `vezmi` existuje a bere dva parametry.
* level 11: Funkce `vezmi` vrátí, kolik zbude.
* level 20: Funkce `uber` existuje a bere jeden parametr.
* level 21: Ubere poslední.
'''
SOLUTION = """
def vezmi(sirky, kolik):
    if kolik > sirky:
        raise ValueError('Tolik jich není.')
    return sirky - kolik


def uber(hromadka):
    if not hromadka:
        raise ValueError('Nic tam není.')
    print(hromadka.pop())
"""
FRESH = """
from rozdej.teacher.fresh_cases import FreshCases

fresh = FreshCases()


@fresh.cases('vezmi', share=4)
def some(dice):
    return dice.randint(3, 13), dice.randint(1, 3)


@fresh.cases('vezmi')
def too_many(dice):
    return dice.randint(0, 2), dice.randint(3, 4)


@fresh.cases('uber')
def any_heap(dice):
    return ([dice.randrange(100) for _ in range(dice.randint(0, 5))],)
"""


@pytest.fixture
def exercise(tmp_path: Path) -> Exercise:
    files = {
        'zadani/sirky/lekce.md': LESSON,
        'zadani/sirky/sirky.py': 'def vezmi(sirky, kolik):\n    """."""\n\n\ndef uber(hromadka):\n    """."""\n',
        'reseni/sirky/sirky.py': SOLUTION,
        'samples/sirky/fresh.py': FRESH,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')
    return Exercise('sirky', tmp_path)


@pytest.fixture
def faults(exercise: Exercise, tmp_path: Path) -> Callable[..., dict[str, Fault]]:
    """`faults(text)` are those of a program with that text behind the solution's, by function."""

    def ask(text: str = '', fresh: str = FRESH, solution: str = SOLUTION) -> dict[str, Fault]:
        (tmp_path / 'samples/sirky/fresh.py').write_text(fresh, encoding='utf-8')
        (tmp_path / 'reseni/sirky/sirky.py').write_text(solution, encoding='utf-8')
        folder = tmp_path / 'student'
        folder.mkdir(exist_ok=True)
        (folder / 'sirky.py').write_text(solution + text, encoding='utf-8')
        questions = Questions.of(exercise, 'seed')
        assert questions
        program = LocalProgram(Implementation(exercise, folder), Guard(0.2))
        return {fault.function: fault for fault in CaseRunner(questions).faults(program, questions.cases)}

    return ask
