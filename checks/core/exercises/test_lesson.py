"""Reading lessons."""

import pytest

from rozdej.core.exercises.lesson import Lesson, read_order

TEXT = '''---
poradi: 20
---

# Pokus

Úvod.

## První část

```python
def prvni(a, b):
    """Vrátí a."""
```

* level 1: Soubor jde naimportovat.
* level 10: Funkce `prvni` existuje.
  * není to level 99: vnořená odrážka

```plain
* level 77: tohle je jen ukázka
```

## Druhá část

```pycon
>>> prvni(1, 2)
1
```

```python
def prvni(jinak):
    return 1

for i in
```

- level 11: Vrátí první.
'''


@pytest.fixture
def lesson(tmp_path):
    path = tmp_path / 'pokus' / 'lekce.md'
    path.parent.mkdir()
    path.write_text(TEXT, encoding='utf-8')
    return Lesson(path)


def test_title_and_order(lesson):
    assert lesson.title == 'Pokus'
    assert read_order(lesson.path) == 20


def test_levels_with_section_and_line(lesson):
    assert list(lesson.levels) == [1, 10, 11]
    level = lesson.levels[11]
    assert (level.sentence, level.section) == ('Vrátí první.', 'Druhá část')
    assert TEXT.splitlines()[level.line - 1] == '- level 11: Vrátí první.'


def test_a_level_goes_on_in_the_next_lines(tmp_path):
    path = tmp_path / 'lekce.md'
    text = '# X\n\n## A\n\n* level 1: První\n  a dál\n  (nepovinné)\n  * odrážka\n* level 2: Druhý\n\n  odstavec\n'
    path.write_text(text, encoding='utf-8')
    levels = Lesson(path).levels
    assert [level.sentence for level in levels.values()] == ['První a dál (nepovinné)', 'Druhý']
    assert [level.line for level in levels.values()] == [5, 9]
    assert levels[1].is_voluntary


def test_a_lesson_in_another_encoding_stops_nobody(tmp_path):
    path = tmp_path / 'lekce.md'
    path.write_bytes('poradi: 3\n\n# Kříž\n\n* level 1: Kříž.\n'.encode('cp1250'))
    assert list(Lesson(path).levels) == [1]
    assert read_order(path) == 3


def test_spaces_in_code_are_those_that_are_asked_for(tmp_path):
    (tmp_path / 'lekce.md').write_text('* level 1: Vrátí  `[   ]`,  ne `[ ]`\n  ani `a  b`.\n', encoding='utf-8')
    assert Lesson(tmp_path / 'lekce.md').levels[1].sentence == 'Vrátí `[   ]`, ne `[ ]` ani `a  b`.'


def test_next_level(lesson):
    assert lesson.next_level(1).number == 10
    assert lesson.next_level(11) is None


def test_blocks_with_language_and_line(lesson):
    assert [block.language for block in lesson.blocks] == ['python', 'plain', 'pycon', 'python']
    block = lesson.blocks[2]
    assert TEXT.splitlines()[block.line - 1] == '>>> prvni(1, 2)'


def test_signature_is_that_of_the_first_mention(lesson):
    signature = lesson.signatures['prvni']
    assert signature.parameters == ('a', 'b')
    assert signature.docstring == 'Vrátí a.'
    assert TEXT.splitlines()[signature.line - 1] == 'def prvni(a, b):'


def test_header_keeps_default_values(tmp_path):
    path = tmp_path / 'lekce.md'
    path.write_text('```python\ndef hra(rozdano=None):\n    """Hraje."""\n```\n', encoding='utf-8')
    signature = Lesson(path).signatures['hra']
    assert signature.header == 'hra(rozdano=None)'
    assert signature.parameters == ('rozdano',)


def test_proposed_helper_is_not_asked_for(tmp_path):
    path = tmp_path / 'lekce.md'
    helper = 'def pomoz(a):\n    """Vrátí a (nepovinné).\n\n    >>> pomoz(1)\n    1\n    """\n'
    path.write_text(f'```python\n{helper}```\n```python\ndef prvni(a):\n    """Vrátí a."""\n```\n', encoding='utf-8')
    lesson = Lesson(path)
    assert list(lesson.signatures) == ['prvni']
    assert [signature.is_voluntary for signature in lesson.functions.values()] == [True, False]


def test_a_lesson_of_several_files_is_one_lesson(lesson):
    (lesson.path.parent / 'lekce2.md').write_text(
        '# Pokus podruhé\n\n* level 12: Mimo části.\n\n## Třetí část\n\n'
        '```python\ndef dalsi():\n    """Další."""\n```\n\n* level 20: Funkce `dalsi` existuje.\n',
        encoding='utf-8',
    )
    (lesson.path.parent / 'lekce4.md').write_text('* level 99: Trojka chybí.\n', encoding='utf-8')
    whole = Lesson(lesson.path)
    assert [path.name for path in whole.files] == ['lekce.md', 'lekce2.md']
    assert whole.title == 'Pokus'
    assert list(whole.levels) == [1, 10, 11, 12, 20]
    assert (whole.levels[12].section, whole.levels[12].line) == ('', 3)
    assert whole.place(20) == (lesson.path.parent / 'lekce2.md', 'Třetí část')
    assert whole.place(11) == (lesson.path, 'Druhá část')
    assert whole.place(99) == (lesson.path, '')
    assert whole.signatures['dalsi'].path.name == 'lekce2.md'
    assert [block.path.name for block in whole.blocks] == ['lekce.md'] * 4 + ['lekce2.md']


def test_the_function_of_a_level_is_named_by_it_or_by_the_nearest_below(tmp_path):
    path = tmp_path / 'lekce.md'
    more = """
```python
def druha(): ...

def strategie(): ...
```

- level 12: Funkce `druha` vrátí, co vrátila `prvni`.
- level 13: Pro `'a'` vrátí nic.
- level 20: Funkce `strategie` vrátí tah (nepovinné).
- level 30: Celá hra se dohraje.
"""
    path.write_text(TEXT + more, encoding='utf-8')
    lesson = Lesson(path)
    found = {number: lesson.function_of(number) for number in lesson.levels}
    assert found == {1: None, 10: 'prvni', 11: 'prvni', 12: 'druha', 13: 'druha', 20: 'strategie', 30: 'druha'}


def test_lesson_without_order_comes_last(tmp_path):
    path = tmp_path / 'x' / 'lekce.md'
    path.parent.mkdir()
    path.write_text('# Nic\n', encoding='utf-8')
    assert read_order(path) == float('inf')
    assert Lesson(path).levels == {}
