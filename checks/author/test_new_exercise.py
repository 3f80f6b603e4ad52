"""Tests that `rozdej new` makes an exercise that passes the check and can be played, and refuses bad names."""

import re
import shutil
import sys

import pytest

from checks.running import ROOT, Run, run, run_pytest
from rozdej.author.new.command import EXAMPLE, FIXTURES, PURPOSES, SKELETON

pytestmark = pytest.mark.whole(reason='judges a new exercise by way of the command line')

PLAY = """
import sys
from pathlib import Path

from checks.window.playing import exercise_named, sit_down
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.start_screen import scene_of

for folder in ('reseni/kostky', 'zadani/kostky'):
    scene = scene_of(exercise_named('kostky'))
    player = sit_down(Path(folder), SettingsStore(Path(sys.argv[1])), scene=scene, exercise='kostky')
    player.type('p')
    print(player.game, player.told)
"""


def new(kit, name: str) -> Run:
    return run(sys.executable, '-m', 'rozdej', 'new', name, cwd=kit)


def test_what_it_makes_fits_together_and_can_be_played(author_kit, tmp_path):
    made = new(author_kit, 'kostky')
    assert made.code == 0, made.output
    assert made.lines[0] == 'Made the exercise kostky:'
    assert made.lines[-1] == 'Next: rozdej check kostky'
    told = [line.split()[0] for line in made.lines[1:-1]]
    assert len(told) == len(PURPOSES)
    for file in told:
        text = (author_kit / file).read_text(encoding='utf-8')
        assert EXAMPLE not in text.lower(), file
    assert 'poradi: 20\n' in (author_kit / 'zadani/kostky/lekce.md').read_text(encoding='utf-8')

    checked = run(sys.executable, '-m', 'rozdej', 'check', 'kostky', cwd=author_kit)
    assert checked.code == 0, checked.output
    assert checked.output.startswith('kostky: everything fits')

    student = run_pytest('tests/kostky', cwd=author_kit)
    assert student.code == 1
    assert 'vrátí číslo o jedna větší' in student.output

    played = run(sys.executable, '-c', PLAY, tmp_path / 'user', cwd=author_kit)
    assert played.code == 0, played.output
    assert "{'pocet': 1}" in played.output
    assert "{'pocet': 0} Funkce pridej ještě není napsaná." in played.output


def test_what_it_makes_is_in_the_kits_style(author_kit):
    made = new(author_kit, 'kostky_a_kameny').lines[1:-1]
    files = [path for path, *_ in map(str.split, made) if path.endswith('.py') and '/wrong/' not in path]
    for command in ('check', 'format --check'):
        result = run(sys.executable, '-m', 'ruff', *command.split(), '--no-cache', *files, cwd=author_kit)
        assert result.code == 0, result.output


def test_every_file_of_the_skeleton_is_made():
    kinds = ('.py', '.md', '.txt')
    found = {path.relative_to(SKELETON).as_posix() for path in SKELETON.rglob('*') if path.suffix in kinds}
    assert found == set(PURPOSES)


def test_two_new_exercises_stand_one_after_the_other(author_kit):
    for name in ('kostky', 'domino'):
        assert new(author_kit, name).code == 0
    assert 'poradi: 30\n' in (author_kit / 'zadani/domino/lekce.md').read_text(encoding='utf-8')


REFUSED = {
    'šachy': "'šachy' has letters with diacritics",
    '2048': "'2048' cannot be the name of a module; use small letters, digits and _, a letter first",
    'moje hra': "'moje hra' cannot be the name of a module",
    '../jinam': "'../jinam' cannot be the name of a module",
    'Kostky': "'Kostky' cannot be the name of a module; use small letters",
    '': "'' cannot be the name of a module",
    'class': "'class' is a word of Python itself",
    'match': "'match' is a word of Python itself",
    'random': "'random' is a name that Python, pytest or the kit has taken",
    'pytest': "'pytest' is a name that Python, pytest or the kit has taken",
    'test_hry': "'test_hry' is a name that Python, pytest or the kit has taken",
    'spust': "tests already get something called 'spust' from pytest or the kit",
    'klondike': "'klondike' is already in the exercise klondike",
    'karty': "'karty' is already in the exercise klondike",
    'com1': "Windows can have no file called 'com1'",
}


@pytest.mark.parametrize('name', REFUSED)
def test_bad_names_are_refused_and_nothing_is_made(author_kit, name):
    before = sorted(author_kit.rglob('*'))
    result = new(author_kit, name)
    assert result.code == 2
    assert len(result.lines) == 1, result.output
    assert result.output.startswith(f'rozdej new: {REFUSED[name]}')
    assert [path for path in sorted(author_kit.rglob('*')) if path not in before] == []


@pytest.mark.parametrize('folder', ['zadani', 'reseni', 'tests', 'samples', 'rozdej/window/games'])
def test_a_folder_that_is_there_is_left_alone(author_kit, folder):
    (author_kit / folder / 'kostky').mkdir(parents=True)
    (author_kit / folder / 'kostky' / 'poznamky.txt').write_text('moje', encoding='utf-8')
    result = new(author_kit, 'kostky')
    assert result.code == 2
    assert f'{folder}/kostky is already there' in result.output
    assert not (author_kit / 'rozdej/window/games/kostky/scene.py').exists()


def test_outside_a_whole_kit_it_says_where_to_work(kit):
    result = new(kit, 'kostky')
    assert result.code == 2
    assert 'has no rozdej/window/games, where scenes live; work in a clone of the whole kit' in result.output


def test_a_place_that_cannot_be_written_is_named_and_nothing_is_left(author_kit):
    shutil.rmtree(author_kit / 'tests')
    (author_kit / 'tests').write_text('in the way', encoding='utf-8')
    result = new(author_kit, 'kostky')
    assert result.code == 2
    assert re.search(r'cannot write .*tests.kostky.*; nothing was made', result.output)
    assert not list(author_kit.rglob('*kostky*'))


def test_all_fixtures_of_tests_are_refused():
    """Also those of a pytest that comes later."""
    listed = run(sys.executable, '-m', 'pytest', '--fixtures', '-q', 'tests/klondike', cwd=ROOT)
    found = set(re.findall(r'^([a-z]\w*)(?: \[\w+ scope\])? -- ', listed.output, re.MULTILINE))
    assert 'tmp_path' in found
    modules = {path.stem for path in ROOT.glob('zadani/*/*.py')}
    assert found - modules <= FIXTURES
