"""A file is loaded by the first call of a test, unasked: nothing that it does then helps or hurts another test."""

import pytest

from checks.teacher.isolation.conftest import program_of
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import AskedForInput, Ended, MissingFunction
from rozdej.teacher.isolation.worker_client import WorkerClient


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """However busy the machine is, a file is loaded quickly enough to be loaded by a call the next time."""
    monkeypatch.setattr('rozdej.teacher.isolation.remote.QUICK', 60.0)


@pytest.fixture
def asked(monkeypatch):
    """The kinds of questions asked of workers."""
    kinds = []
    ask = WorkerClient._ask

    def noted(self, kind, *rest):
        kinds.append(kind)
        return ask(self, kind, *rest)

    monkeypatch.setattr(WorkerClient, '_ask', noted)
    return kinds


def test_names_are_asked_for_once(pokus, asked):
    module = pokus('def f():\n    return 1\n')
    for _ in range(3):
        program_of(module).reset()
        assert module.f() == 1
        assert not hasattr(module, 'jina')
    assert asked.count('load') == 4
    assert asked[-2:] == ['call', 'load']  # what is missing is looked for again: a call may have made it


def test_a_name_that_a_call_makes_is_found(pokus):
    module = pokus('def f():\n    globals()["nova"] = 7\n')
    for _ in range(2):
        program_of(module).reset()
        assert not hasattr(module, 'nova')
        module.f()
        assert module.nova == 7


def test_a_function_that_is_not_there_the_second_time_is_missing(pokus):
    module = pokus('import builtins\nif not hasattr(builtins, "x"):\n    def f():\n        return 1\nbuiltins.x = 1\n')
    assert module.f() == 1
    program_of(module).reset()
    with pytest.raises(MissingFunction):
        module.f()


def test_trouble_of_the_second_time_is_told(pokus):
    module = pokus('import builtins\ndef f():\n    return 1\nif hasattr(builtins, "x"):\n    1 / 0\nbuiltins.x = 1\n')
    assert module.f() == 1
    assert not program_of(module).problems
    program_of(module).reset()
    assert module.f() == 1
    assert type(program_of(module).problems['pokus'].cause) is ZeroDivisionError


def test_constants_of_given_files_are_not_asked_for_unless_a_test_changes_them(remote, exercise, asked):
    with open(exercise.given / 'dane.py', 'a', encoding='utf-8') as file:
        file.write('BARVY = ("Sr", ("Ka", 2.5))\nKARTY = (Karta("Sr", 1), Karta("Sr", 2))\nSEZNAM = [1]\n')
    program = remote('def f():\n    return 1\n')
    dane = Facade(program, 'dane')
    assert dane.BARVY == ('Sr', ('Ka', 2.5))
    assert (dane.Karta('Sr', 1), dane.Karta('Sr', 2)) == dane.KARTY
    assert 'attribute' not in asked
    assert dane.SEZNAM == [1]
    assert 'attribute' in asked
    dane.BARVY = 'jine'
    assert dane.BARVY == 'jine'
    program.reset()
    assert dane.BARVY == ('Sr', ('Ka', 2.5))


DIES_LATER = """import os, random
def f():
    random.seed = lambda *a: os._exit(0)
    return 1
def g():
    return 2
"""


def test_a_worker_that_an_earlier_test_has_broken_is_replaced_for_the_next(pokus):
    module = pokus(DIES_LATER)
    assert module.f() == 1
    for _ in range(2):
        program_of(module).reset()
        assert module.g() == 2


def test_a_function_that_ends_its_process_is_called_twice_at_most(pokus, asked):
    module = pokus('import os\ndef f():\n    os._exit(0)\ndef g():\n    return 2\n')
    for _ in range(2):
        assert module.g() == 2
        program_of(module).reset()
    asked.clear()
    with pytest.raises(Ended):
        module.f()
    assert asked.count('call') == 2
    program_of(module).reset()
    assert module.g() == 2


def test_input_at_loading_takes_no_line_of_the_first_call(pokus):
    module = pokus('def f():\n    return input("? ")\nx = input()\n')
    program = program_of(module)
    for _ in range(2):
        program.reset()
        with program.keyboard.plugged_in():
            program.keyboard.prepare(['a'])
            assert module.f() == 'a'
            with pytest.raises(AskedForInput):
                module.f()
        assert type(program.problems['pokus'].cause) is AskedForInput


def test_output_at_loading_is_not_of_the_first_call(pokus, capsys):
    module = pokus('print("nahore")\ndef f():\n    print("uvnitr")\n')
    for _ in range(2):
        program_of(module).reset()
        module.f()
        assert 'nahore' not in capsys.readouterr().out


UNHASHABLE = """class Nic(type):
    def __hash__(self):
        raise KeyError('hash')
    def __eq__(self, other):
        raise KeyError('eq')
    def __instancecheck__(self, other):
        raise KeyError('instance')
class Vec(metaclass=Nic):
    pass
KDE = []
def f(s):
    s.append(Vec())
    KDE.append(s)
    return [Vec(), s]
def g():
    return 1
def h():
    raise ValueError(Vec())
"""


def test_a_type_that_cannot_be_hashed_or_compared_breaks_nothing(pokus):
    module = pokus(UNHASHABLE)
    cards = [1]
    assert 'nejde přečíst' in repr(module.f(cards))
    assert cards != [1]
    with pytest.raises(ValueError):  # noqa: PT011
        module.h()
    assert module.g() == 1
