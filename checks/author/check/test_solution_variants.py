"""Tests programs made of the solution, and the origins of their lines."""

import ast
import inspect

import pytest

from rozdej.author.check.solution_variants import SolutionFile, lines_of, text_of

SOLUTION = '''"""Řešení."""

MOST = 3


def first():
    """Vrátí jedna.

    >>> first()
    1
    """
    return 1


def second():
    """Vrátí dvě."""
    return 2 * first()


TABLE = [first(), second()]


def third():
    return MOST


if __name__ == '__main__':
    print(third())
'''


@pytest.fixture
def solution(tmp_path):
    path = tmp_path / 'solution.py'
    path.write_text(SOLUTION, encoding='utf-8')
    return SolutionFile(path)


@pytest.fixture
def make(solution, tmp_path):
    """`make(code)` is the solution with that mistake."""

    def make(code: str):
        path = tmp_path / 'mistake.py'
        path.write_text(code, encoding='utf-8')
        return solution.with_mistake(lines_of(path))

    return make


def shape(lines) -> str:
    """What the program has at its top, in order: names of functions, first lines of other statements."""
    body = ast.parse(text_of(lines)).body[1:]
    return '; '.join(getattr(node, 'name', None) or ast.unparse(node).split('\n')[0] for node in body)


@pytest.mark.parametrize(
    ('code', 'expected'),
    [
        (
            'from math import pi\n\ndef first():\n    return pi\n',
            'MOST = 3; from math import pi; first; second; TABLE = [first(), second()]; third; START',
        ),
        ('MOST = 4\n', 'MOST = 4; first; second; TABLE = [first(), second()]; third; START'),
        (
            'def second():\n    return 2\n\ndef first():\n    return second()\n',
            'MOST = 3; second; first; TABLE = [first(), second()]; third; START',
        ),
        (
            'right = first\n\ndef first():\n    return right() + 1\n',
            'MOST = 3; right; first; second; TABLE = [first(), second()]; third; START',
        ),
        (
            'right = third\n\ndef first():\n    return right()\n',
            'MOST = 3; second; TABLE = [first(), second()]; third; right = third; first; START',
        ),
        (
            'def first(found=third()):\n    return found\n',
            'MOST = 3; second; TABLE = [first(), second()]; third; first; START',
        ),
        (
            'MOST = MOST + 1\n\ndef third():\n    return MOST\n',
            'MOST = 3; first; second; TABLE = [first(), second()]; MOST = MOST + 1; third; START',
        ),
        (
            'print(third())\n',
            'MOST = 3; first; second; TABLE = [first(), second()]; third; print(third()); START',
        ),
        (
            "if __name__ == '__main__':\n    third()\n",
            'MOST = 3; first; second; TABLE = [first(), second()]; third; START; START',
        ),
    ],
    ids=[
        'a function',
        'a constant',
        'two functions',
        'one that keeps the original',
        'one that needs a later one',
        'one that calls a later one for a default',
        'a constant that is computed from the original',
        'nothing that is there',
        'another start',
    ],
)
def test_a_mistake_takes_the_place_of_what_it_redefines(make, code, expected):
    assert shape(make(code)) == expected.replace('START', "if __name__ == '__main__':")


def test_an_original_that_is_kept_does_as_before(make):
    namespace: dict = {}
    exec(text_of(make('right = first\n\ndef first():\n    return right() + 1\n')), namespace)
    assert (namespace['right'](), namespace['first'](), namespace['second']()) == (1, 2, 4)


def test_every_line_knows_where_it_comes_from(make, tmp_path):
    made = make('# Too much.\nright = first\n\ndef first():\n    return right() + 1\n')
    [renamed] = [line for line in made if line.text == 'def right():']
    assert (renamed.path.name, renamed.number) == ('solution.py', SOLUTION.split('\n').index('def first():') + 1)
    for line in made:
        text = (tmp_path / line.path.name).read_text(encoding='utf-8').split('\n')[line.number - 1]
        assert line == renamed or line.text == text
    [wrong] = [line for line in made if 'right() + 1' in line.text]
    assert (wrong.path.name, wrong.number) == ('mistake.py', 5)


def test_what_is_left_out_takes_with_it_what_is_computed_from_it(solution):
    made = solution.without({'second'})
    assert shape(made) == "MOST = 3; first; third; if __name__ == '__main__':"
    check_places(made, 'MOST = 3', 'def first():', '    return 1', 'def third():', 'if __name__ == ')


def test_what_is_emptied_keeps_its_docstring(solution):
    made = solution.emptied({'first': None, 'third': None, 'MOST': ast.Constant(0)})
    check_places(made, 'MOST = 0', 'def first():', 'def second():', '    return 2 * first()', 'def third():')
    made = [line for line in made if 'TABLE' not in line.text]
    namespace: dict = {}
    exec(text_of(made), namespace)
    assert (namespace['MOST'], namespace['first'](), namespace['third']()) == (0, None, None)
    assert ast.get_docstring(ast.parse(SOLUTION).body[2]) == inspect.getdoc(namespace['first'])


def check_places(made, *beginnings):
    """These lines stand where they stand in the solution, or what they replace."""
    for beginning in beginnings:
        [line] = [line for line in made if line.text.startswith(beginning)]
        assert made.index(line) == line.number - 1
        assert SOLUTION.split('\n')[line.number - 1][:6] == beginning[:6]
