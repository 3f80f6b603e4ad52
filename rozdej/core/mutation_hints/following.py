"""Making a call of a test once more, and telling what happens in it line by line."""

from typing import Any

import pytest

from rozdej.core.feedback.call_steps import call_steps
from rozdej.core.student.call_trace import CallTrace, CallTracer
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import FOLLOWING_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests


class FollowedProgram(LocalProgram):
    """A program of which one call of a test is followed, that with the given number; `trace` is what was seen of it."""

    def __init__(self, implementation: Implementation, call: int):
        super().__init__(implementation, Guard(FOLLOWING_SECONDS))
        self.trace: CallTrace | None = None
        self._call = call

    def perform(self, module: str, name: str, function: Any, arguments: tuple, keywords: dict) -> Any:
        if self.log.count != self._call:
            return super().perform(module, name, function, arguments, keywords)
        tracer = CallTracer(self.guard, self.implementation.followed)
        try:
            return super().perform(module, name, tracer.traced(function), arguments, keywords)
        finally:
            self.trace = tracer.trace


def steps(
    tests: CollectedTests, implementation: Implementation, item: pytest.Item, call: int, kind: str, *size: int
) -> list[str]:
    """What happens in the call of that number in a test (Czech); `size` is how long lines may be, and how many.

    [] when the test does not come to it, or raises what it did not when it failed and was said to be of that kind.
    """
    program = FollowedProgram(implementation, call)
    again = tests.repeat(program, item)
    if program.trace is None or (again.outcome.kind == 'raised' and kind != 'raised'):
        return []
    return call_steps(program.trace, implementation, again.evidence, *size)
