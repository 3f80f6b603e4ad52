"""Tests of which all questions are known: what counts as the same, and what a program is asked besides."""

from importlib.util import module_from_spec, spec_from_file_location
from textwrap import indent
from types import ModuleType

import pytest

from checks.short_limits import hurry
from checks.teacher.grading.conftest import KLONDIKE
from checks.teacher.isolation.conftest import HASTY, LIMITS, program_of
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import Ended, TooSlow
from rozdej.core.student.limits import Limits
from rozdej.core.testing.pytest_session import CollectedTests, sees_exceptions, watches_clock
from rozdej.teacher.grading.judge import EveryTestJudge, Judge
from rozdej.teacher.isolation import response_cache
from rozdej.teacher.isolation.response_cache import PassedRun, ResponseCache
from rozdej.teacher.isolation.time_budget import Deadline

RIGHT = """
VIDENE = []
def dvakrat(x):
    VIDENE.append(x)
    return 2 * x
def videne():
    return VIDENE
def odmitni(x):
    raise ValueError('takhle ne')
"""


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """However busy the machine is, a file is loaded quickly enough, and an answer comes."""
    monkeypatch.setattr('rozdej.teacher.isolation.worker_client.SECONDS', 60.0)
    monkeypatch.setattr('rozdej.teacher.isolation.remote.QUICK', 60.0)


def lesson(module: Facade) -> list:
    """What stands for a test here: some questions, and their answers."""
    return [module.dvakrat(1), module.dvakrat([1]), module.dvakrat('a')]


def known_by(remote, text: str = RIGHT, test=lesson, told=response_cache.without_details) -> ResponseCache:
    """How a program passes that test, which sees so much of an answer."""
    module = begun(remote, text)
    test(module)
    passed = program_of(module).recorded_run()
    assert passed is not None
    program_of(module).close()
    cache = ResponseCache(passed, told)
    assert cache.learn(passed) > 0
    assert cache.learn(passed) == 0
    return cache


def questions(cache: ResponseCache) -> int:
    """How many questions there are, in all ways to pass."""
    steps = [cache.first]
    for step in steps:
        steps += [] if step is None else step.next.values()
    return len([step for step in steps if step])


def begun(remote, text: str, limits: Limits = LIMITS) -> Facade:
    """A module whose program has had its first test, so that a second begins."""
    program = remote(text, limits=limits)
    module = Facade(program, 'pokus')
    module.dvakrat(0)
    program.reset()
    return module


def test_a_program_that_answers_the_same_passes(remote):
    known = known_by(remote)
    assert questions(known) == 3
    assert program_of(begun(remote, RIGHT)).replays(known)
    assert program_of(begun(remote, RIGHT.replace('2 * x', 'x + x') + 'x = 5\n')).replays(known)


@pytest.mark.parametrize(
    'wrong',
    [
        '2 * x if x != "a" else "b"',
        '2 * x if x != 1 else 2.0',
        '2 * x if x != [1] else (1, 1)',
        'print(x) or 2 * x',
        'x.append(1) if type(x) is list else 2 * x',
    ],
)
def test_at_another_answer_the_test_is_run_and_nothing_is_asked_twice(remote, wrong):
    known = known_by(remote)
    module = begun(remote, RIGHT.replace('2 * x', wrong))
    program = program_of(module)
    worker = program._worker._channel
    assert not program.replays(known)
    program.reset()
    fresh = begun(remote, RIGHT.replace('2 * x', wrong))
    assert lesson(module) == lesson(fresh)
    assert module.videne() == fresh.videne()
    assert len(module.videne()) == 3
    assert program._worker._channel is worker
    assert not program.has_diverged


def test_of_many_calls_only_the_types_of_exceptions_may_count(remote):
    def test(module):
        return program_of(module).call_many('pokus', 'odmitni', [(1,), ('["",["ValueError"',)])

    other = RIGHT.replace("'takhle ne'", "'jinak', x")
    known = known_by(remote, test=test)
    assert program_of(begun(remote, other)).replays(known)
    assert not program_of(begun(remote, other.replace('ValueError', 'IndexError'))).replays(known)
    assert not program_of(begun(remote, f'{other}    x = 1\n'.replace('raise', 'if x == 1: raise'))).replays(known)
    assert not program_of(begun(remote, other)).replays(known_by(remote, test=test, told=bytes))


