"""Options of pytest as students type them."""

import gc
import os
import re
import shutil
import sys

import pytest

from checks.running import ROOT, copy_solution, run, run_pytest
from rozdej.core.feedback.command_line import wrong_option
from rozdej.core.feedback.environment_check import typed_word
from rozdej.core.feedback.texts import (
    describe_dashes,
    describe_missing_test,
    describe_misspelt_option,
    describe_unknown_level,
    ready_call,
)
from rozdej.core.testing.plugin import MEANT, NUMBERED, _check_values


def test_a_word_like_an_option_may_stand_behind_an_option_of_pytests():
    result = run_pytest('tests/klondike', '--level', '11', '-k', 'overview')
    assert result.code == 5, result.output


def test_option_of_a_library_that_is_not_here_is_told_in_czech(monkeypatch):
    monkeypatch.setitem(sys.modules, 'xdist', None)
    for words in (['-n', '2'], ['-n4'], ['-nauto'], ['--numprocesses=2']):
        with pytest.raises(pytest.UsageError, match=f'Volbu {words[0].split("=")[0][:14]}'):
            _check_values(['pytest', *words])


def test_words_that_no_test_has_in_its_name_are_told_in_czech(short_kit):
    result = run_pytest('tests/klondike', '-k', 'balik', cwd=short_kit)
    assert result.code == 5
    assert "Za -k je 'balik', a to žádný ze zdejších testů ve jméně nemá." in result.output


@pytest.mark.parametrize('more', [(), ('--hint',), ('--overview',)])
def test_without_a_terminal_nothing_breaks(more):
    assert 'INTERNALERROR' not in run_pytest('tests/klondike', '--level', '11', '-p', 'no:terminal', *more).output


def test_impl_far_from_the_kit_with_a_space_before_it(five_exercises, tmp_path):
    """pytest takes the folder for a place to look for settings in."""
    folder = copy_solution('klondike', tmp_path / 'daleko' / 'novak')
    result = run_pytest('--level', '31', '--impl', folder, cwd=five_exercises)
    assert result.code == 0, result.output
    assert 'Další je level 32' in result.output
    assert not (folder / '.pytest_cache').exists()


def test_a_path_of_the_kit_typed_elsewhere(tmp_path):
    typed = 'tests/klondike/test_010_popis_balicku.py::test_skryta'
    result = run_pytest('-p', 'rozdej.core.testing.plugin', typed, '--level', '11', cwd=tmp_path)
    assert result.code == 4
    assert 'Testy se pouštějí ze složky, ve které leží start.py.' in result.output


def test_a_path_of_the_kit_typed_in_one_of_its_folders(kit):
    result = run_pytest('tests/klondike', '--level', '11', cwd=kit / 'zadani' / 'klondike')
    assert result.code == 4
    folder = os.path.join('..', '..')
    assert f'ERROR: Testy se pouštějí ze složky, ve které leží start.py. Přejdi do ní:  cd {folder}' in result.output


@pytest.mark.parametrize(
    ('name', 'said'), [('zadani-zaloha', 'Nejmenuje se teď zadani-zaloha? Přejmenuj ji zpátky.'), (None, 'Stáhni si')]
)
def test_kit_without_its_exercises_is_told_in_one_sentence(kit, name, said):
    if name:
        (kit / 'zadani').rename(kit / name)
    else:
        shutil.rmtree(kit / 'zadani')
    for arguments, place in (('--level', '12'), kit), (('test_010_popis_balicku.py',), kit / 'tests/klondike'):
        result = run_pytest(*arguments, cwd=place)
        assert (result.code, len(result.lines)) == (4, 1), result.output
        assert result.output.startswith(f'ERROR: Chybí složka zadani, ve které jsou lekce a úlohy. {said}')


UNWRITABLE = '-p', 'cacheprovider', '-o', 'cache_dir=conftest.py', '-W', 'ignore::pytest.PytestAssertRewriteWarning'


