"""How long a program that hangs is waited for: counted in the limits that were given in vain, not in seconds."""

import time
from functools import partial

import pytest

from checks.teacher.isolation.conftest import HASTY as LIMITS
from checks.teacher.isolation.conftest import program_of
from rozdej.core.student.failures import SkippedAfterHangs, TooSlow
from rozdej.teacher.isolation import time_budget as patience_module
from rozdej.teacher.isolation.time_budget import MOST_LIMITS, SHORTEST, SHORTEST_RETRY, Deadline, TimeBudget
from rozdej.teacher.isolation.worker_client import MOST_PROBLEMS, WorkerClient

FUNCTIONS = 30
DEADLINE = LIMITS.seconds_per_call


@pytest.fixture
def pokus(pokus):
    """`pokus(text)` is the module with that text, which may hang."""
    return partial(pokus, limits=LIMITS)


def everything_hangs(budget: TimeBudget, deadline: float) -> float:
    """Seconds that are given in vain when each of many functions is called twice, and all of it run again."""
    for _ in range(FUNCTIONS):
        hangs = 0
        while hangs < 2 and not budget.is_hopeless(hangs, deadline):
            budget.spent += budget.limit(deadline)
            hangs += 1
    for _ in range(FUNCTIONS):
        if budget.allow_retry(deadline):
            budget.spent += budget.limit(deadline)
    return budget.spent


@pytest.mark.parametrize('deadline', [0.5, 2.0, 10.0])
def test_hanging_everywhere_costs_three_deadlines(deadline):
    assert everything_hangs(TimeBudget(), deadline) <= MOST_LIMITS * deadline + FUNCTIONS * SHORTEST


def test_what_does_not_hang_has_all_the_time_there_is():
    budget = TimeBudget()
    assert (budget.limit(2.0), budget.script_limit(5.0, 2.0)) == (2.0, 5.0)
    assert not budget.is_hopeless(1, 2.0)


def test_the_first_hang_is_tried_again_with_the_whole_limit():
    budget = TimeBudget()
    budget.spent += budget.limit(2.0)
    assert SHORTEST <= budget.limit(2.0) <= 0.25
    assert budget.allow_retry(2.0)
    assert budget.limit(2.0) == 2.0


def test_another_try_has_its_time_once_however_much_hangs_in_it():
    budget = TimeBudget()
    budget.spent = 1.0
    assert budget.allow_retry(2.0)
    budget.spent += budget.limit(2.0)
    assert budget.limit(2.0) == SHORTEST
    assert budget.script_limit(5.0, 2.0) == SHORTEST_RETRY


def test_the_time_left_runs_out():
    budget = TimeBudget()
    budget.spent = 5.9
    assert not budget.allow_retry(2.0)


@pytest.fixture
def until_over(monkeypatch):
    """`until_over(share, …)` waits for a worker that works this share of the time: the wait, and how long it took."""

    def until_over(share: float | None, sign=Deadline.__init__, every: float = 1.0) -> tuple[Deadline, float]:
        now = 0.0
        monkeypatch.setattr(patience_module, 'monotonic', lambda: now)
        wait = Deadline(2.0, 0.5, lambda: None if share is None else 7.0 + share * now)
        while not wait.is_over:
            now += 0.03125
            if sign is not Deadline.__init__ and now % every == 0:
                sign(wait)
        return wait, now

    return until_over


@pytest.mark.parametrize(
    ('share', 'seconds', 'is_idle'),
    [
        (1.0, 2.5, False),
        (0.2, 12.5, False),
        (0.0, 6.5, True),
        (0.009, 6.5, True),
        (0.02, 100, False),
        (None, 6.5, False),
    ],
)
def test_a_worker_is_waited_for_by_the_time_that_it_works(until_over, share, seconds, is_idle):
    wait, took = until_over(share)
    assert took == pytest.approx(seconds, abs=0.2)
    assert wait.is_idle is is_idle
    assert wait.cost() == 2.5
    worked = 0.0 if share is None or is_idle else share * seconds
    assert wait.taken == pytest.approx(max(worked, seconds / 3) if worked else seconds, abs=0.3)


def test_a_hang_costs_no_more_on_a_busy_machine(monkeypatch):
    clock = iter([0.0, 0.1, 5.0, 5.1])
    monkeypatch.setattr(patience_module, 'monotonic', lambda: next(clock))
    worked = iter([0.0, 2.0])
    wait = Deadline(2.0, 0.5, lambda: next(worked))
    assert not wait.is_over
    assert not wait.is_over  # and now it says that its own limit of two seconds was over
    assert wait.cost() == pytest.approx(2.0, abs=0.1)


def test_a_hang_costs_no_less_where_the_first_look_is_late(monkeypatch):
    clock = iter([0.0, 1.9, 2.1, 2.1, 2.1])
    monkeypatch.setattr(patience_module, 'monotonic', lambda: next(clock))
    worked = iter([1.9, 2.0])
    wait = Deadline(2.0, 0.5, lambda: next(worked))
    assert not wait.is_over
    assert not wait.is_over
    assert wait.cost() < 1.0
    assert wait.cost(least=2.0) == 2.0


def test_a_worker_that_calls_back_is_not_waiting_but_cannot_go_on_for_ever(until_over):
    assert until_over(0.001, Deadline.restart)[1] == pytest.approx(100, abs=0.2)
    assert until_over(1.0, Deadline.restart)[1] == pytest.approx(2.5, abs=0.2)


def test_a_worker_that_goes_on_behind_what_hung_has_twice_the_time(until_over):
    assert until_over(1.0, Deadline.extend)[1] == pytest.approx(5.0, abs=0.2)
    assert until_over(None, Deadline.extend)[1] == pytest.approx(100, abs=0.2)


