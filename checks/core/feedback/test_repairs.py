"""Files that Python cannot read: which line is named when the damage is not where Python says."""

import io
import tokenize
from pathlib import Path

import pytest

from checks.running import ROOT
from rozdej.core.feedback.repairs import Damage, find_damage, find_unindented
from rozdej.core.student.source import SourceFile

SOLUTION = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')


def damage(text: str) -> Damage | None:
    """What is found in a file with this text, which Python cannot read."""
    source = SourceFile(Path('pokus.py'))
    source.__dict__['text'] = text
    with pytest.raises(SyntaxError) as caught:
        compile(text, 'pokus.py', 'exec')
    return find_damage(source, caught.value)


def docstrings() -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where the texts in three quotes begin and end in the solution."""
    tokens = tokenize.generate_tokens(io.StringIO(SOLUTION).readline)
    return [(token.start, token.end) for token in tokens if token.string.startswith('"""')]


def without(at: tuple[int, int]) -> str:
    """The solution without the three quotes there."""
    row, column = at
    lines = SOLUTION.split('\n')
    lines[row - 1] = lines[row - 1][:column] + lines[row - 1][column + 3 :]
    return '\n'.join(lines)


def test_every_docstring_that_does_not_begin_is_found():
    """Python names the last one of the file instead."""
    for (row, column), _ in docstrings():
        assert damage(without((row, column))) == (row, 'Popisu, který tu začíná, chybí na začátku tři uvozovky: """')


def test_every_docstring_that_does_not_end_is_found():
    for (row, _), (end, column) in docstrings():
        found = damage(without((end, column - 3)))
        assert found == (row, 'Popisu, který tu začíná, chybí na konci tři uvozovky: """')


@pytest.mark.parametrize('docstring', ['    """Vrátí text."""', '    """Vrátí text.\n\n    >>> f(1)\n    """'])
@pytest.mark.parametrize('stray', ['"""', '"""Poznámka'])
def test_quotes_below_a_docstring_that_ends(docstring, stray):
    text = f'def f(x):\n{docstring}\n    {stray}\n    return x\n\n\n{SOLUTION}'
    assert damage(text) == (
        docstring.count('\n') + 3,
        'Třem uvozovkám na tomhle řádku chybí druhé, které text ukončí: """',
    )


def test_quotes_between_the_lines_at_the_top_of_a_file():
    """Between the file's description and its first function, not only right below the description."""
    lines = SOLUTION.split('\n')
    first_function = next(number for number, text in enumerate(lines) if text.startswith('def '))
    for number in range(docstrings()[0][1][0] + 1, first_function):
        found = damage('\n'.join([*lines[:number], '"""', *lines[number:]]))
        assert found == (number + 1, 'Třem uvozovkám na tomhle řádku chybí druhé, které text ukončí: """')


def test_docstring_that_begins_with_too_few_quotes():
    found = damage('def f(x):\n    ""Vrátí text.\n\n    >>> f(1)\n    """\n    return 1\n')
    assert found is not None
    assert found.line == 2


@pytest.mark.parametrize(
    ('text', 'line'),
    [
        ('def f(x):\n    """D."""\ny = 1\nfor i in x:\n    y += 1\nreturn y\n', 3),
        ('def f(x):\n    """D."""\ny = 1\nfor i in x:\n    y += 1\n    return y\n\n\ndef g():\n    return 1\n', 3),
        ('def f(x):\n    """D."""\ny = 1\n    for i in x:\n        y += 1\n    return y\n', 3),
        ('def f(x):\n    y = []\nfor i in x:\n    y.append(i)\nreturn y\n', 3),
        ('def f(x):\n    y = []\nfor i in x:\n        y.append(i)\n    return y\n', 3),
        ('def f(x):\n    """D."""\nif not x:\n    return 1\nreturn 2\n', 3),
        ('def f(x):\n    """D."""\ny = 1\n    print(x, y)\n', 3),
    ],
)
def test_body_that_is_not_indented(text, line):
    """The line that is not indented is named, not the `return` below it."""
    found = damage(text)
    assert found == (
        line,
        'Tenhle řádek není odsazený, takže do funkce f už nepatří. Odsaď ho i ty, které k němu patří.',
    )


@pytest.mark.parametrize(
    ('text', 'line'),
    [
        ("x = [\n    (1, 'a'),\n    (2, 'b',\n    (3, 'c'),\n]\n", 3),
        ("x = {\n    'a': [1, 2,\n    'b': [],\n}\n", 2),
        ('def f(x):\n    y = x[\n        0)\n    return y\n', None),
        ('def f(x):\n    print\n        x,\n    )\n', 2),
        ('x =\n    (1, 2),\n]\n', None),
    ],
)
def test_bracket_that_is_missing_on_another_line(text, line):
    found = damage(text)
    assert (found and found.line) == line


@pytest.mark.parametrize('text', ["x = {'a' = 1, 'b' = 2}\n", "x = {\n    'a' = 1,\n}\n"])
def test_equals_signs_in_a_dictionary(text):
    found = damage(text)
    assert found
    assert found.sentence == 'Mezi klíčem a hodnotou slovníku patří dvojtečka, ne rovnítko.'


@pytest.mark.parametrize(
    'text',
    [
        'def f(x):\n    y = 1\n        z = 2\n',
        'def f(x):\n    y = []\n   z = 1\n    return y\n',
        'return 1\n',
        'pass pass\n',
        'x = """\n',
        "x = {'a': 1}\nif x['a'] = 1:\n    pass\n",
        'for i in [1]:\n    break\nbreak\n',
    ],
)
def test_nothing_is_said_where_python_is_right_or_two_places_would_do(text):
    assert damage(text) is None


def test_body_that_is_not_indented_but_can_be_read():
    source = SourceFile(Path('pokus.py'))
    source.__dict__['text'] = 'def f(karty):\n    """D."""\nkolik = 0\nprint(len(karty))\n'
    error = NameError("name 'karty' is not defined", name='karty')
    assert find_unindented(source, error, 4) == (
        3,
        'Tenhle řádek není odsazený, takže do funkce f už nepatří. Odsaď ho i ty, které k němu patří.',
    )
    assert find_unindented(source, NameError(name='karta'), 4) is None


@pytest.mark.parametrize(
    'text',
    [
        'def f(karty):\n    print(karty)\n\nx = 1\nf(karty)\n',
        'def f(karty):\n    return 1\n\nx = 1\nprint(karty)\n',
    ],
)
def test_trial_call_is_no_part_of_the_function_above(text):
    source = SourceFile(Path('pokus.py'))
    source.__dict__['text'] = text
    error = NameError("name 'karty' is not defined", name='karty')
    assert find_unindented(source, error, 5) == (
        5,
        'Jméno karty platí uvnitř funkce f, tady ne. Pro zkoušku si napřed nějakou hodnotu připrav.',
    )
