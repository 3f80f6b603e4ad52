"""Are the other ways that a finished program is told of ways of right programs, and none of them the solution's?"""

import ast
from collections.abc import Iterator

from rozdej.check import Problem
from rozdej.check.hints import MOST_LINES, given_away, lines_of_solution
from rozdej.check.solution import text_of
from rozdej.check.ways import ways
from rozdej.exercises import Exercise
from rozdej.exercises.other_ways import FILE, other_ways, tools_in


def check_other_ways(exercise: Exercise) -> Iterator[Problem]:
    """Each is gone by the right program that it names, with the tools that it shows."""
    path = exercise.given / FILE
    functions = {
        (one.name, node.name): node
        for one in ways(exercise)
        for node in ast.parse(text_of(one.lines)).body
        if isinstance(node, ast.FunctionDef)
    }
    lines = lines_of_solution(exercise)
    for way in other_ways(exercise.given):
        function = functions.get((way.sample, way.function))
        try:
            tools = way.tools
        except SyntaxError:
            tools = set()
        if function is None or way.function not in exercise.lesson.functions:
            what = f'no right program {way.sample} has a function {way.function}'
            yield Problem(path, way.line, what, f'Name one of checks/{exercise.name}/right.')
        elif not tools or not tools <= tools_in(function):
            what = f'{way.sample} does not write {way.function} so'
            yield Problem(path, way.line, what, 'Show in the first piece of code, on other data, what it uses.')
        if len(way.shown()) > MOST_LINES:
            yield Problem(path, way.line, 'this way takes too many lines', f'Make it at most {MOST_LINES}.')
        yield from given_away(path, way.line, way.text, lines)
