"""Loading students' programs and calling into them."""

import pytest

from rozdej.core.student import program as program_module
from rozdej.core.student.calls import NOTHING
from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.failures import (
    AskedForInput,
    BrokenFile,
    MissingFunction,
    SkippedAfterHangs,
    SlowCalls,
    TooSlow,
    WaitingCalls,
    WrongParameters,
)
from rozdej.core.student.guard import Guard
from rozdej.core.student.limits import ENDLESS_UNTIL_HOPELESS, IN_ALL_TIMES, TEST_CALLS_SECONDS, WAITING_TIMES_OF_TEST
from rozdej.core.system import SYSTEM


def test_every_reset_is_a_fresh_start(program):
    facade = Facade(
        student := program('seznam = []\ndef pridej():\n    seznam.append(1)\n    return len(seznam)\n'), 'pokus'
    )
    assert [facade.pridej(), facade.pridej()] == [1, 2]
    student.reset()
    assert facade.pridej() == 1


def test_calls_are_remembered_with_their_arguments_as_they_were(program):
    facade = Facade(student := program('def vezmi(s):\n    print("beru")\n    return s.pop()\n'), 'pokus')
    cards = [1, 2]
    facade.vezmi(cards)
    [call] = student.log.calls
    assert call.arguments_before == ([1, 2],)
    assert call.arguments == ([1],)
    assert (call.result, call.printed) == (2, 'beru\n')


class Hearing:
    """Writes down what it hears of calls: before a call it has no result."""

    def __init__(self):
        self.heard = []

    def before(self, call):
        self.heard.append((call.function, call.result is NOTHING, call.exception))

    def after(self, call):
        self.heard.append((call.function, call.result, type(call.exception)))


def test_observers_hear_of_each_call_before_and_after_it(program):
    text = 'def dva():\n    return jedna() + 1\ndef jedna():\n    return 1 / nula\n'
    facade = Facade(student := program(text), 'pokus')
    student.observers = [hearing := Hearing()]
    with pytest.raises(NameError):
        facade.dva()
    student.set('pokus', 'nula', 1)
    assert facade.jedna() == 1
    assert hearing.heard == [
        ('dva', True, None),
        ('dva', NOTHING, NameError),
        ('jedna', True, None),
        ('jedna', 1, type(None)),
    ]


def test_calls_of_the_students_own_code_are_not_remembered(program):
    student = program('from pomocnik import f\ndef g():\n    return f() + f()\n', pomocnik='def f():\n    return 1\n')
    with installed_in_sys_modules(student):
        assert Facade(student, 'pokus').g() == 2
    assert [call.function for call in student.log.calls] == ['g']


def test_statement_that_fails_is_left_out_and_the_rest_is_run(program):
    student = program('a = 1\nb = 1 / 0\ndef f():\n    return a\n')
    assert Facade(student, 'pokus').f() == 1
    problem = student.problems['pokus']
    assert (problem.line, type(problem.cause)) == (2, ZeroDivisionError)


def test_a_statement_that_fails_is_told_before_those_that_print(program):
    student = program('print(1)\n1 / 0\n[][0]\nprint(2)\ndef f():\n    return 1\n')
    assert Facade(student, 'pokus').f() == 1
    problem = student.problems['pokus']
    assert (problem.line, type(problem.cause)) == (2, ZeroDivisionError)


@pytest.mark.parametrize(
    'text', ['input()\n', 'while True:\n    pass\n', 'raise SystemExit\n', 'print(1)\n', '1 / 0\n']
)
def test_import_quietly_refuses_what_is_not_quiet(program, text):
    student = program('x = 1\n' + text)
    with student.keyboard.plugged_in(), pytest.raises(BrokenFile) as refused:
        student.import_quietly('pokus')
    assert refused.value.problem.inner_line >= 2


def test_module_that_prints_blames_itself_and_not_who_imports_it(program):
    student = program('from povidalek import x\n', povidalek='print("bla")\nx = 1\n')
    with installed_in_sys_modules(student):
        assert student.import_quietly('pokus') == ''
    assert student.problems.keys() == {'povidalek'}


def test_wrong_number_of_arguments_is_told_apart_from_a_type_error_inside(program):
    facade = Facade(program('def dvakrat():\n    return 1\ndef f(x):\n    return len(x)\n'), 'pokus')
    with pytest.raises(WrongParameters):
        facade.dvakrat(1)
    with pytest.raises(TypeError, match='len'):
        facade.f(1)


def test_endless_function_is_stopped_sooner_each_time_and_then_not_called(program):
    facade = Facade(student := program('def f():\n    while True:\n        pass\ndef g():\n    return 1\n'), 'pokus')
    for _ in range(3):
        with pytest.raises(TooSlow):
            facade.f()
        student.reset()
    with pytest.raises(SkippedAfterHangs):
        facade.f()
    assert facade.g() == 1


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
def test_where_statements_hang_again_and_again_only_definitions_are_taken(program):
    endless = 'while True:\n    pass\n'
    rest = 'import math\nCENY: list = [-1, (2, "a")]\nVETSI = CENY[0] + 1\ndef g():\n    return CENY, math\n'
    student = program(endless * 20 + rest + endless * 20)
    facade = Facade(student, 'pokus')
    assert facade.g()[0] == [-1, (2, 'a')]
    with pytest.raises(MissingFunction):
        _ = facade.VETSI
    assert student.problems['pokus'].line == 1


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
def test_a_right_file_does_not_suffer_where_statements_of_another_hang(program):
    endless = 'while True:\n    pass\n'
    student = program('VETSI = max(1, 2)\ndef g():\n    return VETSI\n', dane=endless * 20)
    student.module('dane')
    assert Facade(student, 'pokus').g() == 2
    assert list(student.problems) == ['dane']


