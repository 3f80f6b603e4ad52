"""What handlers do to their process costs one event: at other tables the game goes on, and then at this one, too."""

import asyncio
import gc
import os
import signal
import sys

import pytest

from checks.network.conftest import SOLUTION
from checks.network.serving import LIMIT, undisturbed, wait_for
from checks.processes import children_of
from checks.running import ROOT
from rozdej.cli import SHUT_IN
from rozdej.core.exercises import Exercise
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.watchdog import ProcessDeadline
from rozdej.network.declaration import find_declaration
from rozdej.network.handler_process import RemoteHandlers
from rozdej.network.link import ServerTrouble
from rozdej.teacher.isolation import family
from rozdej.window.table.trouble import Trouble

DECLARATION = find_declaration('sedesatsest')

FAULTS = """
import os
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    if zprava == ['serad']:
        print('počítá')
        return 9 ** 9 ** 9
    if zprava == ['vymen']:
        os._exit(3)
    if zprava == ['hlas']:
        return [0] * 10**10
    if zprava == ['skonci']:
        seznamy = []
        while True:
            seznamy.append(bytearray(1 << 24))
    if zprava == ['zavri']:
        return [bytes(10**8) for _ in range(100)]
    return _pri_zprave(vesmir, jmeno, zprava)
"""


on_linux = pytest.mark.skipif(sys.platform != 'linux', reason='looks for processes as Linux shows them')


def test_what_a_handler_does_to_its_process_costs_one_event(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    anna.mails(), petr.mails()
    for word, title in {
        'vymen': 'Funkce pri_zprave ukončila celý proces Pythonu',
        'hlas': 'Funkce pri_zprave skončila chybou.',
        'skonci': 'Funkce pri_zprave skončila chybou.',
        'zavri': 'Funkce pri_zprave skončila chybou.',
    }.items():
        anna.send(word)
        trouble = anna.until(ServerTrouble)
        assert trouble.title.startswith(title)
        assert any(f"['{word}'])" in line for line in trouble.lines), trouble.lines
        serving.hears(trouble.title)
        assert petr.mails() == []
    undisturbed(anna, petr)
    assert 'Traceback' not in serving.said
    anna.close(), petr.close()


def test_the_function_that_makes_the_first_state_is_shown_without_arguments(program):
    folder = program('def novy_vesmir():\n    import os\n    os._exit(3)\n')

    async def register() -> None:
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), folder), DECLARATION)
        try:
            await handlers.load()
            await handlers.make_universe().registration('Anna')
        finally:
            await handlers.close()

    with pytest.raises(Trouble) as told:
        asyncio.run(register())
    assert 'Volání: novy_vesmir()' in told.value.lines


@pytest.mark.whole(reason='waits for the limits of several calls, while others play')
def test_a_call_that_nothing_in_python_can_stop_is_ended_and_named_while_others_play_on(serve, program):
    serving = serve(folder=program(FAULTS))
    anna, petr = serving.client('Anna'), serving.client('Petr')
    eva, jana = serving.client('Eva', '2'), serving.client('Jana', '2')
    anna.until_state('hraje'), eva.until_state('hraje')
    for world in (anna, petr, eva, jana):
        world.mails()
    anna.send('serad')
    undisturbed(eva, jana)
    trouble = anna.until(ServerTrouble)
    assert trouble.title.startswith('Funkce pri_zprave neskončila ani za 1 s')
    assert any('return 9 ** 9 ** 9' in line for line in trouble.lines), trouble.lines
    undisturbed(anna, petr)
    for world in (anna, petr, eva, jana):
        world.close()


LOOPS_WHEN_SHOWN = """
class Bez_konce:
    def __repr__(self):
        while True:
            pass

def pri_zprave(vesmir, jmeno, zprava):
    return Bez_konce()
"""


@pytest.mark.whole(reason='waits for the limit of a call')
def test_what_loops_when_it_is_shown_is_ended_like_a_call(program, monkeypatch):
    monkeypatch.setattr('rozdej.network.handler_process.SERVER_AT_MOST_SECONDS', LIMIT)

    async def play() -> None:
        folder = program(LOOPS_WHEN_SHOWN)
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), folder), DECLARATION)
        try:
            await handlers.load()
            universe = handlers.make_universe()
            await universe.registration('Anna')
            with pytest.raises(Trouble, match='neskončila ani za 1 s'):
                await universe.message('Anna', ['vyloz', 0])
        finally:
            await handlers.close()

    asyncio.run(asyncio.wait_for(play(), LIMIT))


