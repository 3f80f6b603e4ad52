"""Given files are put back as they were for each test, or run anew where that cannot be done."""

import pytest

from checks.running import ROOT
from rozdej.exercises import Exercise
from rozdej.student.implementation import Implementation
from rozdej.student.program import LocalProgram, Program

LESSON = '# Pokus\n\n```python\ndef f():\n    """Nic."""\n```\n\n* level 1: Jde to.\n'
GIVEN = """import sys
from random import choice
from typing import NamedTuple

class Karta(NamedTuple):
    barva: str
    def popis(self):
        return self.barva

class Ruka(NamedTuple):
    karta: Karta
    dalsi: list

RUB = Karta('?')
CENY = {'eso': 11}
BARVY = ['Kr', 'Sr']
def hotova(x=RUB):
    return 'dana'
"""


@pytest.fixture
def program(tmp_path):
    """`program(given)` has that dane.py among its given files; `own` is the student's copy of it."""

    def make(given: str = GIVEN, own: str | None = None) -> Program:
        exercise, student = tmp_path / 'zadani' / 'pokus', tmp_path / 'student'
        exercise.mkdir(parents=True)
        student.mkdir()
        (exercise / 'lekce.md').write_text(LESSON, encoding='utf-8')
        (exercise / 'pokus.py').write_text('def f():\n    """Nic."""\n', encoding='utf-8')
        (exercise / 'dane.py').write_text(given, encoding='utf-8')
        if own is not None:
            (student / 'dane.py').write_text(own, encoding='utf-8')
        return LocalProgram(Implementation(Exercise('pokus', tmp_path), student))

    return make


def kept(program: Program, change: str = '') -> bool:
    """Whether the given file's class is the same one after a reset; before it, the change was made there."""
    module = program.module('dane')
    before = module.Karta
    exec(change, vars(module))
    program.reset()
    return program.module('dane').Karta is before


def test_a_given_file_is_run_once(program):
    assert kept(program())


def test_names_and_contents_are_as_they_were(program):
    dane = program()
    assert kept(dane, 'RUB = 5\nCENY["eso"] = 1\nBARVY.append("Ka")\ndel hotova\nnovy = 1')
    module = dane.module('dane')
    assert module.RUB == ('?',)
    assert module.CENY == {'eso': 11}
    assert module.BARVY == ['Kr', 'Sr']
    assert module.hotova() == 'dana'
    assert not hasattr(module, 'novy')


@pytest.mark.parametrize(
    'change',
    [
        'Karta.popis = None',
        'Karta.jina = 1',
        'hotova.__code__ = (lambda x: 1).__code__',
        'hotova.__defaults__ = (1,)',
        'hotova.kolikrat = 1',
        'Karta.popis.kolikrat = 1',
        'Karta.__new__.__defaults__ = (5,)',
    ],
)
def test_who_changes_a_class_or_a_function_gets_a_new_one(program, change):
    dane = program()
    assert not kept(dane, change)
    module = dane.module('dane')
    assert module.hotova() == 'dana'
    assert module.Karta('Sr').popis() == 'Sr'
    assert not hasattr(module.Karta, 'jina')
    assert kept(dane)


@pytest.mark.parametrize(
    'line',
    [
        'from pokus import f',
        'import pokus',
        'def g():\n    from pokus import f\n    return f',
        'class Dvojice(NamedTuple):\n    a: int\n    def g(self, x=[]):\n        return x',
        'def obal():\n    x = []\n    def g():\n        return x\n    return g\ng = obal()',
        'Karta.videne = {"a": []}',
        'Karta.videne = []',
        'class Stul:\n    karty = []',
        'STUL = [[1], [2]]',
        'DVOJICE = ([1],)',
        'def g(x=[]): return x',
        'KLIC = object()',
        'dalsi = (n for n in "ab")',
    ],
)
def test_a_file_whose_things_may_change_is_run_anew(program, line):
    from rozdej.student.facade import importable

    dane = program(f'{GIVEN}{line}\n')
    with importable(dane):
        assert not kept(dane)


def test_a_file_that_the_student_changed_is_run_anew(program):
    assert not kept(program(own=f'{GIVEN}# moje\n'))


def test_an_unchanged_copy_is_the_given_file(program):
    assert kept(program(own=GIVEN))


def test_an_import_of_its_own_runs_it_anew(program):
    dane = program()
    before = dane.module('dane').Karta
    dane.import_quietly('dane')
    assert dane.module('dane').Karta is not before


@pytest.mark.parametrize('name', ['klondike', 'sedesatsest'])
def test_those_of_the_kit_that_only_hold_cards_are_put_back(name):
    """Making the records of Šedesát šest takes longer than most of its tests."""
    exercise = Exercise(name, ROOT)
    [cards] = [module for module in exercise.modules if module.startswith('karty')]
    program = LocalProgram(Implementation(exercise, exercise.solution))
    before = vars(program.module(cards))['popis_kartu' if name == 'klondike' else 'Karta']
    program.reset()
    assert before in vars(program.module(cards)).values()
