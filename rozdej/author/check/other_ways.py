"""Are the other ways that a finished program is told of ways of right programs, and none of them the solution's?"""

import ast
from collections.abc import Iterator

from rozdej.author.check import Problem
from rozdej.author.check.hint_checks import MOST_LINES, given_away, lines_of_solution
from rozdej.author.check.right_programs import ways
from rozdej.author.check.solution_variants import text_of
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.other_ways import FILE, other_ways, tools_in


def check_other_ways(exercise: Exercise) -> Iterator[Problem]:
    """Each is gone by a right program, with the tools that it shows."""
    path = exercise.given / FILE
    functions = [
        node
        for one in ways(exercise)
        for node in ast.parse(text_of(one.lines)).body
        if isinstance(node, ast.FunctionDef)
    ]
    lines = lines_of_solution(exercise)
    for way in other_ways(exercise.given):
        try:
            tools = way.tools
        except SyntaxError:
            tools = set()
        if way.function not in exercise.lesson.functions:
            yield Problem(path, way.line, f'the lesson has no function {way.function}', 'Name one that students write.')
        elif not tools or not any(tools <= tools_in(node) for node in functions if node.name == way.function):
            what = f'no right program writes {way.function} so'
            advice = f'Show in the first piece of code, on other data, what one in checks/{exercise.name}/right uses.'
            yield Problem(path, way.line, what, advice)
        if len(way.shown()) > MOST_LINES:
            yield Problem(path, way.line, 'this way takes too many lines', f'Make it at most {MOST_LINES}.')
        yield from given_away(path, way.line, way.text, lines)
