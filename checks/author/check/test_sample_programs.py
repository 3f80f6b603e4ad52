"""Tests unfinished programs: exactly the levels of unwritten functions must fail."""

import pytest

from rozdej.author.check.program_checks import compare
from rozdej.author.check.program_runner import ProgramOutcome
from rozdej.author.check.sample_programs import Expectation, expectations
from rozdej.core.exercises import find_exercises
from rozdej.core.feedback.texts import unexplained

LESSON = '''---
poradi: 1
---
# Pozdrav

```python
def pozdrav(jmeno):
    """Vrátí pozdrav."""


def pozdrav_vsechny():
    """Vrátí seznam pozdravů."""
```

* level 1: Soubor jde naimportovat.
* level 10: Funkce `pozdrav` existuje a bere jeden parametr.
* level 11: Funkce `pozdrav` pozdraví jménem.
* level 20: V seznamu `JMENA` jsou tři jména.
* level 30: Funkce `pozdrav_vsechny` pozdraví všechny z `JMENA`.
* level 40: Celý program pozdraví třikrát.
* level 200: Funkce `pozdrav` zvládne i prázdné jméno (nepovinné).
'''
STUB = '''JMENA = []


def pozdrav(jmeno):
    """Vrátí pozdrav."""


def pozdrav_vsechny():
    """Vrátí seznam pozdravů."""
'''
SOLUTION = '''JMENA = ['Ema', 'Jan', 'Eva']


def pozdrav(jmeno):
    """Vrátí pozdrav."""
    return 'Ahoj ' + jmeno


def pozdrav_vsechny():
    """Vrátí seznam pozdravů."""
    return [pozdrav(jmeno) for jmeno in JMENA]
'''


@pytest.fixture
def programs(tmp_path):
    for folder, name, text in (
        ('zadani', 'lekce.md', LESSON),
        ('zadani', 'pozdrav.py', STUB),
        ('reseni', 'pozdrav.py', SOLUTION),
    ):
        path = tmp_path / folder / 'pozdrav' / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')
    [exercise] = find_exercises(tmp_path)
    return {program.name: program for program in expectations(exercise)}


def test_untouched_stub_is_red_but_for_the_header(programs):
    assert programs['stub'].red == {11, 20, 30, 40, 200}


def test_a_level_that_names_only_what_is_written_is_green(programs):
    assert programs['written up to pozdrav'].red == {11, 20, 30, 40, 200}
    assert programs['written up to JMENA'].red == {20, 30, 40}
    assert programs['written up to pozdrav_vsechny'].red == {30, 40}


def test_a_constant_that_is_not_written_has_the_value_of_the_stub(programs):
    text = programs['written up to JMENA'].files['pozdrav.py']
    assert 'JMENA = []' in text
    assert "return 'Ahoj ' + jmeno" in text
    assert 'for jmeno in JMENA' not in text


def test_a_constant_can_be_cut_off(programs):
    program = programs['cut before JMENA']
    assert program.first_red == 20
    assert 'JMENA' not in program.files['pozdrav.py']
    assert 'def pozdrav(' in program.files['pozdrav.py']


def test_failure_that_cannot_be_explained_is_a_problem(tmp_path):
    expectation = Expectation('wrong/pozdrav: mlčí', tmp_path, {}, 11)
    told = '\n'.join(unexplained(AssertionError(), AttributeError()))
    assert not list(compare(expectation, ProgramOutcome(expectation.name, first_red=11, text='vrátilo: None')))
    [problem] = compare(expectation, ProgramOutcome(expectation.name, first_red=11, text=told))
    assert 'cannot be explained' in problem.what