@pytest.fixture
def given(monkeypatch):
    """The limits that were given in vain: of each question that was answered too late or with 'too slow'."""
    limits = []
    ask = WorkerClient._ask

    def noted(self, *question):
        try:
            return ask(self, *question)
        except TooSlow:
            limits.append(question[-1])
            raise

    monkeypatch.setattr(WorkerClient, '_ask', noted)
    return limits


@pytest.fixture
def waits(monkeypatch):
    """Limit and grace of each question whose answer was waited for in vain, or came behind something that hung."""
    found = []
    ask = WorkerClient._ask

    def noted(self, *question):
        wait = question[-1] + self.budget.grace(LIMITS.seconds_per_call)
        before = self.budget.spent
        try:
            return ask(self, *question)
        finally:
            if self.budget.spent > before:
                found.append(wait)

    monkeypatch.setattr(WorkerClient, '_ask', noted)
    return found


@pytest.mark.whole(reason='waits for the limit of a call, again and again')
def test_functions_that_hang_are_given_less_and_less(pokus, given):
    names = [f'f{number}' for number in range(12)]
    module = pokus(
        ''.join(f'def {name}():\n    while 1:\n        pass\n' for name in names) + 'def g():\n    return 1\n'
    )
    program = program_of(module)
    for name in names:
        for _ in range(4):
            with pytest.raises(TooSlow):
                getattr(module, name)()
            program.reset()
            assert module.g() == 1
    assert given[0] == DEADLINE
    assert given == sorted(given, reverse=True)
    assert sum(given) <= 2 * DEADLINE + len(names) * SHORTEST


@pytest.mark.whole(reason='waits for the limit of a call, again and again')
def test_what_hung_is_called_again_after_its_hangs_are_forgotten(pokus, given):
    module = pokus('def f():\n    while True:\n        pass\n')
    program = program_of(module)
    for _ in range(5):
        with pytest.raises(TooSlow):
            module.f()
    with pytest.raises(SkippedAfterHangs):
        module.f()
    before = len(given)
    assert program.forget_hangs()
    with pytest.raises(TooSlow):
        module.f()
    assert given[before:] == [pytest.approx(DEADLINE)]  # what is left is a difference of measured times
    while program.forget_hangs():
        with pytest.raises(TooSlow):
            module.f()
    assert sum(given) <= 3 * DEADLINE + SHORTEST


@pytest.mark.whole(reason='waits for the limit of a call, twice')
def test_a_loop_that_only_ends_from_outside_costs_less_the_second_time(pokus):
    program = program_of(pokus('def f():\n    return sum(range(10**13))\n'))
    waits = []
    for _ in range(2):
        before = program._worker.budget.spent
        with pytest.raises(TooSlow):
            program.call('pokus', 'f', (), {})
        waits.append(program._worker.budget.spent - before)
    assert waits[1] < waits[0]


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
def test_statements_that_hang_take_less_and_less_and_the_rest_of_the_file_is_there(pokus):
    module = pokus('while True:\n    pass\n' * 5 + 'def g():\n    return 1\n')
    program = program_of(module)
    assert module.g() == 1
    assert program.problems['pokus'].line == 1
    assert program._worker.budget.spent > DEADLINE
    assert program._worker.budget.limit(DEADLINE) < DEADLINE


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
@pytest.mark.parametrize(
    'endless', ['while True:\n    pass\n', 'sum(range(10**13))\n', 'class A:\n    while True: pass\n']
)
def test_a_file_full_of_statements_that_hang_is_waited_for_once_and_then_hardly_any_more(pokus, waits, endless):
    """A question may take twice its limit and grace when something hangs while its file is loaded."""
    module = pokus(endless * 60 + 'def g():\n    return 1\n' + endless * 60)
    program = program_of(module)
    assert module.g() == 1
    first, *others = waits
    assert first == DEADLINE + patience_module.GRACE
    assert sum(others) <= 3 * (SHORTEST + SHORTEST_RETRY), 'after so many that end only from outside, none is run'
    assert not program.forget_hangs(), 'there is no time for another try'


@pytest.mark.whole(reason='waits for a slow start')
def test_a_worker_that_starts_slowly_has_its_whole_time_afterwards(pokus, monkeypatch):
    module = pokus('def g():\n    return 1\n')
    program = program_of(module)
    take = program._worker._pool.take

    def take_slowly():
        time.sleep(DEADLINE + 2 * patience_module.GRACE)  # longer than anybody would wait for an answer
        return take()

    monkeypatch.setattr(program._worker._pool, 'take', take_slowly)
    assert module.g() == 1
    assert program._worker.budget.spent == 0.0


def test_statements_that_end_the_program_are_no_hangs(pokus):
    """What comes after them has all the time it needs, and is not left out."""
    module = pokus('import os, time\n' + 'os._exit(0)\n' * 4 + 'time.sleep(0.3)\nVETSI = max(1, 2)\n')
    assert module.VETSI == 2


def test_messages_that_it_goes_on_buy_no_time(pokus, monkeypatch):
    bought = []
    extend = Deadline.extend
    monkeypatch.setattr(Deadline, 'extend', lambda wait: bought.append(wait) or extend(wait))
    text = """import os, time
for n in range(3, 40):
    try:
        while True:
            data = b'["load"]'
            os.write(n, len(data).to_bytes(4, 'big') + data)
    except OSError:
        pass
"""
    module = pokus(text + 'def g():\n    return 1\n')
    assert module.g() == 1
    assert 0 < len(bought) <= 3 * MOST_PROBLEMS