@pytest.mark.whole(reason='prints for two seconds')
def test_a_story_told_slowly_loses_nothing(program):
    """The sleeps are longer than a call may work, each of them; what stands behind them is there all the same."""
    student = program('import time\n' + 'print(1)\ntime.sleep(0.3)\n' * 3 + 'Z = max(5, 1)\ndef z():\n    return Z\n')
    assert Facade(student, 'pokus').z() == 5


class SlowGuard(Guard):
    """Puts clocks on by so much in each call."""

    def __init__(self, clocks: dict[str, float], worked: float, passed: float):
        super().__init__()
        self._clocks, self._takes = clocks, {'worked': worked, 'passed': passed}

    def run(self, *call, **how):
        for name, seconds in self._takes.items():
            self._clocks[name] += seconds
        return super().run(*call, **how)


def test_calls_that_wait_are_told_from_calls_that_work(program, monkeypatch):
    """Both are counted together for a whole test: by the time they worked, and, if they did not, by the clock."""
    facade = Facade(student := program('def f():\n    return 1\n'), 'pokus')
    clocks = {'worked': 0.0, 'passed': 0.0}
    monkeypatch.setattr(SYSTEM, 'worked_seconds', lambda: clocks['worked'])
    monkeypatch.setattr(program_module, 'monotonic', lambda: clocks['passed'])

    def stopped_by(worked: float, passed: float) -> TooSlow:
        """The failure when each call takes so long."""
        student.reset()
        with monkeypatch.context() as patch:
            patch.setattr(student, 'guard', SlowGuard(clocks, worked, passed))
            for _ in range(1000):
                try:
                    facade.f()
                except TooSlow as stopped:
                    return stopped
        raise AssertionError

    working, waiting, hardly = stopped_by(0.125, 0.25), stopped_by(0.001, 0.5), stopped_by(0.02, 0.5)
    assert (type(hardly), hardly.count) == (SlowCalls, IN_ALL_TIMES * TEST_CALLS_SECONDS / 0.5)
    assert (type(working), working.limit) == (SlowCalls, TEST_CALLS_SECONDS)
    assert working.count == TEST_CALLS_SECONDS / 0.125
    assert (type(waiting), waiting.limit) == (WaitingCalls, TEST_CALLS_SECONDS * WAITING_TIMES_OF_TEST)
    assert waiting.count == waiting.limit / 0.5
    student.seconds_per_test = 2 * TEST_CALLS_SECONDS
    working, waiting = stopped_by(0.125, 0.25), stopped_by(0.001, 0.5)
    assert working.count == working.limit / 0.125 == 2 * TEST_CALLS_SECONDS / 0.125
    assert waiting.count == waiting.limit / 0.5 == 2 * TEST_CALLS_SECONDS * WAITING_TIMES_OF_TEST / 0.5


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
def test_where_definitions_hang_too_nothing_more_is_taken(program):
    student = program('def f(x=[0 for _ in iter(int, 1)]):\n    pass\n' * 30 + 'def g():\n    return 1\n')
    ran = []
    student.modules.on_statement = lambda module, index: ran.append(index)
    with pytest.raises(MissingFunction):
        Facade(student, 'pokus').g()
    assert ran == list(range(2 * ENDLESS_UNTIL_HOPELESS))


def test_input_without_a_prepared_line_is_refused(program):
    student = program(
        'def f():\n    try:\n        return input("Ahoj? ")\n    except Exception:\n        return "spolknuto"\n'
    )
    with student.keyboard.plugged_in():
        with pytest.raises(AskedForInput):
            Facade(student, 'pokus').f()
        student.keyboard.prepare(['nazdar'])
        assert Facade(student, 'pokus').f() == 'nazdar'


@pytest.mark.parametrize('trouble', ['', 'print()\n', '1 / 0\n'])
def test_equal_texts_of_two_statements_are_as_different_in_every_test(program, trouble):
    """Python makes them one object only in what it compiles together; it must not matter which test is first."""
    student = program(f"BARVY = ['♥', '♠']\nSRDCE = '♥'\n{trouble}def f():\n    return BARVY[0] is SRDCE\n")
    facade, seen = Facade(student, 'pokus'), []
    for _ in range(3):
        seen.append(facade.f())
        student.reset()
    assert len(set(seen)) == 1
    assert seen[0] is not bool(trouble), 'as Python does where nothing is left out'


@pytest.mark.parametrize(('fails', 'times'), [('zkus()', 1), ('@zkus\ndef h():\n    pass', 1), ('x = 1; zkus()', 2)])
def test_a_statement_that_fails_is_run_once_where_it_stands_alone(program, monkeypatch, fails, times):
    def deed(function=None):
        done.append(1)
        raise ValueError

    done: list[int] = []
    monkeypatch.setattr('builtins.zkus', deed, raising=False)
    student = program(f'def f():\n    return 1\n{fails}\ny = 2\n')
    assert Facade(student, 'pokus').y == 2
    assert len(done) == times
    problem = student.problems['pokus']
    assert (type(problem.cause), problem.line) == (ValueError, 4 if 'def h' in fails else 3)


def test_a_program_that_is_slow_to_load_is_not_run_anew(program, monkeypatch):
    """There would be no time left to explain anything."""
    student = program('def f():\n    return 1\n')
    Facade(student, 'pokus').f()
    [call] = student.log.calls
    assert student.ending(call).line == 2
    assert student.alone(call, []) == (1, '', [])
    monkeypatch.setattr(program_module, 'RELOADING_SECONDS', -1.0)
    assert student.ending(call) is None
    assert student.alone(call, []) is None
