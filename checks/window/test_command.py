"""`python ui.py` as it is typed: help, wrong commands, and computers on which there can be no window."""

import importlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from types import ModuleType, SimpleNamespace
from unittest.mock import Mock

import pytest

from checks.running import ROOT, run
from checks.window.display import client_of, why_no_egl
from checks.window.playing import implementation
from rozdej.core.exercises import find_exercises
from rozdej.core.feedback.command_line import Impossible
from rozdej.teacher.handout.contents import BROWSER
from rozdej.window import play
from rozdej.window.display import window_setup
from rozdej.window.display.main import main
from rozdej.window.gui.layout import Space
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.start_screen import Offer, StartScreen, count_written
from start import TYPED

UI = ROOT / 'ui.py'


def ui(*arguments, **how):
    """Run `python ui.py …` to its end."""
    return run(sys.executable, UI, *arguments, DISPLAY='', WAYLAND_DISPLAY='', **how)


@pytest.mark.parametrize('place', ['.', 'zadani/klondike', 'checks'])
def test_help_from_any_folder(place):
    result = ui('--help', cwd=ROOT / place)
    assert result.code == 0
    assert 'Použití: python ui.py [CVIČENÍ] [--impl SLOŽKA] [--seed ČÍSLO]' in result.output
    assert '--seed ČÍSLO' in result.output


@pytest.mark.parametrize(
    ('arguments', 'begins'), [(['klondyke'], 'Cvičení klondyke tu není.'), (['--hlasite'], 'Tomuhle příkazu nerozumím')]
)
def test_a_wrong_command_ends_both_processes_with_one_sentence(arguments, begins):
    result = ui(*arguments)
    assert result.code == 2
    assert result.output.startswith(begins)
    assert 'Traceback' not in result.output


def test_no_lessons(monkeypatch):
    monkeypatch.setattr(play, 'find_root', lambda start: None)
    with pytest.raises(Impossible, match='chybí složka zadani s lekcemi'):
        play.make_application(['klondike'])


@pytest.fixture
def bare(tmp_path):
    """`bare(…)` runs the `ui.py` of a fresh clone by a Python without libraries; its own environment has `libraries`.

    Without `libraries` there is no environment, `[]` is one that nothing was installed into.
    """

    def begin(*arguments, libraries=None):
        for name in ('ui.py', 'start.py'):
            shutil.copy(ROOT / name, tmp_path)
        shutil.copytree(ROOT / 'rozdej', tmp_path / 'rozdej', ignore=shutil.ignore_patterns('__pycache__'))
        shutil.copytree(ROOT / 'zadani', tmp_path / 'zadani')
        if libraries is not None:
            venv.create(tmp_path / '.venv', symlinks=os.name != 'nt')
            site = sysconfig.get_path('purelib', 'venv', {'base': str(tmp_path / '.venv')})
            (Path(site) / 'libraries.pth').write_text('\n'.join(libraries), encoding='utf-8')
        return run(sys.executable, '-S', tmp_path / 'ui.py', *arguments, cwd=tmp_path)

    return begin


def test_a_fresh_clone_says_what_to_run_first(bare):
    result = bare('klondike')
    assert result.code == 1
    assert result.lines == [f'Chybí knihovna platformdirs. Spusť nejdřív:  {TYPED} start.py --level 1']


def test_an_environment_beside_it_need_not_be_active(bare):
    result = bare('poker', '--impl', 'slozka s mezerou', libraries=[sysconfig.get_path('purelib')])
    assert result.code == 2
    assert result.output.startswith('Cvičení poker tu není.')


def test_an_environment_without_libraries_is_not_asked_for_ever(bare):
    result = bare(libraries=[])
    assert result.code == 1
    assert result.output.startswith('Chybí knihovna platformdirs.')


