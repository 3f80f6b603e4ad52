"""Functions that note what they do: they do the same as before, and what is noted is so."""

import warnings
from types import ModuleType

import pytest

from rozdej.core.student.source import SourceFile
from rozdej.core.student.tracing import MOST_INSIDE, Observer


@pytest.fixture
def observed(tmp_path):
    """`observed(code, argument)` is what its `f` returns when it is observed, and what was noted."""

    def run(code, argument):
        path = tmp_path / 'program.py'
        path.write_text(code, encoding='utf-8')
        source, module, observer = SourceFile(path), ModuleType('program'), Observer()
        exec(source.code, vars(module))
        observer.watch(module, source)
        return module.f(argument), {fact.what for fact in observer.facts}

    return run


ODD = """\
class Odd:
    def __repr__(self):
        raise ValueError
    @property
    def __class__(self):
        raise KeyError
"""
LIKE_ANY = """\
class A(str):
    def __eq__(self, other):
        return other == 3
    __hash__ = str.__hash__
"""


@pytest.mark.parametrize(
    ('code', 'argument', 'returned', 'facts'),
    [
        ('a, b = lambda x: x == 1, lambda x: x == 2\ndef f(x):\n    return a(x)', 1, True, set()),
        (f'{ODD}def f(x):\n    return x == Odd()', 3, False, set()),
        (f'{ODD}def f(x):\n    y = []\n    y += (Odd(), 1)\n    return len(y)', 0, 2, set()),
        (f"{LIKE_ANY}def f(x):\n    return A('a') == x, x in [A('b')]", 3, (True, True), set()),
        (f"{LIKE_ANY}def f(x):\n    return A('a') == x", 4, False, set()),
        ("def f(x):\n    return 10**x == 'a'", 5000, False, set()),
        ("def f(x):\n    return x == '3'", 3, False, {'unequal'}),
        ("def f(x):\n    return [x in y for y in ([], ['3'])]", 3, [False, False], {'unequal'}),
        ("def f(x):\n    return [x in y for y in (['3'], 'abc')]", '1', [False, False], set()),
        (f"def f(x):\n    return x in ['3'] * {MOST_INSIDE + 1}", 3, False, set()),
    ],
)
def test_what_functions_note_changes_nothing(observed, code, argument, returned, facts):
    assert observed(code, argument) == (returned, facts)


def test_what_python_warns_of_is_not_told_twice(observed):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter('always')
        observed("def f(x):\n    return '\\d'", 1)
    assert len(warned) == 1