def test_what_comes_behind_another_answer_is_asked_in_vain_and_told_if_it_is_asked(remote):
    def test(module):
        return [module.dvakrat(x) for x in range(3 * response_cache.FIRST)]

    known = known_by(remote, test=test)
    module = begun(remote, RIGHT.replace('2 * x', '2 * x if x != 5 else 0'))
    program = program_of(module)
    assert not program.replays(known)
    program.reset()
    assert test(module)[4:7] == [8, 0, 12]
    assert module.videne() == [*range(3 * response_cache.FIRST)]
    assert not program.has_diverged


def test_no_more_is_asked_behind_many_questions_or_long_ones():
    def asked(*questions: bytes) -> list[int]:
        cache = ResponseCache(PassedRun([(question, b'5') for question in questions], {}), bytes)
        cache.learn(PassedRun([(question, b'5') for question in questions], {}))
        together = []

        def ask(data: bytes, number: int, anew: bool) -> list[bytes]:
            assert anew is (not together)
            together.append(number)
            return [b'5'] * number

        assert cache.replay(ask) is None
        return together

    assert asked(*[b'short'] * 400) == [4, 16, 64, 64, 64, 64, 64, 60]
    assert asked(*[b'long' * response_cache.LONG] * 3) == [1, 1, 1]
    assert asked(b'one') == [1]


@pytest.mark.parametrize('remark', [b'["printed","abc"]', b'["load"]'])
def test_remarks_before_an_answer_belong_to_it(remark):
    answer = b'["value",[],0,"",5]'
    exchanges = [(b'first', remark), (b'', answer), (b'second', answer)]
    cache = ResponseCache(PassedRun(exchanges, {}), bytes)
    cache.learn(PassedRun(exchanges, {}))
    assert cache.replay(lambda data, number, anew: [remark, answer, answer][: number + 1]) is None
    heard = cache.replay(lambda data, number, anew: [answer, answer])
    assert heard == [(b'first', answer), (b'second', answer)]


def test_who_gives_one_answer_where_others_give_two_is_not_waited_for():
    exchanges = [(b'first', b'one'), (b'', b'two')]
    cache = ResponseCache(PassedRun(exchanges, {}), bytes)
    cache.learn(PassedRun(exchanges, {}))
    assert cache.replay(lambda data, number, anew: [b'one'] * number) == [(b'first', b'one')]


def test_of_an_exception_counts_what_the_test_can_see(remote):
    def test(module):
        with pytest.raises(ValueError, match='ne'):
            module.odmitni(1)

    known = known_by(remote, test=test)
    lower = RIGHT.replace('def odmitni', '# jinde\n\n\ndef odmitni')
    for alike in (lower, RIGHT.replace("'takhle ne'", "'ne', x")):
        assert program_of(begun(remote, alike)).replays(known)
    others = "KeyError('takhle ne')", "UnicodeError('takhle ne')", "type('ValueError', (KeyError,), {})('takhle ne')"
    for other in others:
        assert not program_of(begun(remote, RIGHT.replace("ValueError('takhle ne')", other))).replays(known), other
    printed = RIGHT.replace('    raise', '    print()\n    raise')
    assert not program_of(begun(remote, printed)).replays(known)
    program = program_of(begun(remote, lower.replace("raise ValueError('takhle ne')", 'return 1')))
    assert not program.replays(known)
    seen = known_by(remote, test=test, told=bytes)
    assert program_of(begun(remote, RIGHT)).replays(seen)
    assert not program_of(begun(remote, RIGHT.replace("'takhle ne'", "'ne'"))).replays(seen)