def test_ctrl_c_is_for_the_other_process_where_ui_py_waits_for_it(monkeypatch):
    ui_py = importlib.import_module('ui')
    monkeypatch.setattr(ui_py, 'os', SimpleNamespace(name='nt'))
    monkeypatch.setattr(subprocess, 'call', lambda command: signal.raise_signal(signal.SIGINT) or 3)
    before = signal.getsignal(signal.SIGINT)
    try:
        assert ui_py.go_on() == 3
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not sys.platform.startswith('linux'), reason='only Linux can be without a display')
def test_no_display():
    result = ui('klondike')
    assert result.code == 1
    assert result.output.startswith('Tady není obrazovka')
    assert 'Traceback' not in result.output


def test_pyglet_missing(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, 'pyglet', None)
    assert main(['klondike']) == 1
    assert 'Chybí knihovna pyglet' in capsys.readouterr().out


STARTING = 'rozdej.core', 'rozdej.core.student', 'rozdej.core.student.subprocesses', 'rozdej.core.system'
LOADED = """
import subprocess, sys
from rozdej.window.display import main


def launched(*arguments, **how):
    print(*sorted(name for name in sys.modules if name.startswith(('rozdej.', 'pyglet'))))
    sys.exit()


subprocess.Popen = launched
main.main(['klondike'])
"""


