"""Test files and solutions from before the kit, as the original lessons have them: they run unchanged."""

import shutil

import pytest

from checks.running import ROOT, run_pytest
from rozdej.author.check.program_runner import Job, run_jobs
from rozdej.core.exercises import Exercise

OLD_STYLE_TEST = """
import pytest

@pytest.mark.level(30)
def test_funkce_existuje():
    from klondike import rozdej_sloupecky

@pytest.mark.level(31)
def test_rozdani():
    from klondike import rozdej_sloupecky, vytvor_balicek
    from karty import popis_kartu
    balicek = vytvor_balicek()
    sloupecky = rozdej_sloupecky(balicek)
    assert len(sloupecky) == 7
    assert len(balicek) == 24

@pytest.mark.level(41)
def test_vypis(capsys):
    import klondike
    klondike.vypis_sloupecky([[(1, 'Pi', True)]] * 7)
    out, err = capsys.readouterr()
    assert out.strip().split('] [') == ['[A♠ ', *['A♠ '] * 5, 'A♠ ]']
"""


@pytest.mark.whole(reason='runs pytest for each place')
@pytest.mark.parametrize('inside', [True, False], ids=['in the kit', 'elsewhere'])
@pytest.mark.parametrize('name', ['test_klondike.py', 'test_stary.py'])
def test_old_style_test_file_runs_wherever_it_lies(kit, tmp_path, inside, name):
    folder = kit / 'zadani' / 'klondike' if inside else tmp_path / 'jinde'
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(OLD_STYLE_TEST, encoding='utf-8')
    solved = run_pytest(path, '--impl', 'reseni', cwd=kit)
    assert solved.code == 0, solved.output
    assert ' 3 passed' in solved.output
    stub = run_pytest(path, '--level', '31', cwd=kit)
    assert stub.code == 1
    assert ' 1 failed, 1 passed' in stub.output
    assert 'Funkce je zatím prázdná' in stub.output
    assert '✗ level 31' in stub.output


LATER_TEST = """
import pytest

@pytest.mark.level(11)
def test_balicek():
    from klondike import vytvor_balicek
    assert len(vytvor_balicek()) == 53, 'V balíčku má být 53 karet.'

@pytest.mark.level(21)
def test_popis():
    from klondike import popis_balicek
    assert popis_balicek([]) == ''

@pytest.mark.level(32)
def test_vrchni():
    from klondike import popis_vrchni_kartu
    assert popis_vrchni_kartu([]) == '[   ]'

@pytest.mark.level(1)
def test_niceho_se_nedotkne():
    import klondike
"""


@pytest.mark.parametrize('inside', [True, False], ids=['in the kit', 'elsewhere'])
def test_levels_of_another_course_are_not_those_of_the_lesson(kit, tmp_path, inside):
    """Its level 11 makes a deck; ours describes one. Nothing of the lesson is shown for it, nor remembered."""
    folder = kit / 'zadani' / 'klondike' if inside else tmp_path / 'jinde'
    folder.mkdir(exist_ok=True)
    path = folder / 'test_klondike.py'
    path.write_text(LATER_TEST, encoding='utf-8')
    result = run_pytest(path, '--impl', 'reseni', cwd=kit)
    start = result.lines.index(next(line for line in result.lines if line.startswith('✗')))
    assert result.lines[start : start + 4] == [
        '✗ level 11 · Klondike: test_balicek',
        '',
        '  vytvor_balicek()',
        '  V balíčku má být 53 karet.',
    ]
    assert 'Popis balíčku' not in result.output
    assert ' z 1 levelu' not in result.output
    assert f'{path.name} --impl reseni' in result.output
    level = run_pytest(path, '--impl', 'reseni', '--level', '1', cwd=kit)
    assert level.code == 0, level.output
    assert '✓ Všechno prošlo.' in level.output
    assert 'Další je level' not in level.output


@pytest.mark.parametrize(
    ('name', 'here'), [('popis_balicek', 'popis_seznam_karet'), ('popis_vrchni_kartu', 'popis_balicku')]
)
def test_names_of_another_course_are_told_by_ours(kit, name, here):
    path = kit / 'test_jinak.py'
    path.write_text(f'def test_popis():\n    from klondike import {name}\n', encoding='utf-8')
    result = run_pytest(path, '--impl', 'reseni', cwd=kit)
    assert f'V souboru reseni/klondike/klondike.py chybí {name}.' in result.output
    assert f'V jiných kurzech se tak jmenuje {here}. Test je nejspíš odtamtud.' in result.output


def test_program_of_another_course_is_told_our_names(kit, submission):
    text = 'def popis_balicek(karty):\n    return 1\n\n\ndef popis_vrchni_kartu(balicek):\n    return 1\n'
    result = run_pytest('tests/klondike/test_010_popis_balicku.py', '--impl', submission(text), cwd=kit)
    assert 'Je tam popis_vrchni_kartu (řádek 5). Nemá se jmenovat popis_balicku?' in result.output


def test_old_style_imports_at_the_top_of_the_file(kit):
    path = kit / 'test_nahore.py'
    path.write_text(
        'from klondike import popis_balicku\nimport karty\n\n\ndef test_popis():\n'
        "    assert popis_balicku([(1, 'Pi', True)]) == '[A♠ ]'\n",
        encoding='utf-8',
    )
    assert run_pytest(path, '--impl', 'reseni', cwd=kit).code == 0
    assert "mělo vrátit:  '[A♠ ]'" in run_pytest(path, cwd=kit).output


def test_solution_of_the_original_lesson_passes(kit, tmp_path):
    """Functions in klondike.py, karty.py beside it, no hra.py."""
    folder = tmp_path / 'puvodni'
    shutil.copytree(ROOT / 'reseni' / 'klondike', folder, ignore=shutil.ignore_patterns('__pycache__', 'hra.py'))
    tests = [f'tests/klondike/test_{name}.py' for name in ('001_soubor', '030_rozdej_sloupecky', '130_hra')]
    result = run_pytest(*tests, '--impl', folder, cwd=kit)
    assert result.code == 0, result.output


def test_program_with_helpers_of_its_own_loses_the_levels_of_ours_alone(tmp_path):
    """As those from before levels 93 to 98."""
    solution = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    (tmp_path / 'klondike.py').write_text(solution.replace('pasuje_na_', 'patri_na_'), encoding='utf-8')
    [done] = run_jobs(Exercise('klondike', ROOT), [Job('own helpers', tmp_path, stop_at_first=False)])
    assert [level for level, passed in done.levels.items() if not passed] == [93, 94, 95, 96, 97, 98]
