"""Generates fresh cases: calls of a student's functions that are in no test, made from a seed.

`samples/<exercise>/fresh.py` (or a package `fresh`) defines them and is never handed out; docs/authors.md shows how to
write it. It makes one object and registers, for each function, what generates its cases:

    from rozdej.teacher.fresh_cases import Dice, FreshCases

    fresh = FreshCases()

    @fresh.cases('vezmi', share=2)
    def some_of_them(dice: Dice) -> tuple:
        return dice.randint(3, 13), dice.randint(1, 3)

A program has to do what the solution does in a case: return the same result, make the same changes to the arguments,
print the same text, or raise an exception of the same type. Where chance decides, the author states what has to hold
instead (`holds`, `together`), or plays with the program (`plays`).
"""

from rozdej.teacher.fresh_cases.api import (
    CASES,
    BadFreshCases,
    Dice,
    FreshCases,
    Functions,
    badly_shuffled,
    fresh_file,
    load,
    too_often,
)
from rozdej.teacher.fresh_cases.equality import Answer, same_data
from rozdej.teacher.fresh_cases.questions import Questions, levels_of
from rozdej.teacher.fresh_cases.runner import CaseResults, CaseRunner, Fault, arguments_for

__all__ = [
    'CASES',
    'Answer',
    'BadFreshCases',
    'CaseResults',
    'CaseRunner',
    'Dice',
    'Fault',
    'FreshCases',
    'Functions',
    'Questions',
    'arguments_for',
    'badly_shuffled',
    'fresh_file',
    'levels_of',
    'load',
    'same_data',
    'too_often',
]