def test_ctrl_c_while_pyglet_is_imported_is_no_traceback(monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    client = Mock(exit_code=0)
    monkeypatch.setattr('rozdej.window.display.main.start_client', lambda arguments: client)
    monkeypatch.setattr(window_setup, 'prepare_pyglet', interrupted)
    assert main([]) == 0
    assert client.close.called


def test_the_game_side_is_started_before_anything_else_is_imported():
    """Both sides get ready at the same time; what one of them imports first, the other one waits for."""
    loaded = [
        name
        for name in run(sys.executable, '-c', LOADED, cwd=ROOT).output.split()
        if not name.startswith('rozdej.core.system.')  # small, and others on each platform
    ]
    display = ('', '.display', '.display.game_process', '.display.main')
    assert loaded == [*STARTING, *(f'rozdej.window{name}' for name in display)]


@pytest.mark.parametrize('version', ['3.0', '2.0.18', '1.5.27'])
def test_pyglet_of_another_version(monkeypatch, capsys, version):
    other = ModuleType('pyglet')
    other.version = version
    monkeypatch.setitem(sys.modules, 'pyglet', other)
    assert main(['klondike']) == 1
    output = capsys.readouterr().out
    assert f'Nainstalovaná je {version}.' in output
    assert 'pip install "pyglet>=2.1,<3"' in output


def refused(monkeypatch, name, error, tmp_path):
    """The text of the refusal when something in pyglet raises."""
    if reason := why_no_egl():
        pytest.skip(reason)
    import rozdej.window.display.window as window

    def fail(*arguments, **keywords):
        raise error

    monkeypatch.setattr(f'{window.__name__}.{name}', fail)
    application = play.Application(list, SettingsStore(tmp_path))
    with pytest.raises(window_setup.NoWindow) as refusal:
        window_setup.open_window(client_of(application), ROOT / 'static', (300, 200))
    return str(refusal.value)


def test_no_opengl(monkeypatch, tmp_path):
    text = refused(monkeypatch, 'GameWindow', Exception('Required extension GL 3.3 not available'), tmp_path)
    assert 'Okno potřebuje OpenGL 3.3' in text
    assert text.count('\n') == 3
    assert 'v prohlížeči (stránku ti připraví učitel) a v konzoli' in text


def test_no_opengl_where_there_is_the_page(monkeypatch, tmp_path):
    """It was handed out with `rozdej handout --web`, in the folder that start.py serves."""
    (tmp_path / BROWSER).mkdir()
    monkeypatch.setattr(window_setup, 'KIT', tmp_path)
    text = refused(monkeypatch, 'GameWindow', Exception('glCreateShader is not exported by the driver'), tmp_path)
    assert 'v prohlížeči (python start.py --web) a v konzoli' in text


def test_a_driver_that_promises_more_than_it_can_do():
    """A context is made, but its shaders are of OpenGL 2."""
    if reason := why_no_egl():
        pytest.skip(reason)
    old = {'MESA_GL_VERSION_OVERRIDE': '2.1', 'MESA_GLSL_VERSION_OVERRIDE': '120'}
    result = ui('klondike', PYGLET_HEADLESS='true', **old)
    assert result.code == 1
    assert result.output.startswith('Okno potřebuje OpenGL 3.3')
    assert 'Traceback' not in result.output


def test_no_font(monkeypatch, tmp_path):
    text = refused(monkeypatch, 'pyglet.font.load', FileNotFoundError('no font'), tmp_path)
    assert text.startswith('V systému není žádné písmo')


def test_no_pictures(tmp_path):
    if reason := why_no_egl():
        pytest.skip(reason)
    with pytest.raises(window_setup.NoWindow, match='Obrázky ve složce static nejdou načíst'):
        window_setup.open_window(client_of(play.Application(list, SettingsStore(tmp_path))), tmp_path, (300, 200))


def test_start_screen_counts_written_functions(submission):
    assert count_written(implementation(ROOT / 'zadani' / 'klondike')) == (0, 13)
    assert count_written(implementation(ROOT / 'reseni' / 'klondike')) == (13, 13)
    assert count_written(implementation(submission('def popis_balicku(balicek):\n    return 1\n'))) == (1, 13)
    assert count_written(implementation(submission('def popis_balicku(:\n'))) == (0, 13)


def test_start_screen_knows_the_levels_that_passed(kit):
    [exercise] = [found for found in find_exercises(kit) if found.name == 'klondike']
    folder = kit / 'zadani' / 'klondike'
    played = play.implementations(kit / 'zadani', [exercise])['klondike']
    assert Offer(played.exercise, played).state == 'ještě nezačato'
    cache = kit / '.pytest_cache' / 'v' / 'rozdej'
    cache.mkdir(parents=True)
    levels = list(exercise.lesson.levels)
    for passed, text in (
        (levels[:5], f'hotovo do levelu {levels[4]} (z 131)'),
        ([levels[0], levels[2]], 'hotovo do levelu 1 (z 131)'),
        (levels, 'všechny levely hotové'),
        ([], 'ještě nezačato'),
    ):
        (cache / 'progress').write_text(f'{{"{folder}": {{"klondike": {passed}}}}}')
        assert Offer(played.exercise, played).state == text
    (cache / 'progress').write_text('{')
    assert Offer(played.exercise, played).state == 'ještě nezačato'


def test_start_screen_notices_new_functions_and_levels(kit):
    exercises = find_exercises(kit)
    screen = StartScreen(lambda: play.offers(kit / 'zadani', exercises), lambda exercise: None)

    def shown():
        for _ in range(2):
            screen.look_around(0)
        return [text.text for text in screen.picture(Space(800, 600), 0).texts]

    assert 'ještě nezačato' in shown()
    (kit / 'zadani/klondike/klondike.py').write_text('def popis_balicku(balicek):\n    return 1\n', encoding='utf-8')
    assert 'napsané funkce: 1 z 13' in shown()
    cache = kit / '.pytest_cache' / 'v' / 'rozdej'
    cache.mkdir(parents=True)
    (cache / 'progress').write_text(f'{{"{kit / "zadani" / "klondike"}": {{"klondike": [1, 10]}}}}')
    assert 'hotovo do levelu 10 (z 131)' in shown()


def test_exercise_without_a_scene_is_not_offered(kit, monkeypatch):
    other = kit / 'zadani' / 'dama'
    other.mkdir()
    (other / 'lekce.md').write_text('# Dáma\n', encoding='utf-8')
    (other / 'dama.py').touch()
    monkeypatch.setattr(play, 'find_root', lambda start: kit)
    assert [offer.exercise.name for offer in play.make_application([]).offers] == ['klondike']
    with pytest.raises(Impossible, match='Cvičení dama tu není'):
        play.make_application(['dama'])
