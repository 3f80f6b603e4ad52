"""Reduces a call that was followed to facts that one can ask about: lines, turns, values, and how it ended."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Set
from typing import Any, NamedTuple

from rozdej.core.student.call_trace import CallTrace, Unknown, is_same, keep, value_of
from rozdej.core.student.calls import NOTHING

LONGEST_ASKED = 60
"""Characters of a value that can be the answer to a question."""

MOST_FOLLOWED = 3_000
"""Most steps of a call that anybody is asked about."""

SEVERAL_IN_A_SET = re.compile(rb'[<>][\x02-\xff]\x00{3}')
"""How `marshal` begins a set of more than one value: in which order these come is another in each process."""

Place = tuple[str, int]
"""A module of the program and a line of its file."""


class CallFacts(NamedTuple):
    """What a call did in the student's own files, as plain data. Values are at most `LONGEST_ASKED` long."""

    raised: str
    """The type of the exception with which it ended; '' when it returned."""
    result: tuple[Any, ...]
    """What it returned, as the only item; () when that is too long or no plain data."""
    end: Place
    """The line that returned, or from which the exception came."""
    ran: tuple[Place, ...]
    """The statements that ran, by their first lines."""
    times: tuple[tuple[str, int, int], ...]
    """How often a statement ran, of functions that were called once: module, line, number."""
    values: tuple[tuple[str, int, str, Any], ...]
    """What a statement that ran once gave a variable, of functions that were called once: module, line, name, value."""
    final: tuple[tuple[str, int, str, Any], ...]
    """What a variable that had several values held when the last statement of such a function began."""
    changed: tuple[tuple[int, tuple[Any, ...]], ...]
    """Arguments that were changed in place: index, and the value as in `result`."""


def facts_of(
    trace: CallTrace,
    returned: Any,
    raised: str,
    raised_at: Place | None,
    arguments: tuple[tuple[Any, Any], ...],
    modules: Mapping[str, str],
    own: Set[str],
) -> CallFacts | None:
    """Return the facts of a call; None when not all of it was seen, or when sets have a part in it.

    `returned` is `NOTHING` after an exception. `arguments` are pairs of values, kept before the call and after it,
    `modules` the program's modules by file, `own` those that are not given: records of their classes are no answers.
    """

    def short(kept: Any) -> tuple[Any, ...]:
        """A value that was kept, as the only item, if it can be an answer; else ()."""
        if kept is NOTHING or isinstance(kept, Unknown) or (type(kept) is bytes and len(kept) > 10 * LONGEST_ASKED):
            return ()
        value = value_of(kept)
        return (value,) if len(repr(value)) <= LONGEST_ASKED and own.isdisjoint(_origins(value)) else ()

    steps = trace.steps
    if not steps or trace.has_gap or trace.is_cut or (raised and raised_at is None):
        return None
    kept = [*(before for before, _ in arguments), *(change.now for step in steps for change in step.changes)]
    if any(type(one) is bytes and SEVERAL_IN_A_SET.search(one) for one in kept):
        return None
    begun = Counter((step.file, step.line) for step in steps if step.is_head)
    once = {step.run for step in steps if step.is_head and begun[step.file, step.line] == 1}
    last = {step.run: step for step in steps}
    body = [step for step in steps if not step.is_head]
    times = Counter((modules[step.file], step.line) for step in body if step.run in once)
    values, final = [], []
    state: defaultdict[int, dict[str, Any]] = defaultdict(dict)
    counts: Counter[tuple[int, str]] = Counter()
    for step in steps:
        place = modules[step.file], step.line
        if step.run in once and not step.is_head and times[place] == 1 and not step.raised:
            given = ((change.name, short(change.now)) for change in step.changes)
            values += [(*place, name, *value) for name, value in given if value]
            if last[step.run] is step:
                held = ((name, short(kept)) for name, kept in state[step.run].items() if counts[step.run, name] > 1)
                final += [(*place, name, *value) for name, value in held if value]
        for change in step.changes:
            state[step.run][change.name] = change.now
            counts[step.run, change.name] += 1
    return CallFacts(
        raised,
        () if returned is NOTHING else short(keep(returned)),
        raised_at or (modules[steps[0].file], last[steps[0].run].line),
        tuple(sorted({(modules[step.file], step.line) for step in body})),
        tuple(sorted((*place, count) for place, count in times.items())),
        tuple(values),
        tuple(final),
        tuple((index, short(now)) for index, (before, now) in enumerate(arguments) if not is_same(before, now)),
    )


def _origins(value: Any) -> Iterator[str]:
    """Yield the modules from which the types of a value, and of all in it, come."""
    yield type(value).__module__
    if isinstance(value, list | tuple | set | frozenset | dict):
        for item in value.items() if isinstance(value, dict) else value:
            yield from _origins(item)
