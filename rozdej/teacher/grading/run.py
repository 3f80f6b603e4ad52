"""Grades a class: sends new and changed submissions to workers, and stores each result at once."""

import argparse
import signal
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from rozdej import CannotRun
from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.grading.archive_tree import Unreadable
from rozdej.teacher.grading.result import Graded, Record, Result
from rozdej.teacher.grading.store import ResultStore
from rozdej.teacher.grading.submissions import Submission
from rozdej.teacher.grading.worker_pool import GradingFailed, Task, Work, WorkerPool

if TYPE_CHECKING:
    from rozdej.teacher.grading.cluster import Cluster

Workers: TypeAlias = 'WorkerPool | Cluster'
"""Processes on this machine, or a cluster."""

LOOK = 0.1
"""Seconds between two looks for signals while results are waited for."""

NOT_READ = 'Odevzdané soubory nejdou přečíst: jsou poškozené, zamčené heslem, nebo příliš velké. Odevzdej je znovu.'
NOT_GRADED = 'Odevzdané soubory se nepodařilo ohodnotit. Ozvi se prosím tomu, kdo kurz vede.'


def check_out(out: Path, submissions: Path) -> None:
    """Check that results can be written to the folder `out`. Raises `CannotRun`."""
    if out.resolve().is_relative_to(submissions.resolve()):
        raise CannotRun(f'{out} lies among the submissions: choose another folder with --out')
    if out.exists() and not out.is_dir():
        raise CannotRun(f'{out} is a file: give a folder with --out, new or of an earlier run')


def amount(unit: str, most: float) -> Callable[[str], float]:
    """Make the type of an option: a number above zero and below `most`. It raises `ArgumentTypeError`."""

    def number(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0 < found < most:
            raise argparse.ArgumentTypeError(f'{text!r} is not a number of {unit}')
        return found

    return number


def need(*modules: str) -> None:
    """Raise `CannotRun` when one of these modules, which only teachers install, is missing."""
    if missing := [name for name in modules if find_spec(name) is None]:
        raise CannotRun(f'{" and ".join(missing)} missing: type pip install -e ".[teacher]" in the folder of the kit')


_held: list[int] = []
"""Signals that have come while they are held back."""


@contextmanager
def _holding_signals() -> Iterator[None]:
    """Hold back Ctrl+C and SIGTERM until the body waits in `first_done`, or has ended.

    The exception that they raise could leave the lock of a future taken, for which its thread would wait for ever, or
    fall into a callback, where Python drops it. A signal just before a wait without a limit would not even raise one.
    """
    heard = [number for number in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, lambda number, _: _held.append(number)) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        came = [*_held]
        _held.clear()
        for one in came:
            signal.raise_signal(one)


def first_done(futures: 'Collection[Future[Any]]') -> 'set[Future[Any]]':
    """Wait until some of the futures are done, and return these. Raises `KeyboardInterrupt` when a signal has come."""
    done: set[Future[Any]] = set()
    while not done:
        if _held:
            raise KeyboardInterrupt
        done = wait(futures, LOOK, FIRST_COMPLETED).done
    return done


@contextmanager
def open_workers(address: str | None, jobs: int) -> Iterator[Workers]:
    """Open the cluster at that address, or `jobs` processes here. Unfinished work is given up if the body raises.

    Wait for results with `first_done`: until then, Ctrl+C is held back.
    """
    workers: Workers
    if address:
        need('distributed')
        from rozdej.teacher.grading.cluster import Cluster

        workers = Cluster(address)
    else:
        workers = WorkerPool(jobs)
    at_once = True
    try:
        with _holding_signals():
            yield workers
        at_once = False
    finally:
        workers.close(at_once)


@dataclass(frozen=True)
class Order:
    """A submission to be graded, and the record of its result."""

    submission: Submission
    record: Record


@dataclass
class Plan:
    """What a run has to do: `orders` to be graded, and results that are known `at_once`."""

    orders: list[Order] = field(default_factory=list)
    at_once: list[Result] = field(default_factory=list)
    unchanged: int = 0


def make_plan(
    submissions: Iterable[Submission], tasks: dict[str, Task], settings: str, known: dict[tuple[str, str], Record]
) -> Plan:
    """Compare submissions with the `known` records, by contents, tests, kit and settings."""
    plan = Plan()
    for submission in submissions:
        task = tasks.get(submission.exercise)
        problem, note, files = submission.problem, '', {}
        try:
            files = submission.read()
        except Unreadable as error:
            problem, note = str(error), NOT_READ
        digest = submission.digest(files)
        record = Record(digest, task.tests if task else '', task.kit if task else '', settings)
        if known.get(submission.key) == record:
            plan.unchanged += 1
        elif problem or task is None:
            plan.at_once.append(_ungraded_result(submission, record, problem, note))
        else:
            plan.orders.append(Order(submission, record))
    return plan


def carry_out(
    plan: Plan, tasks: dict[str, Task], workers: Workers, store: ResultStore
) -> Iterator[tuple[Result, list[str]]]:
    """Grade the orders and store each result. Yields it with the names of students being graded now."""
    running: dict[Future[Graded], Order] = {}
    orders = iter(plan.orders)
    while True:
        while len(running) < workers.wanted and (order := next(orders, None)):
            order, future = _start(order, tasks[order.submission.exercise], workers)
            running[future] = order
        if not running:
            return
        for future in first_done(running):
            result = _result(running.pop(future), future)
            store.put(result)
            yield result, [order.submission.name for future, order in running.items() if future.running()]


def _start(order: Order, task: Task, workers: Workers) -> 'tuple[Order, Future[Graded]]':
    """Submit the files as they are now; they may have changed since the plan was made."""
    submission = order.submission
    try:
        files = submission.read()
    except Unreadable as error:
        gone: Future[Graded] = Future()
        gone.set_exception(GradingFailed(str(error)))
        return order, gone
    order = Order(submission, replace(order.record, submission=submission.digest(files)))
    return order, workers.submit(Work(task, files))


def _result(order: Order, future: 'Future[Graded]') -> Result:
    try:
        graded = future.result()
    except GradingFailed as error:
        problem = f'{Verdict.GRADERS_OWN_ERROR}: {error}'
        return _ungraded_result(order.submission, _stale(order.record), problem, NOT_GRADED)
    result = replace(
        _about(order.submission, order.record, graded.notes, graded.concerns),
        tests=graded.tests,
        remarks=(*order.submission.remarks, *graded.remarks),
        exposure=graded.exposure,
        doubtful=graded.doubtful,
        fresh=graded.fresh,
    )
    if result.is_graders_fault:
        result = replace(result, record=_stale(result.record))
    return result.with_limited_feedback()


def _stale(record: Record) -> Record:
    """Return a record that never matches, so that the next run grades the submission again."""
    return Record(record.submission, '', '', '')


def _ungraded_result(submission: Submission, record: Record, problem: str, note: str) -> Result:
    notes = (note,) if note else () if submission.notes else (NOT_GRADED,)
    return replace(_about(submission, record, notes), problem=problem)


def _about(submission: Submission, record: Record, notes: tuple[str, ...], concerns: tuple[str, ...] = ()) -> Result:
    """Make a result from the submission, with these notes and concerns after its own."""
    return Result(
        *(submission.student, submission.name, submission.exercise, record),
        notes=(*submission.notes, *notes),
        remarks=submission.remarks,
        is_from_moodle=submission.is_from_moodle,
        concerns=(*submission.concerns, *concerns),
    )