@pytest.mark.parametrize(
    ('lines', 'sees'),
    [
        ('with raises(ValueError):\n    f()', False),
        ('import random as nahoda', False),
        ('try:\n    f()\nexcept ValueError:\n    pass', False),
        ('with raises(ValueError) as chyba:\n    f()', True),
        ('with raises(ValueError, match="a"):\n    f()', True),
        ('chyba = pytest.raises(ValueError, f)', True),
        ('try:\n    f()\nexcept ValueError as e :\n    print(e)', True),
        ('from sys import exc_info', True),
    ],
)
def test_which_test_files_look_at_exceptions(tmp_path, lines, sees):
    path = tmp_path / 'test_pokus.py'
    path.write_text(f'def test_it(raises, f):\n{indent(lines, "    ")}\n', encoding='utf-8')
    spec = spec_from_file_location('test_pokus', path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert sees_exceptions(module) is sees


def test_where_an_exception_passed_is_told_by_the_programs_own_lines(remote):
    def test(module):
        with pytest.raises(ValueError, match='takhle ne') as caught:
            module.odmitni(1)
        return caught.value, module.dvakrat(2)

    known = known_by(remote, test=test, told=bytes)
    module = begun(remote, RIGHT.replace('def odmitni', '\n\ndef odmitni').replace('2 * x', '3 * x'))
    program = program_of(module)
    assert not program.replays(known)
    program.reset()
    error, six = test(module)
    assert [line for _, line, _ in program.frames(error)] == [RIGHT[: RIGHT.index('raise')].count('\n') + 3]
    assert six == 6


@pytest.mark.parametrize(
    ('deed', 'error'),
    [('while True: pass', TooSlow), ('os._exit(0)', Ended), ('os.kill(os.getpid(), 9)', Ended)],
)
def test_what_gives_no_answer_is_found_by_the_test_itself(remote, monkeypatch, deed, error):
    monkeypatch.setattr('rozdej.teacher.isolation.worker_client.SECONDS', 0.1)
    known = known_by(remote)
    text = RIGHT.replace('    return 2', f'    if x == [1]:\n        {deed}\n    return 2')
    module = begun(remote, f'import os\n{text}', HASTY)
    program = program_of(module)
    assert not program.replays(known)
    waits, costs = [], []
    cost = Deadline.cost

    def noted(wait, *shares, **least):
        waits.append(wait)
        costs.append(cost(wait, *shares, **least))
        return costs[-1]

    monkeypatch.setattr(Deadline, 'cost', noted)
    program.reset()
    with pytest.raises(error):
        lesson(module)
    assert len(program.log.calls) == 2
    if error is TooSlow:
        assert waits[0].limit == HASTY.seconds_per_call
        assert program._worker.budget.spent == costs[0], 'what a cache waits for takes no time from what hangs'
    program.reset()
    assert not program.replays(known), 'what was so much trouble is not tried again'


def test_who_says_more_than_was_asked_is_heard_out(remote):
    known = known_by(remote)
    text = RIGHT.replace('    return 2', '    if x == [1]:\n        navic()\n    return 2') + (
        'import os\ndef navic():\n    for cislo in range(3, 64):\n        try:\n'
        '            os.write(cislo, bytes([0, 0, 0, 24]) + b\'["value",[],0,"",[2, 4]]\' * 2)\n'
        '        except OSError:\n            pass\n'
    )
    module = begun(remote, text)
    assert not program_of(module).replays(known)
    program_of(module).reset()
    fresh = begun(remote, text)
    for one in (module, fresh):
        with pytest.raises(Ended):
            lesson(one)


def test_a_function_of_the_test_is_called_as_before(remote):
    text = 'def dvakrat(x):\n    return x(3) if x else 0\n'
    known = known_by(remote, text, lambda module: module.dvakrat(lambda n: n + 1))
    assert questions(known) == 2
    assert program_of(begun(remote, text)).replays(known)
    for other, result in (('x(4)', 5), ('x(3) + x(3)', 8), ('5', 5)):
        module = begun(remote, text.replace('x(3)', other))
        assert not program_of(module).replays(known)
        program_of(module).reset()
        assert module.dvakrat(lambda n: n + 1) == result


def test_a_test_that_asks_something_else_has_to_be_run_again(remote):
    known = known_by(remote)
    module = begun(remote, RIGHT.replace('2 * x', '3 * x'))
    program = program_of(module)
    assert not program.replays(known)
    program.reset()
    with pytest.raises(response_cache.UnexpectedQuestion):
        module.dvakrat(7)
    assert program.has_diverged
    program.reset()
    assert module.dvakrat(7) == 21
    assert module.videne() == [7]


def test_a_test_that_asks_less_leaves_nothing_for_the_next(remote):
    known = known_by(remote)
    module = begun(remote, RIGHT.replace('2 * x', '2 * x if x != "a" else 0'))
    program = program_of(module)
    assert not program.replays(known)
    program.reset()
    assert module.dvakrat(1) == 2
    program.reset()
    assert module.dvakrat('b') == 'bb'
    assert module.videne() == ['b']


@pytest.mark.parametrize('missing', ['del dvakrat\n', 'dvakrat = 5\n'])
def test_a_program_without_that_function_is_not_asked(remote, missing):
    known = known_by(remote)
    program = remote(RIGHT + missing)
    program.names('pokus')
    assert not program.replays(known)


def test_what_a_test_only_looks_at_counts_as_well(remote):
    def test(module):
        assert callable(module.videne)
        module.dvakrat(1)

    known = known_by(remote, test=test)
    program = program_of(begun(remote, 'def dvakrat(x):\n    return 2 * x\n'))
    assert not program.replays(known)


def test_a_file_that_was_never_loaded_and_a_function_that_hung_are_left_to_the_test(remote):
    known = known_by(remote)
    assert program_of(begun(remote, RIGHT + 'print("ahoj")\n')).replays(known)
    assert not remote(RIGHT).replays(known)
    for function, replays in ('videne', True), ('dvakrat', False):
        program = program_of(begun(remote, RIGHT))
        program._worker.budget.spent = 0.1
        program.hangs['pokus', function] += 1
        assert program.replays(known) is replays


def test_what_functions_take_may_be_asked_for(remote):
    def test(module):
        return str(module.dvakrat.__signature__)

    known = known_by(remote, test=test)
    assert program_of(begun(remote, RIGHT + '# jinak\n')).replays(known)
    assert not program_of(begun(remote, RIGHT.replace('dvakrat(x)', 'dvakrat(x, y=1)'))).replays(known)


def test_a_test_that_runs_a_script_is_run_always(remote):
    module = begun(remote, RIGHT)
    program_of(module).run_script('pokus.py', (), {})
    module.dvakrat(1)
    assert program_of(module).recorded_run() is None


@pytest.mark.parametrize('end', ['', '1 / 0\n'])
def test_what_loads_a_file_is_no_part_of_a_test_whatever_it_says(remote, end):
    """Other programs have loaded theirs before that test, and would be asked something else."""
    module = Facade(remote(RIGHT + end), 'pokus')
    lesson(module)
    passed = program_of(module).recorded_run()
    assert ['dvakrat' in str(question) for question, _ in passed.exchanges] == 3 * [True]


def test_what_takes_too_much_room_is_not_kept(remote, monkeypatch):
    monkeypatch.setattr(response_cache, 'MOST_BYTES', 1000)
    monkeypatch.setattr('rozdej.teacher.isolation.worker_client.MOST_BYTES', 1000)
    module = begun(remote, RIGHT)
    module.dvakrat('a' * 2000)
    assert program_of(module).recorded_run() is None
    assert len(program_of(module)._worker._channel.exchanges) == 1


def test_a_test_file_that_looks_at_the_clock_is_run_always():
    for line in ('import time', 'from time import monotonic', 'from time import sleep as s'):
        module = ModuleType('tests')
        exec(line, vars(module))
        assert watches_clock(module)
    assert not watches_clock(ModuleType('tests'))


@pytest.fixture
def runs(monkeypatch):
    """The names of all tests that are run."""
    names: list[str] = []
    plain = CollectedTests.run_again

    def run_again(self, item):
        names.append(item.name)
        return plain(self, item)

    monkeypatch.setattr(CollectedTests, 'run_again', run_again)
    return names


def changed(tmp_path, old: str, new: str):
    """The solution of Klondike with that change."""
    folder = tmp_path / 'changed'
    folder.mkdir()
    text = (KLONDIKE.solution / 'klondike.py').read_text(encoding='utf-8')
    assert old in text
    (folder / 'klondike.py').write_text(text.replace(old, new), encoding='utf-8')
    return folder


def test_a_judge_runs_for_the_next_program_only_what_differs(runs, tmp_path):
    wrong = changed(tmp_path, 'def popis_seznam_karet(karty):', 'def popis_seznam_karet(karty):\n    karty = karty[:1]')
    with Judge(KLONDIKE, until=31) as judge:
        first = judge.grade(KLONDIKE.solution)
        everything = len(runs)
        assert everything == len(first.tests)
        runs.clear()
        assert judge.grade(KLONDIKE.solution) == first
        assert len(runs) < everything / 3
        red = judge.grade(wrong)
    with EveryTestJudge(KLONDIKE, until=31) as patient:
        runs.clear()
        assert patient.grade(KLONDIKE.solution) == first
        assert patient.grade(wrong) == red
        assert len(runs) == 2 * everything


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
@pytest.mark.parametrize(
    ('line', 'red'),
    [
        ('def popis_seznam_karet(karty)', 'test_import_je_potichu'),
        ('while True: pass\ndef popis_seznam_karet(karty):', 'test_import_je_potichu'),
        ('def popis_seznam_karet(karty):\n    while True: pass', 'test_popis_prazdneho_seznamu'),
    ],
    ids=['damaged', 'endless', 'hangs'],
)
def test_a_file_with_a_place_that_does_not_work_is_asked_what_is_known_of_the_rest(
    runs, tmp_path, monkeypatch, line, red
):
    folder = changed(tmp_path, 'def popis_seznam_karet(karty):', line)
    hurry(monkeypatch.setattr)
    limits = Limits(seconds_per_call=0.3)
    with Judge(KLONDIKE, limits, until=31) as judge:
        judge.grade(KLONDIKE.solution)
        everything = len(runs)
        runs.clear()
        found = judge.grade(folder)
        reds = {test.test.partition('::')[2] for test in found.tests if not test.passed}
        assert red in reds
        assert reds <= set(runs)
        assert len(runs) < everything / 2
    with EveryTestJudge(KLONDIKE, limits, until=31) as patient:
        again = patient.grade(folder)
    # How long a call that hangs again was waited for, and so what is said of it, may differ.
    assert [(test.test, test.verdict) for test in again.tests] == [(test.test, test.verdict) for test in found.tests]


def test_every_way_to_pass_is_known_from_then_on(runs, tmp_path):
    other = changed(
        tmp_path, 'def popis_seznam_karet(karty):', 'def popis_seznam_karet(karty):  # not documented\n    0'
    )
    with Judge(KLONDIKE, until=31) as judge:
        counts = []
        for folder in (KLONDIKE.solution, KLONDIKE.solution, other, other, KLONDIKE.solution):
            runs.clear()
            judge.grade(folder)
            counts.append(len(runs))
    assert counts[0] > counts[2] > counts[1] == counts[3] == counts[4]


def test_a_way_that_begins_like_another_shares_its_questions(remote):
    known = known_by(remote)
    assert questions(known) == 3
    text = RIGHT.replace('2 * x', '2 * x if x != [1] else 5')
    module = begun(remote, text)
    lesson(module)
    known.learn(program_of(module).recorded_run())
    assert questions(known) == 4
    assert program_of(begun(remote, text)).replays(known)
    assert program_of(begun(remote, RIGHT)).replays(known)


def test_another_way_that_begins_alike_is_gone_from_the_start(remote):
    def test(module):
        first = module.dvakrat(1)
        return [module.dvakrat(first + index) for index in range(6)]

    known = known_by(remote, test=test)
    other = RIGHT.replace('2 * x', '3 * x')
    module = begun(remote, other)
    test(module)
    known.learn(program_of(module).recorded_run())
    assert program_of(begun(remote, other)).replays(known)
    again = begun(remote, RIGHT.replace('2 * x', '3 * x if x < 8 else 5'))
    assert not program_of(again).replays(known)
    program_of(again).reset()
    assert test(again) == [9, 12, 15, 18, 21, 5]
    assert again.videne() == [1, 3, 4, 5, 6, 7, 8]


def test_a_test_that_asked_something_else_after_the_same_answers_is_never_known(remote):
    known = known_by(remote)
    module = begun(remote, RIGHT)
    module.dvakrat(1)
    module.dvakrat(7)
    known.learn(program_of(module).recorded_run())
    assert known.first is None
    module = begun(remote, RIGHT)
    assert program_of(module).replays(known) is False


@pytest.mark.parametrize(
    ('answer', 'told'),
    [
        (b'["value",[],0,"",5]', None),
        (b'["error",[],0,"",["MissingFunction",["m","f",[],null],[]]]', None),
        (b'["error",[],0,"",["",["A","B",[],"t",{}],[["m",3,"f"]]]]', b'["error",[],0,"",["",["A","B'),
        (
            b'["error",[[1,["l",5]]],0,"a\\"b",["",["A","B",[],"t",{}],[]]]',
            b'["error",[[1,["l",5]]],0,"a\\"b",["",["A","B',
        ),
    ],
)
def test_of_an_ordinary_exception_only_its_type_is_left(answer, told):
    assert response_cache.without_details(answer) == (told or answer)
