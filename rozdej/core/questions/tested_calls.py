"""Finds calls to ask about in the level tests of an exercise."""

from typing import Any, NamedTuple

import pytest

from rozdej.core.student.calls import KEPT
from rozdej.core.student.program import Program
from rozdej.core.testing.pytest_session import CollectedTests


class TestedCalls(NamedTuple):
    """Calls that level tests make. Arguments are frozen: `restore` makes them anew."""

    arguments: dict[str, list[Any]]
    """The arguments of different calls, by function."""
    functions: dict[pytest.Item, set[str]]
    """The functions that each test calls; without tests that make very many calls, as whole games do."""


def calls_in_tests(tests: CollectedTests, program: Program) -> TestedCalls:
    """Run the tests on a program, usually one that passes, and return the calls that they make.

    Calls with keywords, and those that are given more than plain data, are left out.
    """
    arguments: dict[str, dict[str, Any]] = {}
    functions = {}
    for test in tests.run(program):
        if program.log.count <= KEPT:
            functions[test.item] = {call.function for call in program.log.calls}
        for call in program.log.calls:
            if call.before is not None and not call.keywords:
                arguments.setdefault(call.function, {}).setdefault(repr(call.arguments_before), call.before)
    return TestedCalls({name: [*calls.values()] for name, calls in arguments.items()}, functions)
