"""`rozdej serve`: what it says when it runs, and why it does not."""

import json
import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest

from checks.network.conftest import SOLUTION
from checks.network.serving import LIMIT, environment
from checks.running import ROOT, run
from rozdej.cli import main
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.environment_check import typed_word
from rozdej.core.student.implementation import Implementation
from rozdej.network.arguments import main as main_of_students
from rozdej.network.declaration import find_declaration
from rozdej.network.game_store import COLUMNS, CannotKeep, GameStore
from rozdej.network.handlers import Handlers
from rozdej.network.rooms import Table

MAKE = f'CREATE TABLE games ({COLUMNS})'
ROW = f"{MAKE}; INSERT INTO games VALUES ('sedesatsest', '1', '[]'"


def refusal(*arguments: object) -> tuple[int, dict]:
    """The exit code, and what a parent program is told."""
    done = run(sys.executable, '-m', 'rozdej', 'serve', '--child', *arguments)
    return done.code, json.loads(done.lines[0])['trouble']


@pytest.fixture
def busy_port():
    """A port where somebody listens."""
    with socket.socket() as other:
        other.bind(('127.0.0.1', 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_busy_port_names_another(busy_port, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(ROOT)
    arguments = ['serve', 'sedesatsest', '--impl', 'reseni', '--save', str(tmp_path / 'games.db'), '--port']
    assert main([*arguments, str(busy_port)]) == 1
    assert f'Port {busy_port} už něco používá' in (said := capsys.readouterr().err)
    assert f'--port {busy_port % 65535 + 1}' in said


def test_a_missing_library_is_told(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    monkeypatch.setitem(sys.modules, 'websockets', None)
    assert main(['serve', 'sedesatsest', '--impl', 'reseni']) == 1
    assert 'Pro hru po síti chybí knihovna websockets. Doinstaluj ji:' in capsys.readouterr().err


def test_a_parent_is_told_in_json():
    code, trouble = refusal('sedesatsest', '--port', '0')
    assert code == 1
    assert trouble['title'] == 'Funkce novy_vesmir ještě není napsaná.'
    assert 'vesmir66.py' in trouble['lines'][-1]


@pytest.mark.parametrize(
    ('text', 'title', 'line'),
    [
        ('del pri_zprave', 'pri_zprave', ''),
        ('pri_zprave = 7', 'pri_zprave', ''),
        (
            'def pri_zprave(vesmir, jmeno): return 1',
            'Funkce pri_zprave má jiný počet parametrů, než server potřebuje.',
            'Je tam: pri_zprave(vesmir, jmeno)',
        ),
        (
            'def novy_vesmir(): pass',
            'Funkce novy_vesmir je v souboru víckrát a poslední je prázdná.',
            'Výš je stejnojmenná (řádek ',
        ),
    ],
    ids=['missing', 'no function', 'parameters', 'empty below the written one'],
)
def test_functions_are_checked_before_anybody_can_connect(program, text, title, line, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert main(['serve', 'sedesatsest', '--impl', str(program(text)), '--port', '0']) == 1
    said = capsys.readouterr().err
    assert title in said.splitlines()[0]
    assert line in said


def test_handlers_with_more_parameters_that_need_not_be_given_are_right(program):
    text = '_p = pri_zprave\ndef pri_zprave(vesmir, jmeno, zprava, *dalsi, k=1): return _p(vesmir, jmeno, zprava)'
    handlers = Handlers(Implementation(Exercise('sedesatsest', ROOT), program(text)), find_declaration('sedesatsest'))
    assert handlers.load() is None
    universe = handlers.make_universe()
    universe.registration('Anna')
    universe.registration('Petr')
    assert universe.message('Anna', ['vyloz', 0]).mails


def test_without_uvloop_it_serves_as_well(serve, tmp_path, monkeypatch):
    """As at a student's, and on Windows."""
    (tmp_path / 'uvloop.py').write_text('raise ImportError')
    monkeypatch.setenv('PYTHONPATH', str(tmp_path))
    anna = serve().client('Anna')
    assert anna.mails()
    anna.close()


def greeting(*arguments: str) -> list[str]:
    """What a server says that a person starts, until Ctrl+C."""
    command = [sys.executable, '-m', 'rozdej', 'serve', 'sedesatsest', '--impl', SOLUTION, '--port', '0', *arguments]
    variables = {**os.environ, 'PYTHONIOENCODING': 'utf-8'}
    with subprocess.Popen(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, encoding='utf-8') as process:
        lines = []
        last = 'Hru u stolu' if '--save' in arguments else 'voje funkce'
        while not lines or last not in lines[-1]:
            lines.append(process.stdout.readline())
            assert lines[-1], lines
        process.send_signal(signal.SIGINT)
        lines.append(process.communicate(timeout=LIMIT)[0])
    assert process.returncode == 0, lines
    return ''.join(lines).splitlines()


def test_says_where_it_is_and_what_to_type_at_which_computer():
    first, other, here, shut_in, *_, last = greeting('--host', '0.0.0.0')
    assert first == 'Server hry Šedesát šest běží (reseni/sedesatsest). Ukončíš ho klávesami Ctrl+C.'
    assert other.startswith('Na jiném počítači napiš:   python ui.py sedesatsest --connect ')
    assert here.startswith('Na tomhle počítači napiš:  python ui.py sedesatsest --connect 127.0.0.1:')
    assert 'voje funkce' in shut_in
    assert last == 'Server skončil.'


def test_says_the_same_to_a_class(tmp_path):
    path = tmp_path / 'rozehrané hry.db'
    _, sit, look, only_here, _, replay, last = greeting('--class', '--save', str(path))
    port = re.search(r'--connect 127\.0\.0\.1:(\d+)$', sit)[1]
    assert look == f'Stoly ukáže prohlížeč:    http://127.0.0.1:{port}/'
    again = f'--save {typed_word(str(path))} --class --host 0.0.0.0'
    assert only_here.startswith('Z jiných počítačů se k němu nikdo nedostane.')
    assert only_here.endswith(again)
    assert shlex.split(replay)[-1] == str(tmp_path / 'rozehrané hry-zaznamy' / 'stul-1.jsonl')
    assert last == 'Server skončil.'


def test_what_it_says_comes_through_a_pipe_at_once(tmp_path):
    """As in `rozdej serve … | tee log`."""
    command = [sys.executable, '-m', 'rozdej', 'serve', 'sedesatsest', '--impl', str(SOLUTION), '--port', '0']
    home = {**environment(tmp_path), 'PYTHONUNBUFFERED': ''}
    with subprocess.Popen(command, cwd=ROOT, env=home, stdout=subprocess.PIPE, encoding='utf-8') as process:
        clock = threading.Timer(LIMIT, process.kill)  # then the pipe ends, and no line has come
        clock.start()
        line = process.stdout.readline()
        invitation = next(said for said in process.stdout if 'Z jiných počítačů' in said)
        clock.cancel()
        is_running = process.poll() is None
        process.kill()
    assert line.startswith('Server hry Šedesát šest běží')
    assert invitation.endswith(f' serve sedesatsest --impl {SOLUTION} --host 0.0.0.0\n')
    assert is_running


def test_two_servers_do_not_keep_their_games_in_one_file(tmp_path):
    path = tmp_path / 'games.db'
    store = GameStore(path, 'one')
    with pytest.raises(CannotKeep, match='už používá jiný server'):
        GameStore(path, 'one')
    store.close()
    GameStore(path, 'one').close()


def test_keeps_tables_of_its_exercise_until_they_are_too_old(tmp_path, monkeypatch):
    path = tmp_path / 'games.db'
    store = GameStore(path, 'one')
    for name, state, known, worlds in (('1', '[1]', {'Anna'}, ['Anna']), ('2', '[2]', set(), [])):
        store.keep(Table(name, SimpleNamespace(kept=state, known=known, worlds=worlds), {'Anna': 't'}))
    again = SimpleNamespace(kept='[3]', known={'Anna', 'Petr'}, worlds=[])
    store.keep(Table('1', again, {'Anna': 't'}, left={'Petr'}))
    store.forget('2')
    store.close()
    other = GameStore(path, 'other')
    assert other.rows() == {}
    other.close()
    store = GameStore(path, 'one')
    kept = {'state': '[3]', 'tokens': {'Anna': 't'}, 'left': ['Petr'], 'known': ['Anna', 'Petr'], 'worlds': []}
    assert store.rows() == {'1': kept}
    monkeypatch.setattr('rozdej.network.game_store.OLDEST', -1)
    assert store.rows() == {}
    store.close()


@pytest.mark.whole(reason='starts a server for each spoiled file')
@pytest.mark.parametrize(
    ('command', 'said'),
    [
        ('CREATE TABLE games (jine TEXT)', 'nejde číst'),
        (f"{ROW}, '[', '[]', '[]', '[]', 9e9)", 'nejde číst'),
        (f"{ROW}, '5', '[]', '{{}}', '[1]', 9e9)", 'nejde číst'),
        (f"{ROW}, '{{}}', '[]', '[]', '[]', 9e9)", 'nejde obnovit'),
    ],
)
def test_a_spoiled_file_of_games_does_not_keep_the_server_from_starting(serve, tmp_path, command, said):
    path = tmp_path / 'games.db'
    base = sqlite3.connect(path)
    base.executescript(command)
    base.close()
    serving = serve('--save', path)
    serving.hears(said)
    serving.client('Anna')
    assert 'Traceback' not in serving.said


def test_students_have_only_the_server(capsys):
    assert main_of_students(['grade']) == 2
    assert main_of_students(['--help']) == 0
    assert capsys.readouterr().out.count('Příkaz je tu jediný') == 2


@pytest.mark.parametrize('pause', ['-1', 'nan', 'chvilku'])
def test_a_pause_that_means_nothing_is_refused(capsys, pause):
    with pytest.raises(SystemExit):
        main(['serve', 'sedesatsest', '--bot', 'weak', f'--bot-pause={pause}'])
    assert 'za --bot-pause patří počet sekund, nejvýš 3600\n' in capsys.readouterr().out
