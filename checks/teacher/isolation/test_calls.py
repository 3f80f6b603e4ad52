"""A call of a function in a worker is like one in this process: arguments, output, input, functions of both sides."""

import builtins
import inspect
import random
from collections import deque
from types import ModuleType, SimpleNamespace

import pytest

from checks.teacher.isolation.conftest import program_of
from rozdej.core.student.facade import StudentFunction, installed_in_sys_modules
from rozdej.core.student.failures import AskedForInput, TooSlow
from rozdej.core.student.loading import LoadMemory
from rozdej.core.testing.fixtures import shares_random
from rozdej.teacher.isolation.channel import LENGTH, ChannelClosed, from_json
from rozdej.teacher.isolation.worker.service import Service


@pytest.mark.parametrize('pool', ['sandboxes', 'processes'])
def test_a_call_gives_what_the_function_returns(pokus, pool):
    assert pokus('def f(x, y=1):\n    return {x: [y, (None,)]}\n', pool=pool).f('a', y=2.5) == {'a': [2.5, (None,)]}


def test_arguments_are_changed_in_place_and_stay_one(pokus):
    module = pokus('def f(hra):\n    hra["a"].append(hra["b"].pop())\n    hra["c"] = hra["a"]\n    return hra["b"]\n')
    game = {'a': [1], 'b': [2, 3]}
    first, second = game['a'], game['b']
    result = module.f(game)
    assert game == {'a': [1, 3], 'b': [2], 'c': [1, 3]}
    assert game['a'] is first is game['c']
    assert result is second


def test_arguments_are_changed_also_by_a_function_that_raises(pokus):
    module = pokus('def f(s, m):\n    s.clear()\n    m.add(5)\n    raise ValueError("ne")\n')
    cards, seen = [1], {4}
    with pytest.raises(ValueError, match='ne'):
        module.f(cards, seen)
    assert (cards, seen) == ([], {4, 5})


def test_every_test_begins_with_a_fresh_module(pokus):
    module = pokus('seznam = []\ndef f():\n    seznam.append(1)\n    return len(seznam)\n')
    assert [module.f(), module.f()] == [1, 2]
    program_of(module).reset()
    assert module.f() == 1


def test_luck_is_the_same_in_every_test(pokus):
    module = pokus('import random\ndef f():\n    return random.random()\n')
    first = module.f()
    program_of(module).reset()
    assert module.f() == first


def test_a_tests_own_random_numbers_are_shared(pokus):
    module = pokus('import random\ndef f():\n    return random.random()\n')
    program_of(module).shares_random = True
    program_of(module).reset()
    random.seed(7)
    assert module.f() == random.Random(7).random()


@pytest.mark.parametrize(
    ('line', 'shared'),
    [
        ('import random', True),
        ('from random import Random, seed', True),
        ('from random import shuffle as zamichej', True),
        ('from random import Random', False),
        ('nahoda = __import__("random").Random(1)', False),
        ('', False),
        ('class Z:\n    def __getattr__(self, name): return {}[name]\nz = Z()', False),
    ],
)
def test_which_test_files_have_to_do_with_a_students_luck(line, shared):
    tests = ModuleType('test_pokus')
    exec(line, vars(tests))
    assert shares_random(tests) is shared


def test_sets_of_text_come_in_the_same_order_everywhere(pokus):
    module = pokus('def f():\n    return list({"Gábi", "Petr", "Pavel", "Soňa", "Kr", "Pi", "Sr", "Ka"})\n')
    first = module.f()
    program_of(module)._worker.discard()
    assert module.f() == first


# What is printed, and what is read


def test_what_a_function_prints_is_printed_here(pokus, capsys):
    module = pokus('print("pri importu")\ndef f():\n    print("ž" * 300_000)\n    return 1\n')
    module.f()
    assert capsys.readouterr().out == 'ž' * 300_000 + '\n'
    assert len(program_of(module).log.calls[0].printed) == 300_001


def test_input_reads_the_lines_that_were_prepared(pokus):
    module = pokus('def f():\n    return input("co? ")\n')
    program = program_of(module)
    with program.keyboard.plugged_in():
        program.keyboard.prepare(['a', 'b'])
        assert [module.f(), module.f()] == ['a', 'b']
        with pytest.raises(AskedForInput) as caught:
            module.f()
        assert caught.value.prepared == 2


