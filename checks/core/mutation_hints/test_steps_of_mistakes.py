"""What is shown line by line of calls of whole programs with a mistake, one of which nobody else can explain."""

from collections.abc import Iterator
from contextlib import ExitStack
from difflib import SequenceMatcher
from pathlib import Path

import pytest

from checks.core.beginners.corpus import Case, cases, program
from checks.running import ROOT, copy_solution
from rozdej.core.exercises import find_exercises
from rozdej.core.mutation_hints.service import steps
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests

WIDTH, MOST = 100, 40

MISTAKES = [
    # A helper is wrong, and the student's own `raise` is what is told of it.
    ('klondike.py', 'return barva in CERVENE_BARVY', "return barva == 'Sr' or 'Ka'", "vrací 'Ka'"),
    (
        'klondike.py',
        'return barva in CERVENE_BARVY',
        "if barva == 'Sr' or 'Ka':\n        return True\n    return False",
        "barva = 'Pi' | platí | vrací True",
    ),
    ('klondike.py', 'return barva == barva_vrchni', 'return barva is barva_vrchni', 'vrací False'),
    ('klondike.py', 'return hodnota == 1\n', "return hodnota == '1'\n", 'hodnota = 1 | vrací False'),
    # What is identical in the test is not when it is typed.
    ('pravidla66.py', 'druha.barva == trumf', 'druha.barva is trumf', 'druha.barva is trumf else 0 | vrací 0'),
    # The state of an earlier call.
    (
        'blackjack.py',
        'BARVY = [|    soucet = 0\n    ma_eso = False\n    for',
        'ma_eso = False\nBARVY = [|    global ma_eso\n    soucet = 0\n    for',
        'ma_eso = True',
    ),
    (
        'srdce.py',
        'def body(stychy):\n|    soucet = 0\n    for stych in stychy:\n|'
        "            soucet += kolik_bodu(vylozeno['karta'])\n    return soucet",
        'def body(stychy, karty=[]):\n|    for stych in stychy:\n'
        "|            karty.append(vylozeno['karta'])\n    return sum(kolik_bodu(karta) for karta in karty)",
        'karty = [(',
    ),
    # Types that are never equal.
    (
        'blackjack.py',
        '    return soucet_krupiera == 21 or soucet_hrace == 21',
        '    return vyhodnot_ruku(krupier) == 21 or vyhodnot_ruku(hrac) == 21',
        "vrací (21, 'blackjack') | vrací False",
    ),
    ('pravidla66.py', "karta.jmeno == '9'", 'karta.jmeno == 9', 'karta.jmeno == 9 | neplatí'),
    ('piskvorky.py', "return plan[rada][sloupec] != '_'", 'return plan[rada][sloupec] != 0', 'vrací True'),
    ('piskvorky.py', "if petice.count('x') == 5 or", "if petice.count('x') == '5' or", 'neplatí'),
    # A list changes while it is walked.
    (
        'klondike.py',
        '    sloupec_kam.extend(sloupec_odkud[kolik_zbude:])\n',
        '    for karta in sloupec_odkud[kolik_zbude:]:\n        sloupec_kam.append(karta)\n'
        '    for karta in sloupec_odkud:\n        sloupec_odkud.pop()\n    return\n',
        'sloupec_odkud: bez',
    ),
    (
        'blackjack.py',
        '    novy_odhoz = odhoz.copy()\n    for karta, _ in ruka:\n        novy_odhoz.append(karta)\n',
        '    novy_odhoz = odhoz.copy()\n    ruka = list(ruka)\n    for karta in ruka:\n'
        '        novy_odhoz.append(karta[0])\n        ruka.remove(karta)\n',
        'ruka: bez',
    ),
    # An `except` hides what was wrong.
    (
        'klondike.py',
        '    return popis_kartu(balicek[-1])',
        "    try:\n        return popis_karty(balicek[-1])\n    except:\n        return '[   ]'",
        "chyba NameError: name 'popis_karty' is not defined",
    ),
    # A parameter is never looked at.
    (
        'klondike.py',
        '    sloupecky = []\n    for pocet',
        '    balicek = vytvor_balicek()\n    sloupecky = []\n    for pocet',
        "balicek = [(3, 'Ka'",
    ),
    # An endless loop, and what it leaves as it was.
    (
        'blackjack.py',
        "        balicek, krupier, odhoz = rozdej_kartu((balicek, krupier, odhoz), 'licem')",
        "        rozdej_kartu((balicek, krupier, odhoz), 'licem')",
        'while vyhodnot_ruku(krupier)[0] < 17: | platí | Tady jsme volání zastavili.',
    ),
    (
        'piskvorky.py',
        '    for zacatek in range(len(policka) - 4):\n',
        '    zacatek = 0\n    while zacatek < len(policka) - 4:\n',
        'zacatek = 0 | platí | …',
    ),
    # A tuple is added to a list.
    (
        'klondike.py',
        'balicek.append((hodnota, barva, False))',
        'balicek += (hodnota, barva, False)',
        "balicek = [1, 'Pi', False]",
    ),
]
"""A file of the solution, what stands in it, what a beginner has written (`|` parts several places), and the words of
the trace, in their order, by which one sees it.
"""


