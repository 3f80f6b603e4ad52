"""What is graded of a file that cannot be read whole."""

import ast
import shutil

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise
from rozdej.teacher.grading import sanitizing
from rozdej.teacher.grading.module_matching import MOST_FILES
from rozdej.teacher.grading.sanitizing import readable_part, sanitize

FIRST = 'def prvni():\n    return 1\n'
LAST = 'def posledni():\n    return 2\n'


@pytest.mark.parametrize(
    'wrong',
    [
        'from __future__ import annotations\n',
        'x = 1\nglobal x\n',
        'def druha():\n    from __future__ import division\n',
        'def druha(:\n    return\n',
        'def druha():\n    x = 1\n    nonlocal x\n',
    ],
    ids=['late future', 'late global', 'future inside', 'syntax', 'nonlocal'],
)
def test_one_wrong_block_costs_only_itself(wrong):
    """Some blocks parse alone and not behind others: the rest of the file was lost with these."""
    text = f'import random\n{FIRST}{wrong}{LAST}'
    kept = readable_part(text)
    assert FIRST in kept
    assert LAST in kept
    assert kept.count('\n') == text.count('\n')
    compile(kept, 'kept', 'exec', dont_inherit=True)


def test_a_future_at_the_top_counts_for_what_is_kept():
    text = f'from __future__ import annotations\n{FIRST}def druha(:\n    return\n{LAST}'
    assert readable_part(text).startswith('from __future__')


def test_what_follows_a_block_too_large_to_be_compiled_is_left_out(monkeypatch):
    """There may be thousands of such blocks, and each takes a second to be found out."""
    tried = []

    def compile_in_little_memory(tree: ast.Module, *how: object, **more: object) -> None:
        tried.append(ast.unparse(tree))
        if 'velka' in tried[-1]:
            raise MemoryError

    monkeypatch.setattr(sanitizing, 'compile', compile_in_little_memory, raising=False)
    kept = readable_part(FIRST + 'def velka():\n    pass\n' * 1000 + LAST)
    assert kept.strip() == FIRST.strip()
    assert len(tried) == 3


def test_file_that_hides_a_module_of_python_is_told(tmp_path):
    """It is graded without that file, with which the program would not run at the student's."""
    handed, work = tmp_path / 'handed', tmp_path / 'work'
    handed.mkdir()
    work.mkdir()
    (handed / 'klondike.py').write_text('from random import shuffle\n', encoding='utf-8')
    (handed / 'random.py').write_text('x = 1\n', encoding='utf-8')
    assert sanitizing.sanitize(Exercise('klondike', ROOT), handed, work).notes == (
        'Soubor random.py k řešení nepatří, hodnotí se bez něj.',
        'Tvůj soubor random.py se jmenuje jako modul random, který patří k Pythonu, a zakryl ho. '
        'Přejmenuj ho, jinak program nepůjde spustit.',
    )


@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_what_python_warns_of_is_told_with_the_name_of_the_file(tmp_path):
    handed, work = tmp_path / 'handed', tmp_path / 'work'
    handed.mkdir()
    work.mkdir()
    (handed / 'klondike.py').write_text('def f(a):\n    return a is "x"\n', encoding='utf-8')
    for _ in range(2):  # of what is known already, Python does not warn again
        [told] = sanitize(Exercise('klondike', ROOT), handed, work).remarks
        assert told.startswith('klondike.py, line 2: SyntaxWarning: "is" with ')


def test_tests_that_were_handed_out_are_no_concern(tmp_path):
    """Whoever hands in the whole folder has the tests of the given file in it."""
    handed, work = tmp_path / 'handed', tmp_path / 'work'
    work.mkdir()
    shutil.copytree(ROOT / 'zadani' / 'klondike', handed, ignore=shutil.ignore_patterns('__pycache__'))
    assert sanitize(Exercise('klondike', ROOT), handed, work).notes == ()
    (handed / 'test_karty.py').write_text('', encoding='utf-8')
    assert sanitize(Exercise('klondike', ROOT), handed, work / 'again').notes == (
        'Soubor test_karty.py je součást zadání. Tvoje změny v něm se nehodnotí.',
    )
    assert not list(work.rglob('test_*.py'))


def test_as_many_files_beside_the_program_are_taken_as_may_be(tmp_path):
    handed, work = tmp_path / 'handed', tmp_path / 'work'
    handed.mkdir()
    work.mkdir()
    for number in range(MOST_FILES + 1):
        (handed / f'pomoc{number:02}.py').write_text('x = 1\n', encoding='utf-8')
    sanitize(Exercise('klondike', ROOT), handed, work)
    assert len(list(work.iterdir())) == MOST_FILES


def test_file_in_utf_16_is_graded_like_any_other_that_python_does_not_read(tmp_path):
    for name in ('in', 'work'):
        (tmp_path / name).mkdir()
    (tmp_path / 'in' / 'klondike.py').write_bytes(f'# ěšč\n{FIRST}'.encode('utf-16'))
    taken = sanitize(Exercise('klondike', ROOT), tmp_path / 'in', tmp_path / 'work')
    assert set(taken.unreadable) == {'klondike'}
    assert set(taken.implementation.source('klondike').functions) == {'prvni'}
