"""Whatever functions do to the server's process: another one goes on with the games, and who comes back is told."""

import gc
import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from checks.network.conftest import SOLUTION
from checks.network.serving import LIMIT, environment, undisturbed, wait_for
from checks.processes import children_of, is_alive, living
from checks.running import ROOT
from rozdej.core.exercises import Exercise
from rozdej.core.student.implementation import Implementation
from rozdej.network.client import ServerGone, ServerNotice, ServerRefusal, ServerTrouble, Welcome
from rozdej.network.declaration import find_declaration
from rozdej.network.handlers import Handlers
from rozdej.network.supervisor import Served, Supervisor
from rozdej.window.gui.student_code_errors import StudentCodeError

AGAIN = 'Server kvůli tomu začal znovu. Hra pokračuje, jen poslední tah v ní možná chybí.'

FAULTS = """
import os, threading, time
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    if zprava == ['serad']:
        print('počítá')
        return sum(range(10**12))
    if zprava == ['vymen']:
        os._exit(0)
    if zprava == ['hlas']:
        return [0] * 10**10
    if zprava == ['skonci']:
        seznamy = []
        while True:
            seznamy.append(bytes(1 << 24))  # unwritten: its call has a quarter of a second after a hang
    if zprava == ['zaber']:
        seznamy, velikost = [], 1 << 24
        while velikost > 16:
            try:
                seznamy.append(bytes(velikost))
            except MemoryError:
                velikost //= 4
        time.sleep(10**6)
    if zprava == ['zavri']:
        time.sleep(10**6)
    if zprava == ['vlakno']:
        print('vlákno', end='')
        threading.Thread(target=time.sleep, args=(10**6,)).start()
        if os.fork() == 0:
            time.sleep(10**6)
        if os.fork() == 0:
            return None
    return _pri_zprave(vesmir, jmeno, zprava)
"""

on_linux = pytest.mark.skipif(sys.platform != 'linux', reason='asks for what Linux offers')
ending_waits = pytest.mark.skipif(os.name == 'nt', reason='there nothing ends a wait but the end of the process')


def come_back(*worlds, to: type = Welcome) -> list:
    """The connections end, and begin again as those of windows do, until each gets an event of the kind; these."""

    def connect(world):
        world.client.connect()
        event = world.until((to, ServerGone))  # gone as long as it does not listen again, or when it ends again
        return event if isinstance(event, to) else None

    for world in worlds:
        world.gone()
    return [wait_for(lambda world=world: connect(world)) for world in worlds]


def two(serving, table: str = '1'):
    """Anna, who is on turn, and Petr."""
    anna, petr = serving.client('Anna', table), serving.client('Petr', table)
    anna.until_state('hraje')
    anna.mails(), petr.mails()
    return anna, petr


