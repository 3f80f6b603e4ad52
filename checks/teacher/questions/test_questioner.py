"""Tests what is said of programs that cannot be asked about, or not wholly."""

from collections.abc import Callable, Iterator

import pytest

from checks.running import ROOT
from checks.teacher.questions.conftest import EXERCISES
from rozdej.teacher.questions.questioner import NOT_WRITTEN, NOTHING_SURE, Findings, Questioner

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text('utf-8')
STUB = (ROOT / 'zadani/klondike/klondike.py').read_text('utf-8')
LAST = SOLUTION.count('\n') + 1
"""The line that is added to the solution."""


@pytest.fixture(scope='module')
def asking(bubblewrap) -> Iterator[Questioner]:
    with Questioner(EXERCISES['klondike'], until=23, seed='a seed') as questioner:
        yield questioner


@pytest.fixture
def found(asking, tmp_path) -> Callable[[str], Findings]:
    """`found(text)` is what can be asked about a program."""

    def grade(text: str) -> Findings:
        (tmp_path / 'klondike.py').write_text(text, encoding='utf-8')
        return asking.grade(tmp_path)

    return grade


@pytest.mark.parametrize(
    ('added', 'remark'),
    [
        ('', ''),
        ('print("Ahoj")', ''),
        ('def x(:', f'Python nepřečte celý soubor klondike.py, chyba je na řádku {LAST}.'),
        ('while True: pass', f'Soubor klondike.py se načítá donekonečna, řádek {LAST}.'),
        ('print("Ahoj")\nwhile True: pass', f'Soubor klondike.py se načítá donekonečna, řádek {LAST + 1}.'),
        ('input()', f'Soubor klondike.py se už při importu na něco ptá (input), řádek {LAST}.'),
        ('exit()', f'Soubor klondike.py při importu ukončí celý program, řádek {LAST}.'),
        ('1 / 0', f'Soubor klondike.py při importu skončí chybou ZeroDivisionError: division by zero, řádek {LAST}.'),
    ],
)
def test_what_cannot_be_read_or_run_is_told_and_the_rest_is_asked_about(found, added, remark):
    questions, told = found(f'{SOLUTION}{added}\n')
    assert questions
    assert told == remark


@pytest.mark.parametrize(
    ('text', 'remark'),
    [
        (STUB, NOT_WRITTEN),
        ('def pomoc(x):\n    return x + 1\n', NOT_WRITTEN),
        ('def popis_balicku(balicek):\n    return 1\n', NOTHING_SURE),
        ('import os\ndef popis_balicku(balicek):\n    return os.getcwd() if balicek else 1\n', NOTHING_SURE),
        ('def popis_balicku(balicek:\n    return 1\n', 'Python nepřečte celý soubor klondike.py, chyba je na řádku 1.'),
        ('while True:\n    pass\n', f'Soubor klondike.py se načítá donekonečna, řádek 1. {NOT_WRITTEN}'),
    ],
)
def test_why_nothing_can_be_asked(found, text, remark):
    assert found(text) == Findings([], remark)


def test_no_level_is_told_that_may_fail_for_another_reason(found):
    """The function fails level 11 in any case: so it cannot be known what a line is for."""
    empty = "def popis_balicku(balicek):\n    if not balicek:\n        return '[   ]'\n"
    known = found(f'from karty import popis_kartu\n{empty}    return popis_kartu(balicek[-1])\n').questions
    assert any('neprojde jen level 12' in one.why for one in known)
    questions = found(f'{empty}    return len(balicek)\n').questions
    assert any(one.kind == 'change' for one in questions)
    assert not any('neprojde' in one.why for one in questions)