WAITS = """
import time
time.sleep(2.5)
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    time.sleep(2.5)
    return _pri_zprave(vesmir, jmeno, zprava)
"""


@pytest.mark.whole(reason='waits longer than functions may work')
@pytest.mark.skipif(not ProcessDeadline.HAS_TIMER, reason='there the clock is all that is known')
def test_what_takes_long_on_a_busy_machine_is_nobodys_fault(program):
    async def play() -> None:
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), program(WAITS)), DECLARATION)
        try:
            assert await handlers.load() is None
            universe = handlers.make_universe()
            await universe.registration('Anna')
            await universe.registration('Petr')
            assert (await universe.message('Anna', ['vyloz', 0])).mails
        finally:
            await handlers.close()

    asyncio.run(asyncio.wait_for(play(), LIMIT))


def loaded(folder):
    """What is wrong with the program in that folder, as far as it can be used: somebody has sat down."""

    async def register():
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), folder), DECLARATION, SHUT_IN)
        try:
            trouble = await handlers.load()
            assert (await handlers.make_universe().registration('Anna')).mails
            return trouble
        finally:
            await handlers.close()

    return asyncio.run(asyncio.wait_for(register(), LIMIT))


@on_linux
def test_a_file_of_the_program_may_be_a_link(program, tmp_path):
    folder, elsewhere = program(), tmp_path / 'jinde'
    elsewhere.mkdir()
    (folder / 'vesmir66.py').rename(elsewhere / 'vesmir66.py')
    (folder / 'vesmir66.py').symlink_to(elsewhere / 'vesmir66.py')
    assert loaded(folder) is None


LOOKS_AROUND = """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    if zprava[0] == 'cti':
        open(zprava[1]).read()
    if zprava[0] == 'pis':
        open(__file__, 'w')
    if zprava[0] == 'volej':
        import socket
        socket.create_connection(('127.0.0.1', zprava[1]))
    return _pri_zprave(vesmir, jmeno, zprava)
"""


def test_handlers_are_shut_in_where_the_system_can_and_the_game_goes_on(program):
    folder = program(LOOKS_AROUND)
    secret = folder.parent / 'secret'
    secret.write_text('', encoding='utf-8')

    async def play() -> None:
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), folder), DECLARATION, SHUT_IN)
        async with await asyncio.start_server(lambda reader, writer: writer.close(), '127.0.0.1', 0) as listening:
            try:
                await handlers.load()
                from_files, from_network = handlers.kept_from
                if not from_files:
                    pytest.skip('this system cannot shut a process in')
                universe = handlers.make_universe()
                await universe.registration('Anna')
                await universe.registration('Petr')
                attempts = [['cti', str(secret)], ['pis', '']]
                if from_network:
                    attempts.append(['volej', listening.sockets[0].getsockname()[1]])
                for attempt in attempts:
                    with pytest.raises(Trouble, match='Funkce pri_zprave skončila chybou'):
                        await universe.message('Anna', attempt)
                assert (await universe.message('Anna', ['vyloz', 0])).mails
            finally:
                await handlers.close()

    asyncio.run(asyncio.wait_for(play(), LIMIT))
    assert LOOKS_AROUND in (folder / 'vesmir66.py').read_text(encoding='utf-8')


SAVES, FIRST = 50, 10
ROOM = 2_000
"""Kilobytes that a server may take more from the first of these saves to the last: fifty each."""


def memory() -> int:
    """Kilobytes of this process, without garbage."""
    gc.collect()
    with open('/proc/self/status', encoding='ascii') as file:
        numbers = dict(line.split(':', 1) for line in file)
    return int(numbers['VmRSS'].split()[0])