@pytest.fixture(scope='module')
def collected() -> Iterator[dict[str, CollectedTests]]:
    """The tests of all exercises, by file."""
    with ExitStack() as stack:
        tests: dict[str, CollectedTests] = {}
        for exercise in find_exercises(ROOT):
            of_exercise = stack.enter_context(CollectedTests(exercise))
            tests |= {f'{module}.py': of_exercise for module in exercise.modules}
        yield tests


def steps_in(tests: CollectedTests, folder: Path) -> list[str]:
    """What is shown of the call in the test of the program in the folder that fails first."""
    implementation = Implementation(tests.exercise, folder)
    first = LocalProgram(implementation, Guard(1.0))
    failed = next(test for item in tests.items if not (test := tests.repeat(first, item)).outcome.passed)
    if not failed.outcome.call:
        return []
    return steps(tests, implementation, failed.item, failed.outcome.call, failed.outcome.kind, WIDTH, MOST)


@pytest.mark.whole(reason='runs whole programs')
@pytest.mark.parametrize(('file', 'right', 'wrong', 'words'), MISTAKES, ids=[f'{m[0]}-{m[3]}' for m in MISTAKES])
def test_the_wrong_value_is_seen(collected, tmp_path, file, right, wrong, words):
    tests = collected[file]
    folder = copy_solution(tests.exercise.name, tmp_path / 'program')
    text = (folder / file).read_text(encoding='utf-8')
    for before, after in zip(right.split('|'), wrong.split('|'), strict=True):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    (folder / file).write_text(text, encoding='utf-8')
    lines = steps_in(tests, folder)
    rest = '\n'.join(lines)
    for part in words.split(' | '):
        assert part in rest, '\n'.join(lines)
        rest = rest.partition(part)[2]
    assert len(lines) <= MOST + 4
    assert all(len(line) <= WIDTH for line in lines)


def changed_lines(case: Case, files: dict[str, str]) -> set[tuple[str, int]]:
    """Files and lines in which a program is another one than the solution, as far as that is its mistake."""
    lines, code = set(), [line for line in case.code.splitlines() if line.strip()]
    for file, text in files.items():
        mine, right = text.splitlines(), (case.exercise.solution / file).read_text(encoding='utf-8').splitlines()
        for kind, _, _, begin, end in SequenceMatcher(None, right, mine, autojunk=False).get_opcodes():
            lines |= {(file, line + 1) for line in range(begin, end) if kind != 'equal' and mine[line] in code}
    return lines


@pytest.mark.whole(reason='runs more than a hundred programs')
def test_all_programs_of_which_only_facts_are_told_have_their_lines_told(collected, tmp_path):
    """But those that are wrong without any call; nearly all have the line in them that the mistake has changed."""
    without, elsewhere = [], []
    facts_only = [case for case in cases() if case.outcome == 'facts only']
    for number, case in enumerate(facts_only):
        folder = tmp_path / str(number)
        folder.mkdir()
        for file, text in (files := program(case)).items():
            (folder / file).write_text(text, encoding='utf-8')
        lines = steps_in(collected[next(iter(files))], folder)
        shown = {int(words[0]) for line in lines[1:] if (words := line.strip('► ').split()) and words[0].isdigit()}
        without += [case.name] if not lines else []
        elsewhere += [case.name] if lines and not shown & {line for _, line in changed_lines(case, files)} else []
        assert all(len(line) <= WIDTH for line in lines), case.name
    assert sorted(without) == WITHOUT_A_CALL
    assert len(elsewhere) <= len(facts_only) // 10, elsewhere


WITHOUT_A_CALL = [
    'blackjack 1: match with a default branch of another language',
    'klondike 1: a comment without a sign',
    'klondike 1: the condition in two lines',
    'srdce 12: range is one item',
    'srdce 12: the ace first',
]
"""What Python cannot read, and values that are made without a function."""