def test_a_tests_own_input_is_asked_after_what_was_printed_before(pokus, monkeypatch, capsys):
    module = pokus('def f():\n    print("dřív")\n    return input("? ") + input()\n')
    seen = []

    def answer(prompt=''):
        seen.append((prompt, capsys.readouterr().out))
        return 'x'

    monkeypatch.setattr(builtins, 'input', answer)
    assert module.f() == 'xx'
    assert seen == [('? ', 'dřív\n'), ('', '')]


def test_an_exception_of_the_tests_input_reaches_the_student(pokus, monkeypatch):
    def end(prompt=''):
        raise EOFError('konec')

    monkeypatch.setattr(builtins, 'input', end)
    assert (
        pokus('def f():\n    try:\n        input()\n    except EOFError as e:\n        return str(e)\n').f() == 'konec'
    )


# Functions of both sides


def test_a_function_of_the_tests_can_stand_in_for_a_students(pokus):
    module = pokus('def g(x):\n    return 1\ndef f(s):\n    return [g(s), g(s)]\n')
    module.g = lambda s: [len(s), {'a': s}]
    assert module.f([1, 2]) == [[2, {'a': [1, 2]}], [2, {'a': [1, 2]}]]


def test_a_function_of_the_tests_can_be_an_argument_and_call_back(pokus):
    module = pokus('def g(x):\n    return x + 1\ndef f(strategie):\n    return strategie(5)\n')
    assert module.f(lambda x: 10 * module.g(x)) == 60
    assert module.f(module.g) == 6
    assert [call.function for call in program_of(module).log.calls] == ['f', 'f']


def test_a_function_of_the_students_comes_back_as_one(pokus):
    module = pokus('def g():\n    return 3\ndef f():\n    return g\n')
    function = module.f()
    assert type(function) is StudentFunction
    assert function() == 3


def test_constants_can_be_read_set_and_taken_away(pokus):
    module = pokus('KOLIK = [1]\ndef f():\n    return KOLIK\n')
    assert module.KOLIK == [1]
    module.KOLIK = [2]
    assert module.f() == [2]
    del module.KOLIK
    assert not hasattr(module, 'KOLIK')
    with pytest.raises(NameError):
        module.f()


def test_signatures_and_docstrings_can_be_asked_for(pokus):
    module = pokus('def f(a, b=2, *c, d, **e):\n    "Popis."\n')
    assert str(inspect.signature(module.f)) == '(a, b=Ellipsis, *c, d, **e)'
    assert module.f.__doc__ == 'Popis.'
    with pytest.raises(TypeError):
        inspect.signature(module.f).bind(1)


def test_modules_of_the_program_can_be_imported(remote):
    program = remote('from pomocnik import f\ndef g():\n    return f() + 1\n', pomocnik='def f():\n    return 1\n')
    with installed_in_sys_modules(program):
        from pokus import g
        from pomocnik import f

        assert (f(), g()) == (1, 2)


def test_what_the_judge_returns_to_a_call_that_was_ended_is_no_question(tmp_path):
    """The time is up while a function of the judge's runs: what that returns comes when nobody waits for it."""
    (tmp_path / 'pokus.py').write_text('def ptej():\n    return input()\n\n\ndef pet():\n    return 5\n')
    asks_judge = [], 0, True, None
    coming = deque(
        [
            ('call', [], (), 'pokus', 'ptej', [], asks_judge),
            TooSlow(1.0),
            ('returned', [], 'pozdě'),
            ('call', [], (), 'pokus', 'pet', [], None),
            ChannelClosed(),
        ]
    )
    said = []

    def receive():
        if isinstance(coming[0], BaseException):
            raise coming.popleft()
        return coming.popleft()

    def say(message):
        said.append(from_json(message[LENGTH.size :]))

    channel = SimpleNamespace(receive=receive, send=say, post=say, close=lambda: None)
    order = {'folder': str(tmp_path), 'modules': ['pokus'], 'untouched': [], 'functions': [], 'given': []}
    order |= {
        'seconds': 10.0,
        'seconds_per_test': 20.0,
        'output': 1000,
        'hangs': 0,
        'memory': LoadMemory().plain(),
    }
    Service(channel, order).serve()
    assert [message[0] for message in said] == ['call', 'error', 'value']
    assert said[-1][-1] == 5
