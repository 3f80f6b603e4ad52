"""A small exercise, and a way to write programs for it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.testing.pytest_session import CollectedTests

FUNCTIONS = {
    'soucet': 'def soucet(cisla):\n    celkem = 0\n    for cislo in cisla:\n        celkem += cislo\n    return celkem',
    'vetsi': 'def vetsi(a, b):\n    if a > b:\n        return a\n    return b',
    'odpocet': """\
def odpocet(od):
    cisla = []
    while od > 0:
        cisla.append(od)
        od -= 1
    return cisla""",
    'zamichej': 'def zamichej(karty):\n    nove = list(karty)\n    shuffle(nove)\n    return nove',
    'pozdrav': "def pozdrav(jmeno):\n    return 'Ahoj, ' + jmeno",
    'kousek': 'def kousek(seznam, kde):\n    return seznam[kde : kde + 2]',
}
"""The solution, in teaching order."""

RULES = {
    'soucet': [
        'assert cviceni.soucet([1, 2, 4]) == 7\n    assert cviceni.soucet([5]) == 5',
        'assert cviceni.soucet([]) == 0',
    ],
    'vetsi': ['assert cviceni.vetsi(2, 5) == 5', 'assert cviceni.vetsi(6, 3) == 6'],
    'odpocet': ['assert cviceni.odpocet(3) == [3, 2, 1]'],
    'zamichej': [
        'assert sorted(cviceni.zamichej(range(20))) == list(range(20))',
        'assert cviceni.zamichej(range(20)) != list(range(20))',
    ],
    'pozdrav': ["assert cviceni.pozdrav('Ivo') == 'Ahoj, Ivo'|assert cviceni.pozdrav('Ema') == 'Ahoj, Ema'"],
    'kousek': ['assert cviceni.kousek([4, 5, 6, 7], 1) == [5, 6]\n    assert cviceni.kousek([1, 2, 3], 0) == [1, 2]'],
}
"""What the tests of each function ask at its levels, those of the first function are 11 and 12; `|` parts two tests."""

LAST = """
@pytest.mark.level(90)
def test_program(spust):
    assert spust('cviceni.py') == 'Ahoj, Ivo\\n'
"""
PROGRAM = "if __name__ == '__main__':\n    print(pozdrav('Ivo'))"


@pytest.fixture(scope='session')
def cviceni(tmp_path_factory: pytest.TempPathFactory) -> Exercise:
    """An exercise of six functions; level 90 runs the program."""
    top = tmp_path_factory.mktemp('hint')
    lesson, tests, stub = ['# Cvičení', ''], ['import pytest'], []
    for number, (name, rules) in enumerate(RULES.items(), start=1):
        header = FUNCTIONS[name].partition('\n')[0]
        stub.append(f'{header}\n    """Něco dělá."""')
        lesson += ['```python', *stub[-1].split('\n'), '```', '', f'* level {number}0: Funkce `{name}` existuje.']
        tests.append(f'@pytest.mark.level({number}0)\ndef test_{number}0(cviceni):\n    cviceni.{name}')
        for rule, text in enumerate(rules, start=number * 10 + 1):
            lesson.append(f'* level {rule}: Pravidlo.')
            for letter, part in zip('ab', text.split('|'), strict=False):
                tests.append(f'@pytest.mark.level({rule})\ndef test_{rule}{letter}(cviceni):\n    {part}')
    lesson.append('* level 90: Program se dá spustit.')
    files = {
        'zadani/cviceni/lekce.md': lesson,
        'zadani/cviceni/cviceni.py': stub,
        'reseni/cviceni/cviceni.py': ['from random import shuffle', *FUNCTIONS.values(), PROGRAM],
        'tests/cviceni/test_cviceni.py': [*tests, LAST],
    }
    for name, lines in files.items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text('\n'.join(lines) + '\n', encoding='utf-8')
    return Exercise('cviceni', top)


@pytest.fixture(scope='module')
def tests(cviceni: Exercise) -> Iterator[CollectedTests]:
    """Its tests."""
    with CollectedTests(cviceni) as collected:
        yield collected


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Path]:
    """`written(function)` is a folder with the solution, in which this function stands at the end, from line 40 on."""

    def write(function: str, head: str = '', program: str = PROGRAM) -> Path:
        name = function.partition('(')[0].removeprefix('def ')
        others = [text for other, text in FUNCTIONS.items() if other != name]
        above = '\n'.join(['from random import choice, shuffle', *others, head]).split('\n')
        above += [''] * (39 - len(above))
        (tmp_path / 'cviceni.py').write_text('\n'.join([*above, function, program]) + '\n', encoding='utf-8')
        return tmp_path

    return write
