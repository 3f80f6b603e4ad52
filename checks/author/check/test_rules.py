"""Tests that a rule that does not fit the lesson is reported with its line."""

import re
from pathlib import Path

import pytest

from rozdej.author.check.rules import check_rules, rules
from rozdej.core.exercises import Exercise

LESSON = """# Sčítání

Součet se počítá
od nuly. Na pořadí nezáleží.

* level 10: Funkce `secti` existuje.
* level 11: Funkce `secti` sečte čísla.
* level 12: Funkce `secti` sečte i prázdný seznam.
"""
TABLE = """# lekce.md
11, 12 | Součet se počítá od nuly
voluntary: nobody sees it | pořadí nezáleží

11 | sečte čísla
# lekce2.md
12 | Od nuly
"""


@pytest.fixture
def exercise(tmp_path: Path) -> Exercise:
    for file, text in {
        'zadani/scitani/lekce.md': LESSON,
        'zadani/scitani/lekce2.md': 'Od nuly do devíti.\n',
        'samples/scitani/rules.txt': TABLE,
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')
    return Exercise('scitani', tmp_path)


def told(exercise: Exercise) -> str:
    return '\n'.join(problem.format(exercise.root) for problem in check_rules(exercise))


def test_a_table_that_fits(exercise):
    assert told(exercise) == ''
    found = [(rule.levels, rule.kind, rule.reason, rule.words) for rule in rules(exercise)]
    assert found == [
        ({11, 12}, '', '', 'Součet se počítá od nuly'),
        (set(), 'voluntary', 'nobody sees it', 'pořadí nezáleží'),
        ({11}, '', '', 'sečte čísla'),
        ({12}, '', '', 'Od nuly'),
    ]


@pytest.mark.parametrize(
    ('old', 'new', 'expected'),
    [
        ('od nuly', 'od jedné', r"rules\.txt:2: 'Součet se počítá od jedné' stands 0 times in lekce\.md"),
        ('čísla', '', r"rules\.txt:5: 'sečte' stands 2 times in lekce\.md"),
        ('11, 12', '11, 13', r'rules\.txt:2: the lesson has no level 13'),
        ('11, 12', '11,  12', r'rules\.txt:2: this is no rule; kinds are voluntary, taste, given, fresh'),
        ('11 | sečte', 'sečte', r'rules\.txt:5: this is no rule'),
        ('11 | sečte čísla', '11 |', r'rules\.txt:5: this is no rule'),
        ('voluntary: nobody sees it', 'voluntary', r'rules\.txt:3: says voluntary, and not why'),
        ('voluntary', 'boring', r'rules\.txt:3: this is no rule'),
        ('pořadí nezáleží', 'Sčítání', r"rules\.txt:3: 'Sčítání' stands above the rule before it"),
        ('# lekce.md\n', '', r'rules\.txt:1: stands below no file of the lesson'),
        ('lekce2', 'lekce3', r"rules\.txt:6: the lesson has no file 'lekce3\.md'"),
        ('12 | Od', '11 | Od', ''),
        ('11, 12', '11', ''),
    ],
)
def test_what_does_not_fit_is_told(exercise, old, new, expected):
    path = exercise.root / 'samples/scitani/rules.txt'
    path.write_text(TABLE.replace(old, new), encoding='utf-8')
    assert re.search(f'^samples/scitani/{expected}' if expected else '^$', told(exercise), re.MULTILINE)


def test_a_level_that_no_rule_names_is_told(exercise):
    path = exercise.root / 'samples/scitani/rules.txt'
    path.write_text(TABLE.replace('12', '11'), encoding='utf-8')
    assert told(exercise).startswith('zadani/scitani/lekce.md:8: no rule in samples/scitani/rules.txt names level 12\n')


def test_a_missing_table_is_told(exercise):
    (exercise.root / 'samples/scitani/rules.txt').unlink()
    assert told(exercise).startswith('samples/scitani/rules.txt: the table of rules is missing\n')
