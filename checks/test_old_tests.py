"""Test files and solutions from before the kit, as the original lessons have them: they run unchanged."""

import shutil

import pytest

from checks.running import ROOT, run_pytest

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
    result = run_pytest('--impl', folder, cwd=kit)
    assert result.code == 0, result.output
