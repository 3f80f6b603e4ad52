"""A line that a student types to call a function: what it means, and what is refused."""

import pytest

from rozdej.exercises.lesson import Lesson
from rozdej.table.student_code import Refused
from rozdej.table.typed_call import NO_KEYWORDS, NOT_A_VALUE, NOT_PYTHON, check_call, example, read, value_of

LESSON = '''# Mince

```python
def soucet(mince):
    """Vrátí součet.

    >>> soucet(moje)
    3
    >>> vysledek = soucet([1, 2])
    """

def sleva(cena, procent=10):
    """Vrátí cenu po slevě."""

def penezenka():
    """Vrátí mince."""
```

```pycon
>>> for i in range(3):
...     print(i)
>>> sleva(100)
90
```
'''


@pytest.fixture
def lesson(tmp_path) -> Lesson:
    (tmp_path / 'lekce.md').write_text(LESSON, encoding='utf-8')
    return Lesson(tmp_path / 'lekce.md')


def worked_out(line: str, **values):
    """The value of the line where functions only say how they were called."""
    return value_of(read(line).expression, values, lambda name, arguments: (name, *arguments))


@pytest.mark.parametrize(
    ('line', 'target', 'function', 'count'),
    [
        ('soucet([1, 2])', '', 'soucet', 1),
        ('  x = sleva(100, 5  ', 'x', 'sleva', 2),
        ('penezenka(', '', 'penezenka', 0),
        ('x', '', '', 0),
        ('x = [1, {}]', 'x', '', 0),
    ],
)
def test_a_line_is_a_call_or_a_value(line, target, function, count):
    typed = read(line)
    assert (typed.target, typed.function, len(typed.arguments)) == (target, function, count)


@pytest.mark.parametrize(
    ('line', 'why'),
    [
        ('soucet([1, 2)', NOT_PYTHON),
        ('soucet("a', NOT_PYTHON),
        ('soucet([1', NOT_PYTHON),
        ('', NOT_A_VALUE),
        ('x, y = 1, 2', NOT_A_VALUE),
        ('x += 1', NOT_A_VALUE),
        ('a(); b()', NOT_A_VALUE),
        ('karty.soucet(1)', NOT_A_VALUE),
        ('soucet(mince=[1])', NO_KEYWORDS),
        ('soucet(sleva(100, procent=5))', NO_KEYWORDS),
    ],
)
def test_what_is_neither_is_refused(line, why):
    with pytest.raises(Refused) as refusal:
        read(line)
    assert str(refusal.value) == why


def test_values_are_literals_names_and_calls():
    assert worked_out("[1, -2.5, 'a', None, True, (1,), {'k': {3}}]") == [1, -2.5, 'a', None, True, (1,), {'k': {3}}]
    mine = [1]
    assert worked_out('[moje, moje]', moje=mine)[1] is mine, 'what a function changes is the value itself'
    assert worked_out('a(b(1), moje)', moje=mine) == ('a', ('b', 1), mine)


@pytest.mark.parametrize('line', ['1 + x', 'x[0]', '[i for i in x]', 'lambda: 1', 'x.y', '{x: 1}', 'f"{x}"', '*x'])
def test_nothing_else_is_worked_out(line):
    with pytest.raises(Refused):
        worked_out(line, x=[1])


def test_an_unknown_name_is_told_with_one_like_it():
    with pytest.raises(Refused, match=r'Nic se tu nejmenuje moej\. Nemá to být moje\?'):
        worked_out('moej', moje=1)
    with pytest.raises(Refused, match='Jestli je to text, patří do uvozovek'):
        worked_out('Karel', moje=1)


def test_the_call_has_to_be_the_lessons(lesson):
    check_call(lesson, 'soucet', 1)
    check_call(lesson, 'sleva', 1)
    with pytest.raises(Refused, match=r'Volá se soucet\(mince\). Počet hodnot v závorce: 1, ne 2.'):
        check_call(lesson, 'soucet', 2)
    with pytest.raises(Refused, match=r'Funkce slevy v lekci není\. Nemá to být sleva\?'):
        check_call(lesson, 'slevy', 1)


def test_the_example_can_be_typed_as_it_stands(lesson):
    assert example(lesson, 'soucet') == 'vysledek = soucet([1, 2])'
    assert example(lesson, 'sleva') == 'sleva(100)'
    assert example(lesson, 'penezenka') == 'penezenka()'
