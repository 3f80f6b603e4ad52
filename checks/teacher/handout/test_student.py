"""The student's path: from the zip to the first levels and to the window, with the commands of the lessons."""

import json
import shutil

import pytest

from checks.running import ROOT
from checks.window.display import why_no_egl

pytestmark = pytest.mark.whole(reason='installs a handout for a student')


def test_first_levels_as_the_lessons_write_them(student):
    zero = student.types('pytest --level 0')
    assert zero.code == 0, zero.output
    assert 'Level 0 nemá žádné testy' in zero.output
    first = student.types('pytest tests/klondike --level 10')
    assert first.code == 0, first.output
    assert 'Další je level 11' in first.output
    wrong = student.types('pytest --level 11 --hint')
    assert wrong.code == 1
    assert 'Nápověda k levelu 11 (1.' in wrong.output
    assert 'Klondike' in wrong.output
    assert 'Šedesát šest' in wrong.output


@pytest.mark.parametrize('where', ['.', 'zadani/klondike'])
@pytest.mark.parametrize(
    ('typed', 'said'),
    [
        ('pytest --level deset', "Za --level patří číslo levelu, ne 'deset'. Třeba: pytest --level 31"),
        ('pytest --level 31.5', "Za --level patří číslo levelu, ne '31.5'. Třeba: pytest --level 31"),
        ('pytest --level', 'Za --level napiš číslo levelu, třeba: pytest --level 31'),
    ],
)
def test_level_without_a_number_is_told_in_czech(onlooker, typed, said, where):
    """Nobody has installed the kit here, so that its plugin has to be there before pytest reads the options."""
    done = onlooker.types(typed, where=where)
    assert (done.code, done.output.strip()) == (4, f'ERROR: {said}')


def test_from_the_folder_of_an_exercise(student):
    done = student.types('pytest --level 10', where='zadani/klondike')
    assert done.code == 0, done.output
    assert 'pytest ../../tests/klondike --level 11' in done.output


def test_what_a_student_writes_is_tested(student):
    path = student.folder / 'zadani/klondike/klondike.py'
    text = path.read_text(encoding='utf-8')
    path.write_text(text + "\n\ndef popis_balicku(balicek):\n    return '[Q ♥]'\n", encoding='utf-8')
    done = student.types('pytest tests/klondike --level 12')
    assert done.code == 1
    assert '✓10  ✓11' in done.output or '✗ level 11' in done.output, done.output


def test_start_without_an_environment_of_its_own_is_for_exercises_only(onlooker):
    done = onlooker.types('python start.py --kit')
    assert (done.code, done.output) == (1, 'Volba --kit patří k celé sadě, tady jsou jen úlohy. Spusť to bez ní.\n')


def test_the_window_tells_how_it_is_started(onlooker):
    done = onlooker.types('python ui.py --help')
    assert done.code == 0, done.output
    assert 'python ui.py klondike' in done.output


LOOK = """
import sys
import time
from pathlib import Path
import pyglet
pyglet.options.headless = True
from rozdej.window.display.main import start_client
from rozdej.window.display.window_setup import open_window, prepare_pyglet

prepare_pyglet()
client = start_client(sys.argv[1:])
assert client.wait_until_ready()
window = open_window(client, Path('static').resolve(), (900, 640))
window.dispatch_events()
while not client.drawing.quads:
    time.sleep(0.01)
    client.listen()
window.on_draw()
colours = pyglet.image.get_buffer_manager().get_color_buffer().get_image_data().get_data('RGBA', 900 * 4)
print(len(set(colours)), 'different bytes')
window.on_close()
"""


def test_the_window_opens_with_its_pictures(student):
    if reason := why_no_egl():
        pytest.skip(reason)
    (student.home / 'look.py').write_text(LOOK, encoding='utf-8')
    done = student.types(f"python '{student.home / 'look.py'}' klondike", PYTHONPATH=str(student.folder))
    assert done.code == 0, done.output
    assert int(done.lines[-1].split()[0]) > 20, done.output


@pytest.mark.parametrize('exercise', ['klondike', 'sedesatsest'])
def test_the_scene_of_each_exercise_is_there(onlooker, exercise):
    code = f"from rozdej.core.exercises.game_parts import find_part; print(find_part('{exercise}', 'scene').Game())"
    done = onlooker.types(f'python -c "{code}"')
    assert done.code == 0, done.output


def test_the_server_of_a_game_starts_as_the_lesson_says(student):
    done = student.types('python -m rozdej serve neznama')
    assert done.code == 2
    assert 'Cvičení neznama tu není' in done.output
    assert 'Traceback' not in done.output
    for file in (ROOT / 'reseni/sedesatsest').glob('*.py'):
        shutil.copy(file, student.folder / 'zadani/sedesatsest')
    done = student.types('python -m rozdej serve sedesatsest --child --port 0 </dev/null')
    assert done.code == 0, done.output
    assert json.loads(done.output.splitlines()[0])['port'], 'it listens, so its functions are there'