def test_a_function_that_ends_the_process_is_told_to_all_and_the_games_go_on(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = two(serving)
    eva, jana = serving.client('Eva', '2'), serving.client('Jana', '2')
    eva.until_state('hraje')
    hands = anna.view[1], eva.view[1]
    anna.send('vymen')
    come_back(anna, petr, eva, jana)
    for world in (anna, petr, eva, jana):
        trouble = world.until(ServerNotice)
        assert trouble.title.startswith('Funkce pri_zprave ukončila celý proces Pythonu')
        assert "Volání: pri_zprave(vesmir, 'Anna', ['vymen'])" in trouble.lines
        assert trouble.lines[-1] == AGAIN
        world.mails()
    assert (anna.view[1], eva.view[1]) == hands
    undisturbed(anna, petr), undisturbed(eva, jana)
    serving.hears('Stůl 1 (pri_zprave: ["Anna", ["vymen"]])\nFunkce pri_zprave ukončila')
    assert 'Traceback' not in serving.said
    for world in (anna, petr, eva, jana):
        world.close()


@pytest.mark.whole(reason='waits for the limits of calls')
def test_what_nothing_in_python_can_stop_is_ended_named_and_after_three_times_not_called_any_more(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = two(serving)
    for _ in range(3):
        anna.send('serad')
        come_back(anna, petr)
        trouble = petr.until(ServerNotice)
        assert trouble.title.startswith('Funkce pri_zprave neskončila ani za 1 s')
        assert any('return sum(range(10**12))' in line for line in trouble.lines), trouble.lines
        anna.mails(), petr.mails()
    before = serving.server.pid
    anna.send('vyloz', 0)
    assert anna.until(ServerTrouble).title == 'Funkce pri_zprave se 3krát zasekla, a tak ji server už nevolá.'
    assert serving.server.pid == before
    anna.close(), petr.close()


@ending_waits
@pytest.mark.whole(reason='waits for the limits of calls')
def test_what_can_be_stopped_costs_one_event(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = two(serving)
    before = serving.server.pid
    titles = {'zavri': 'Funkce pri_zprave neskončila ani za 3 s'}
    if sys.platform == 'linux':  # which refuses memory
        titles |= dict.fromkeys(['hlas', 'skonci'], 'Funkce pri_zprave skončila chybou.')
    for word, title in titles.items():
        anna.send(word)
        assert anna.until(ServerTrouble).title.startswith(title)
        assert petr.mails() == []
    undisturbed(anna, petr)
    assert serving.server.pid == before
    assert 'Traceback' not in serving.said
    anna.close(), petr.close()


@ending_waits
@pytest.mark.whole(reason='waits for the limit of a call')
def test_a_call_that_waits_is_told_so_while_the_server_works_for_others(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = two(serving)
    others = [petr, *(serving.client(name, '2') for name in ('Eva', 'Jana')), serving.client('Ivan', '3')]
    anna.send('zavri')

    def trouble():
        for world in others:
            world.client.ask_echo('x' * 900)
            world.poll()
        time.sleep(0.03)  # who says more is sent away
        anna.poll()
        return next((event for event in anna.events if isinstance(event, ServerTrouble)), None)

    told = wait_for(trouble)
    assert 'neskončila ani za 3 s, tak ji server zastavil. Přitom skoro nic nepočítala' in told.title
    for world in (anna, *others):
        world.close()


@on_linux
def test_a_function_that_leaves_the_server_no_memory_ends_its_process_and_the_games_go_on(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = two(serving)
    before = serving.server
    anna.send('zaber')

    def has_ended():
        petr.client.ask_echo('x' * 900)
        time.sleep(0.03)  # who says more is sent away
        return not is_alive(before)

    wait_for(has_ended)
    come_back(anna, petr)
    anna.mails(), petr.mails()
    undisturbed(anna, petr)
    anna.close(), petr.close()


@on_linux
def test_threads_and_copies_that_functions_leave_behind_hold_up_nobody(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = two(serving)
    before = {serving.server}
    anna.send('vlakno')
    undisturbed(anna, petr)
    before |= {*serving.server.children()}
    serving.hears('vlákno')
    anna.send('vymen')
    come_back(anna, petr)
    before |= {serving.server}
    assert serving.end() == 0
    assert not living(before)
    anna.close(), petr.close()


def test_a_killed_server_process_is_no_fault_of_a_function_also_twice_in_a_row(serve):
    serving = serve()
    anna, petr = two(serving)
    for _ in range(2):
        serving.server.kill()
        come_back(anna, petr)
        assert anna.until(ServerNotice).title == 'Server na chvíli vypadl.'
        anna.mails(), petr.mails()
    undisturbed(anna, petr)
    anna.close(), petr.close()


@pytest.mark.skipif(os.name == 'nt', reason='there nobody listens meanwhile')
def test_who_connects_while_no_server_process_is_there_waits_for_the_next(serve):
    serving = serve()
    server = serving.server
    server.suspend()
    eva = serving.client('Eva', register=False)
    server.kill()
    eva.until(Welcome)
    eva.close()


def test_a_registration_that_ends_the_process_is_soon_refused(serve, program):
    serving = serve(folder=program('import os\ndef pri_registraci(vesmir, jmeno):\n    os._exit(3)\n'))
    anna = serving.client('Anna', register=False)
    [refusal] = come_back(anna, to=ServerRefusal)
    assert 'Funkce pri_registraci se 3krát zasekla' in refusal.sentence


def test_the_games_wait_for_a_file_that_was_spoiled_meanwhile(serve, program):
    folder = program(FAULTS)
    serving = serve(folder=folder)
    anna, petr = two(serving)
    text = (folder / 'vesmir66.py').read_text(encoding='utf-8')
    (folder / 'vesmir66.py').write_text('def pri_zprave(:\n', encoding='utf-8')
    serving.hears('Server běží dál s tím, co platilo předtím.')
    anna.send('vymen')
    serving.hears('Server počká, až ten soubor opravíš a uložíš.')
    (folder / 'vesmir66.py').write_text(text, encoding='utf-8')
    come_back(anna, petr)
    anna.mails(), petr.mails()
    undisturbed(anna, petr)
    anna.close(), petr.close()


def test_a_statement_that_ends_the_process_is_left_out_when_the_file_is_loaded(serve, program):
    serving = serve(folder=program('import os\nos._exit(0)\n'))
    serving.hears('Soubor vesmir66.py se nenačetl celý.')
    serving.client('Anna').close()


def test_processes_that_end_again_and_again_are_told_in_one_sentence():
    supervisor = Supervisor([sys.executable, '-c', ''], Served('', '', '', {}, '', []), announce=print)
    with pytest.raises(StudentCodeError, match='Server s tvým programem pokaždé hned skončí'):
        supervisor.run()


@on_linux
@pytest.mark.parametrize('stage', ['at once', 'while it starts', 'in a call', 'while it starts again'])
@pytest.mark.parametrize('number', [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_everything_at_every_stage(serve, program, stage, number, tmp_path):
    if stage in ('at once', 'while it starts'):
        command = [sys.executable, '-m', 'rozdej', 'serve', 'sedesatsest', '--impl', str(SOLUTION), '--port', '0']
        with subprocess.Popen(command, cwd=ROOT, env=environment(tmp_path), stderr=subprocess.PIPE) as process:
            if stage == 'while it starts':
                wait_for(lambda: children_of(process.pid))
            left = set(psutil.Process(process.pid).children())
            process.send_signal(number)
            said = process.communicate(timeout=LIMIT)[1]
        assert not living(left)
        if stage == 'while it starts':
            assert (process.returncode, said) == (0, b'')
        return
    serving = serve(folder=program(FAULTS))
    anna = serving.client('Anna')
    anna.mails()
    server = serving.server
    assert os.getsid(server.pid) != os.getsid(serving.process.pid), 'Ctrl+C in the terminal would reach it, too'
    if stage == 'in a call':
        anna.send('serad')
        serving.hears('počítá')
    else:
        server.kill()
        server = wait_for(lambda: {*psutil.Process(serving.process.pid).children()} - {server}).pop()
    serving.process.send_signal(number)
    assert serving.process.wait(LIMIT) == 0
    assert 'neskončila' not in serving.said, 'it waited until the call was ended'
    assert 'Traceback' not in serving.said
    assert not living({server})
    anna.close()


def test_ctrl_c_is_heard_also_while_the_server_process_is_silent(serve):
    serving = serve()
    anna = serving.client('Anna')
    anna.mails()
    server = serving.server
    try:
        serving.process.send_signal(signal.SIGINT)
    except ValueError:
        pytest.skip('here nobody but the keyboard sends it')
    assert serving.process.wait(LIMIT) == 0
    assert not living({server})
    anna.close()


LOOKS_AROUND = """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    if zprava[0] == 'cti':
        open(zprava[1]).read()
    if zprava[0] == 'pis':
        open(__file__, 'w')
    if zprava[0] == 'volej':
        import socket
        socket.socket()
    return _pri_zprave(vesmir, jmeno, zprava)
"""


@on_linux
def test_functions_are_kept_from_files_and_network_where_linux_can_and_the_server_is_not(serve, program, tmp_path):
    folder, elsewhere = program(LOOKS_AROUND), tmp_path / 'jinde'
    elsewhere.mkdir()
    (folder / 'vesmir66.py').rename(elsewhere / 'vesmir66.py')
    (folder / 'vesmir66.py').symlink_to(elsewhere / 'vesmir66.py')  # a file may be a link
    (tmp_path / 'secret').touch()
    serving = serve('--save', tmp_path / 'games.db', '--bot', 'weak', '--bot-pause', '0', folder=folder)
    anna = serving.client('Anna')
    anna.until_state('hraje', 'ceka', 'stych')
    kept = shut_in_here()
    attempts = [['cti', str(tmp_path / 'secret')], ['pis', '']] if kept[0] else []
    for attempt in attempts + [['volej', '']] * kept[1]:
        anna.send(*attempt)
        assert anna.until(ServerTrouble).title == 'Funkce pri_zprave skončila chybou.'
    assert LOOKS_AROUND in (elsewhere / 'vesmir66.py').read_text(encoding='utf-8')
    anna.close()


def shut_in_here() -> tuple[bool, bool]:
    """What a thread on this machine can be kept from."""
    code = (
        'from rozdej.teacher.isolation.thread_confinement import confine_thread; print(*map(int, confine_thread([])))'
    )
    done = subprocess.run([sys.executable, '-c', code], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    files, network = map(int, done.stdout.split())
    return bool(files), bool(network)


@pytest.mark.parametrize('text', ['', '1 / 0'], ids=['right', 'half of it wrong'])
def test_a_file_that_is_saved_again_and_again_is_forgotten(program, text):
    handlers = Handlers(Implementation(Exercise('sedesatsest', ROOT), program(text)), find_declaration('sedesatsest'))
    handlers.load()
    universe = handlers.make_universe()
    universe.registration('Anna')

    def objects_after(saves: int) -> int:
        for _ in range(saves):
            handlers.reload([universe])
            universe.message('Anna', ['serad'])
        gc.collect()
        return len(gc.get_objects())

    before = objects_after(2)
    assert objects_after(4) < before + 500, 'a program is made of more than that'
