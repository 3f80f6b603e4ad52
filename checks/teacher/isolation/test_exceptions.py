"""Exceptions of a program in a worker arrive as what they were, and none of them harms the judge."""

import pytest

from checks.teacher.isolation.conftest import program_of
from rozdej.core.student.failures import (
    AskedForInput,
    BrokenFile,
    MissingFile,
    MissingFunction,
    SkippedAfterHangs,
    SlowCalls,
    WrongParameters,
)
from rozdej.teacher.isolation.judge_proxies import ErrorDecoder
from rozdej.teacher.isolation.worker.service import WorkerImplementation
from rozdej.teacher.isolation.worker.worker_objects import ErrorEncoder


def test_exceptions_are_of_the_same_type_and_say_where(pokus):
    module = pokus('def f():\n    return g()\ndef g():\n    raise KeyError("není", 3)\n')
    with pytest.raises(KeyError) as caught:
        module.f()
    assert caught.value.args == ('není', 3)
    frames = program_of(module).frames(caught.value)
    assert [(line, name) for _, line, name in frames] == [(2, 'f'), (4, 'g')]
    assert frames[0][0].endswith('student/pokus.py')


def test_an_exception_of_the_students_own_type_keeps_its_name_and_its_kind(pokus):
    module = pokus(
        'class Zakazano(ValueError):\n    def __str__(self): return "nejde to"\n'
        'def f():\n    raise Zakazano(object())\n'
    )
    with pytest.raises(ValueError, match='nejde to') as caught:
        module.f()
    assert type(caught.value).__name__ == 'Zakazano'


@pytest.mark.parametrize('name', ['KeyboardInterrupt', 'GeneratorExit', 'BaseException', 'StopIteration'])
def test_exceptions_that_would_end_the_judge_do_not(pokus, name):
    with pytest.raises(BaseException) as caught:  # noqa: PT011
        pokus(f'def f():\n    raise {name}\n').f()
    assert type(caught.value).__name__ == name
    assert not isinstance(caught.value, KeyboardInterrupt)


@pytest.mark.parametrize(
    'raising',
    [
        'class E(Exception):\n    def __str__(self): return 1\ndef f(): raise E\n',
        'class E(Exception):\n    def __str__(self):\n        while True: pass\ndef f(): raise E\n',
        'class E(Exception):\n    args = property(lambda self: 1/0)\ndef f(): raise E\n',
        'def f(): raise UnicodeDecodeError("a", b"b", 0, 1, "c")\n',
        'def f(): raise ExceptionGroup("a", [ValueError()])\n',
        'def f(): raise type("ValueError\\n\\ud800", (Exception,), {})\n',
        'def f(): raise type("CallAborted", (BaseException,), {})\n',
        'def f(): raise OSError(2, "x", "y")\n',
    ],
)
def test_strange_exceptions_are_still_exceptions(pokus, raising):
    with pytest.raises(BaseException):  # noqa: B017, PT011 - whatever comes, it must come as an exception
        pokus(raising).f()


def test_what_is_missing_is_told_as_in_one_process(remote, pokus):
    module = pokus('def dvakrat():\n    pass\n')
    with pytest.raises(MissingFunction) as caught:
        _ = module.trikrat
    assert caught.value.present == ['dvakrat']
    with pytest.raises(WrongParameters):
        module.dvakrat(1)
    program = remote('x =\n')
    with pytest.raises(BrokenFile) as broken:
        program.attribute('pokus', 'x')
    assert broken.value.problem.is_unreadable
    program.implementation._sources['pokus'] = None
    program.reset()
    with pytest.raises(MissingFile):
        program.attribute('pokus', 'x')


@pytest.mark.parametrize(
    ('statements', 'told'),
    [('print("ahoj")\nx = 1\n', (1, 'ahoj\n')), ('print("ahoj")\n1 / 0\nx = input()\n', (2, ''))],
)
def test_trouble_while_loading_is_remembered_and_left_out(pokus, statements, told):
    module = pokus(f'{statements}def f():\n    return 1\n')
    assert module.f() == 1
    with pytest.raises(BrokenFile) as caught:
        program_of(module).import_quietly('pokus')
    assert (caught.value.problem.line, caught.value.problem.printed) == told


@pytest.mark.parametrize('statement', ['print("Ahoj")', 'neznam'])
def test_however_many_statements_are_in_trouble_the_first_is_told(program, statement):
    tried = program(f'def f():\n    return 1\n{statement}\n' + f'{statement}\n' * 60 + 'A = 1\n')
    with pytest.raises(BrokenFile) as caught:
        tried.import_quietly('pokus')
    assert (caught.value.problem.line, type(caught.value.problem.cause)) == (
        3,
        NameError if statement == 'neznam' else type(None),
    )
    assert {'f', 'A'} <= set(tried.names('pokus'))


def test_quit_ends_a_function_as_everywhere(pokus):
    with pytest.raises(SystemExit):
        pokus('def f():\n    quit()\n').f()


@pytest.mark.parametrize(
    'here', [SlowCalls(5.0, False, [], 'f', 7), SkippedAfterHangs(0.25, False, []), AskedForInput(2)]
)
def test_facts_of_a_failure_arrive(pokus, here):
    program = program_of(pokus('def f():\n    pass\n'))
    sent = ErrorEncoder(
        program, WorkerImplementation(program.implementation.folder, ['pokus'], [], []).module_of
    ).error(here)
    there = ErrorDecoder(program.implementation).error(sent)
    assert type(there) is type(here)
    assert vars(there) == {**vars(here), 'frames': []}
