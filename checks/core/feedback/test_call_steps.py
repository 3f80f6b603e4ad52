"""What is told of a step, and which one is said to have made what differs."""

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.call_steps import describe_change
from rozdej.core.mutation_hints.service import steps
from rozdej.core.student.call_trace import NewValue
from rozdej.core.student.calls import NOTHING
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests

CARDS = [(number, 'Pi', False) for number in range(1, 14)]
GAME = {'U': CARDS, 'V': [], 'W': []}


@pytest.mark.parametrize(
    ('before', 'now', 'expected'),
    [
        (NOTHING, 3, 'x = 3'),
        (3, 4, 'x: 3 → 4'),
        (3, '3', "x: 3 → '3'"),
        (1, True, 'x: 1 → True'),
        ('a', 'ab', "x: 'a' → 'ab'"),
        ('a' * 40, 'a' * 40 + 'b', "x += 'b'"),
        ([], [1], 'x = [1]'),
        ([], CARDS, "x = [(1, 'Pi', False), (2, 'Pi', Fals… (13)"),
        (CARDS, [*CARDS, 5], 'x += [5]'),
        (CARDS, CARDS[:-1], "x: bez (13, 'Pi', False)"),
        (CARDS, CARDS[1:], "x: bez (1, 'Pi', False)"),
        (CARDS, [5, *CARDS[1:]], "x[0]: (1, 'Pi', False) → 5"),
        (GAME, {**GAME, 'V': [7]}, "x['V'] = [7]"),
        (
            GAME,
            {**GAME, 'U': CARDS[:-1], 'V': CARDS[-1:]},
            "x['U']: bez (13, 'Pi', False)  x['V'] = [(13, 'Pi', False)]",
        ),
        (CARDS, CARDS[::-1], "na 12 místech, třeba x[0]: (1, 'Pi', False) → (13, 'Pi', False)"),
        (CARDS, CARDS[2:5], "x = [(3, 'Pi', False), (4, 'Pi', Fals… (3)"),
        (GAME, {**GAME, 'Z': 7}, "x['Z'] = 7"),
        (CARDS, None, "x: [(1, 'Pi', Fals… (13) → None"),
        ([1], NOTHING, 'x zmizí'),
        ([1], [1], ''),
        ([1], [], 'x: [1] → []'),
    ],
)
def test_of_a_long_value_only_the_part_that_changes_is_told(before, now, expected):
    assert '  '.join(describe_change(NewValue('x', before, now))) == expected


@pytest.fixture(scope='module')
def klondike():
    """The tests of an exercise."""
    with CollectedTests(Exercise('klondike', ROOT)) as tests:
        yield tests


WRONG = {
    'presun_nekolik_karet': """
    for i in range(pocet):
        sloupec_kam.append(sloupec_odkud.pop())
""",
    'popis_seznam_karet': """
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
    return popis
""",
    'rozdej_sloupecky': """
    sloupecky = [[]] * 7
    for i in range(7):
        for _ in range(i):
            sloupecky[i].append(balicek.pop())
        sloupecky[i].append(otoc_kartu(balicek.pop(), True))
    return sloupecky
""",
    'popis_balicku': """
    return popis_kartu(balicek[0]) if balicek else '[   ]'
""",
}


def first_failed(klondike, folder, name):
    """The solution with a wrong function of that name, and the first test that it fails."""
    text = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
    header = next(line for line in text.split('\n') if line.startswith(f'def {name}('))
    (folder / 'klondike.py').write_text(f'{text}\n\n{header}{WRONG[name]}', encoding='utf-8')
    implementation = Implementation(klondike.exercise, folder)
    runs = (klondike.repeat(LocalProgram(implementation), item) for item in klondike.items)
    return implementation, next(test for test in runs if not test.outcome.passed)


def test_what_a_call_was_given_is_told_below_each_other_where_one_line_is_too_short(klondike):
    implementation = Implementation(klondike.exercise, klondike.exercise.solution)
    item = next(item for item in klondike.items if item.name == 'test_presune_vrchni_kartu')
    lines = steps(klondike, implementation, item, 1, 'wrong', 80, 40)
    assert [line.partition(' │ ')[2].partition(' = ')[0] for line in lines[1:4]] == [
        'sloupec_odkud',
        'sloupec_kam',
        'pozadovane_otoceni',
    ]
    assert len({line.index(' │ ') for line in lines[1:4]}) == 1


def test_what_a_step_did_is_told_below_each_other_where_one_line_is_too_short(klondike, tmp_path):
    implementation, failed = first_failed(klondike, tmp_path, 'rozdej_sloupecky')
    lines = steps(klondike, implementation, failed.item, failed.outcome.call, failed.outcome.kind, 80, 40)
    place = next(number for number, line in enumerate(lines) if 'append' in line)
    assert lines[place].endswith("│ balicek: bez (9, 'Kr', False)")
    assert '│ na 7 místech, třeba sloupecky[0] = ' in lines[place + 1]
    fewer = steps(klondike, implementation, failed.item, failed.outcome.call, failed.outcome.kind, 80, 21)
    assert len(fewer) <= 22, 'those are lines, too'


@pytest.mark.parametrize(
    ('text', 'expected'),
    [
        ("def popis_balicku(balicek):\n    raise ValueError('jedna\\ndva')\n", 'chyba ValueError: jedna dva'),
        ('popis_balicku = lambda balicek: None\n', None),
        ('def popis_balicku(balicek):\n    yield balicek\n', None),
    ],
)
def test_each_step_is_one_line_and_nothing_is_told_of_none(klondike, tmp_path, text, expected):
    (tmp_path / 'klondike.py').write_text(text, encoding='utf-8')
    item = next(item for item in klondike.items if item.name == 'test_popis_prazdneho_balicku')
    lines = steps(klondike, Implementation(klondike.exercise, tmp_path), item, 1, 'raised', 100, 40)
    assert (lines[-1].rpartition(' │ ')[2] if lines else None) == expected


@pytest.mark.parametrize(
    ('name', 'marked'),
    [
        ('presun_nekolik_karet', 'sloupec_kam.append'),
        ('popis_seznam_karet', 'popis += popis_kartu(karta)'),
        ('popis_balicku', None),
    ],
)
def test_the_step_that_made_the_difference_is_marked_if_it_can_be_told(klondike, tmp_path, name, marked):
    implementation, failed = first_failed(klondike, tmp_path, name)
    lines = steps(klondike, implementation, failed.item, failed.outcome.call, failed.outcome.kind, 100, 40)
    signed = [line for line in lines if line.startswith('►')]
    assert len(signed) == (2 if marked else 0)
    assert not marked or (marked in signed[0] and signed[1] == '► tady vzniklo to, čím se výsledek liší')