def test_in_a_folder_that_cannot_be_written_nothing_is_remembered_and_nothing_said(submission):
    result = run_pytest('--level', '11', '--impl', submission(''), *UNWRITABLE, '--hint')
    assert result.code == 1
    assert not re.search('cache|warning', result.output), result.output


def test_ctrl_c_is_told_in_czech(short_kit):
    (short_kit / 'stops.py').write_text('def pytest_runtest_teardown():\n    raise KeyboardInterrupt\n')
    result = run_pytest('-p', 'stops', 'tests/klondike', '--level', '11', cwd=short_kit)
    assert result.code == 2
    assert '! Testy přerušily klávesy Ctrl+C. !' in result.output
    assert 'KeyboardInterrupt' not in result.output


def test_works_under_a_profiler():
    """An exception called back in the wrong way once made Python 3.11 loop for ever here."""
    command = [sys.executable, '-m', 'cProfile', '-o', os.devnull, '-m', 'pytest', '-p', 'no:cacheprovider']
    result = run(*command, 'tests/klondike/test_010_popis_balicku.py', '--impl', 'reseni')
    assert result.code == 0, result.output


def test_all_wrong_options_of_a_command_are_put_right():
    words = ['tests', '–level=31', '-hint2', '--log-level', '-x', '--overvew']
    right = ['tests', '--level=31', '--hint', '2', '--log-level', '-x', '--overview']
    assert wrong_option(words, MEANT, NUMBERED) == ('–level', '--level', right, True)
    assert wrong_option(['tests', '--hint', '2', '-k', 'level'], MEANT, NUMBERED) is None


@pytest.mark.parametrize('folder', ['moje úlohy', "Jan's", 'hry(2)', '$HOME'])
def test_the_command_that_is_meant_can_be_typed(folder):
    word, beginning = typed_word(folder), 'pytest --level 31 --impl '
    wrong = '–level', ['--level', '31', '--impl', folder]
    for told in (describe_dashes(*wrong), describe_misspelt_option(*wrong), describe_missing_test('f', *wrong)):
        assert told.endswith(beginning + word)
    assert describe_unknown_level(32, [31], [folder], []).endswith(f'pytest {word} --level 31')
    assert ready_call(folder).endswith(f'python -i {word}')


def test_the_command_that_plays_can_be_typed(tmp_path):
    folder = copy_solution('klondike', tmp_path / 'hry(2)' / 'klondike').parent
    result = run_pytest(ROOT / 'tests/klondike', '--impl', folder, cwd=ROOT)
    assert f'  python ui.py klondike --impl {typed_word(str(folder))}' in result.lines


FROZEN = """
import gc

counts, looks = [], []
gc.callbacks.append(lambda phase, info: info['generation'] == 2 and looks.append(gc.get_freeze_count()))

def pytest_configure(config):
    config.add_cleanup(tell)  # before all others, and so called behind them

def pytest_runtest_call():
    counts.append(gc.get_freeze_count())

def tell():
    print('frozen', min(counts) > 10_000, max(counts) > 10_000, gc.get_freeze_count())
    print('at the last look', looks[-1] > 10_000)
"""


def test_what_was_collected_is_not_garbage_until_the_end(tmp_path):
    """Python would look through it again and again, and pytest at the end; in runs of others nothing is changed."""
    (tmp_path / 'looking.py').write_text(FROZEN, encoding='utf-8')
    (tmp_path / 'test_others.py').write_text('def test_nothing():\n    pass\n', encoding='utf-8')
    level = ROOT / 'tests/klondike/test_010_popis_balicku.py'
    ours = run_pytest('-p', 'looking', level, '--impl', ROOT / 'reseni', cwd=tmp_path, before=gc.unfreeze)
    assert 'frozen True True 0\nat the last look True' in ours.output
    others = run_pytest('-p', 'looking', 'test_others.py', cwd=tmp_path, before=gc.unfreeze)
    assert 'frozen False False 0' in others.output