@pytest.mark.whole(reason='loads the program many times')
@on_linux
def test_a_file_that_is_saved_again_and_again_takes_no_memory():
    async def play() -> None:
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), SOLUTION), DECLARATION)
        try:
            await handlers.load()
            universe = handlers.make_universe()
            await universe.registration('Anna')
            for save in range(SAVES):
                await handlers.reload([universe])
                assert (await universe.message('Anna', ['serad'])) is not None
                if save == FIRST:
                    before = memory(), len(os.listdir('/proc/self/fd'))
            assert memory() < before[0] + ROOM
            assert len(os.listdir('/proc/self/fd')) <= before[1] + 8, 'processes that are not needed any more'
        finally:
            await handlers.close()

    asyncio.run(play())


@on_linux
def test_while_one_table_waits_for_its_handler_the_others_have_another_process(monkeypatch):
    monkeypatch.setattr('rozdej.network.handler_process.SERVER_AT_MOST_SECONDS', LIMIT)

    async def play() -> None:
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), SOLUTION), DECLARATION)
        try:
            await handlers.load()
            slow, other = handlers.make_universe(), handlers.make_universe()
            for universe in (slow, other):
                await universe.registration('Anna')
                await universe.registration('Petr')
            first = handlers._edition.processes[0]._transport.get_pid()
            stopped = [first, *family.descendants(first)]
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            waiting = asyncio.create_task(slow.message('Anna', ['vyloz', 0]))
            await asyncio.sleep(0)
            assert (await other.message('Anna', ['vyloz', 0])).mails
            assert not waiting.done()
            for process in stopped:
                os.kill(process, signal.SIGCONT)
            assert (await waiting).mails
            assert (await other.message('Petr', ['vyloz', 0])).mails, 'its state is that of the other process'
        finally:
            await handlers.close()

    asyncio.run(asyncio.wait_for(play(), LIMIT))


@on_linux
def test_a_killed_process_of_handlers_is_replaced_with_all_its_games(serve):
    serving = serve()
    anna, petr = serving.client('Anna'), serving.client('Petr')
    eva, jana = serving.client('Eva', '2'), serving.client('Jana', '2')
    anna.until_state('hraje'), eva.until_state('hraje')
    for world in (anna, petr, eva, jana):
        world.mails()
    killed = children_of(serving.process.pid)
    for handlers in killed:
        os.kill(handlers, signal.SIGKILL)
    undisturbed(anna, petr), undisturbed(eva, jana)
    wait_for(lambda: not killed & children_of(serving.process.pid))
    assert not any(isinstance(event, ServerTrouble) for world in (anna, eva) for event in world.seen)
    for world in (anna, petr, eva, jana):
        world.close()


@pytest.mark.whole(reason='starts the process of handlers again and again')
@on_linux
def test_processes_that_are_killed_again_and_again_are_known_to_asyncio(caplog):
    async def play() -> None:
        handlers = RemoteHandlers(Implementation(Exercise('sedesatsest', ROOT), SOLUTION), DECLARATION)
        await handlers.load()
        universe = handlers.make_universe()
        await universe.registration('Anna')
        for _ in range(8):
            for process in handlers._alive:
                if not process.exited.is_set():
                    os.kill(process._transport.get_pid(), signal.SIGKILL)
            await universe.message('Anna', ['serad'])
        await handlers.close()

    asyncio.run(asyncio.wait_for(play(), LIMIT))
    assert caplog.messages == []


@on_linux
def test_ctrl_c_ends_the_server_at_once_also_in_the_midst_of_a_call(serve, program):
    serving = serve(folder=program(FAULTS))
    anna = serving.client('Anna')
    anna.mails()
    before = children_of(serving.process.pid)
    own = os.getsid(serving.process.pid)
    assert all(os.getsid(pid) != own for pid in before), 'Ctrl+C in the terminal would reach them, too'
    anna.send('serad')
    serving.hears('počítá')
    for process in before:  # so that it does not come to its limit of time
        os.kill(process, signal.SIGSTOP)
    serving.process.send_signal(signal.SIGINT)
    assert serving.process.wait(LIMIT) == 0
    assert 'neskončila' not in serving.said, 'it waited until the call was ended'
    assert 'Traceback' not in serving.said
    wait_for(lambda: not any(os.path.exists(f'/proc/{pid}') for pid in before))
    anna.close()


def test_a_statement_that_ends_the_process_is_left_out_when_the_file_is_loaded(program):
    assert loaded(program('import os\nos._exit(0)\n')).title.startswith('Soubor vesmir66.py se nenačetl celý.')
