"""The server inside a test: limits that would take long to reach in a process of its own."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from checks.network.example import Bundle
from checks.network.inside import serving, sit, until
from rozdej.network.client import Echo, Mail, ServerGone, ServerNotice, ServerRefusal, Welcome
from rozdej.network.protocol import Address
from rozdej.network.server import ConnectionLimits


def test_two_at_a_table_get_each_others_mails():
    async def test(server, address):
        anna, petr = await sit(address, 'Anna'), await sit(address, 'Petr')
        assert (await until(anna, Welcome)).table == '1'
        await until(petr, Mail)
        await petr.send(3)
        assert await until(petr, Mail) == Mail(3)
        await anna.echo('x')
        events = []
        while (event := await anna.receive()) != Echo('x'):
            events.append(event)
        assert events == [Mail(0), Mail(0), Mail(3)]
        await anna.close(goodbye=True)
        await petr.close()

    serving(test)


def test_while_a_function_runs_pings_are_answered_and_other_tables_go_on():
    async def test(server, address):
        anna, petr = await sit(address, 'Anna', '1'), await sit(address, 'Petr', '2')
        await until(anna, Mail)
        await until(petr, Mail)
        is_over = asyncio.Event()
        table, run = server.tables.get('1').universe, server.run

        async def long(method, *given):
            if method == table.message:
                await is_over.wait()
            return await run(method, *given)

        server.run = long
        for _ in range(20):
            await anna.send(1)
        eva = await sit(address, 'Eva', '1')  # sits down when Anna's first is over
        for connection in (anna._connection, petr._connection, eva._connection):
            await (await connection.ping())
        await petr.send(5)
        assert await until(petr, Mail) == Mail(5)
        assert table.worlds == ['Anna']
        assert table.state.total == 0
        is_over.set()
        assert await until(anna, Mail) == Mail(1)
        await until(eva, Welcome)
        await anna.echo('x')
        mails = []
        while (event := await anna.receive()) != Echo('x'):
            mails.append(event)
        assert mails[-1] == Mail(20)
        for one in (anna, petr, eva):
            await one.close()

    serving(test)


def test_who_does_not_say_hello_in_time_is_refused():
    async def test(server, address):
        server.limits = ConnectionLimits(registration=0.1)  # not before: it is that of the handshake, too
        async with connect(f'ws://{address}', proxy=None) as silent:
            value = json.loads(await silent.recv())
            assert value == {'type': 'refused', 'sentence': 'Přihláška nepřišla do 0 s.'}
            with pytest.raises(ConnectionClosed):
                await silent.recv()

    serving(test)


def test_who_does_not_even_speak_the_protocol_is_cut_off():
    async def test(server, address):
        reader, writer = await asyncio.open_connection(address.host, address.port)
        await reader.read()  # ends when the server has had enough
        writer.close()

    serving(test, ConnectionLimits(registration=0.1))


def test_a_full_server_says_so():
    async def test(server, address):
        first = await sit(address, 'Anna')
        await until(first, Welcome)
        second = await sit(address, 'Petr')
        assert await second.receive() == ServerRefusal('Server je plný. Zkus to později.')
        await first.close(goodbye=True)
        third = await sit(address, 'Eva')
        assert isinstance(await third.receive(), Welcome)
        await third.close()

    serving(test, ConnectionLimits(connections=1))


def test_a_long_message_counts_as_several():
    async def test(server, address):
        anna = await sit(address, 'Anna')
        await until(anna, Welcome)
        for long in ('x' * 500, 'x' * 8500):
            await anna.echo(long)
            assert await until(anna, Echo) == Echo(long)
        await anna.echo('x' * 1500)
        assert 'Zpráv je moc' in (await anna.receive()).sentence

    serving(test, ConnectionLimits(messages_per_second=0.001, messages_at_once=10))


def test_who_is_dropped_in_the_middle_of_a_game_is_told_and_sends_in_vain():
    async def test(server, address):
        anna, petr = await sit(address, 'Anna'), await sit(address, 'Petr')
        await until(petr, Mail)
        await anna.send(1)
        await petr.send(5)
        while not isinstance(event := await petr.receive(), ServerRefusal):
            assert event in (Mail('out'), Mail(0)), event
        assert 'pro tebe není místo' in event.sentence
        await until(anna, Welcome)
        assert server.tables.get('1').universe.state.total == 0
        await anna.close()

    serving(test, said=lambda state, name, message: Bundle(state, [('Petr', 'out')], ['Petr']))


def kept(state, name):
    """A handler that keeps the names of those who have gone, as that of Šedesát šest."""
    return Bundle(state, [], [])


async def until_gone(server, name):
    while name in server.tables.get('1').universe.worlds:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize('newcomer', ['Eva', 'Petr'])
def test_who_says_goodbye_leaves_a_seat_on_which_somebody_else_begins_a_new_game(newcomer):
    """Also somebody of the same name: a name is no key to the cards of another."""

    async def test(server, address):
        anna, petr = await sit(address, 'Anna'), await sit(address, 'Petr')
        await until(petr, Mail)
        await petr.send(5)
        await until(petr, Mail)
        await petr.close(goodbye=True)
        notice = await until(anna, ServerNotice)
        assert notice.title == 'Petr odchází od stolu.'
        assert 'začne nová hra' in notice.lines[0]
        third = await sit(address, newcomer)
        await until(third, Welcome)
        assert await until(third, Mail) == Mail(0)
        assert await until(anna, Mail) == Mail(0)
        assert server.tables.get('1').universe.worlds == ['Anna', newcomer]
        refused = await sit(address, 'Jan')
        assert await refused.receive() == Mail('full')
        assert isinstance(await refused.receive(), ServerRefusal), 'without a welcome, which has a token'
        await anna.close()
        await third.close()

    serving(test, left=kept)


def test_who_said_goodbye_may_change_their_mind_as_long_as_the_seat_is_free():
    async def test(server, address):
        anna, petr = await sit(address, 'Anna'), await sit(address, 'Petr')
        token = (await until(petr, Welcome)).token
        await until(anna, Mail)
        await petr.send(5)
        await petr.close(goodbye=True)
        await until_gone(server, 'Petr')
        back = await sit(address, 'Petr', token=token)
        await until(back, Welcome)
        assert server.tables.get('1').universe.state.total == 5
        await anna.close()
        await back.close()

    serving(test, left=kept)


def test_the_console_lists_who_comes_and_goes():
    async def test(server, address):
        anna, petr = await sit(address, 'Anna'), await sit(address, 'Petr')
        await until(anna, Mail)
        await until(petr, Mail)
        await petr.close(goodbye=True)
        anna.abort()
        while len(server.said) < 4:
            await asyncio.sleep(0.001)
        names = 'Anna', 'Petr'
        assert server.said[0] in [f'Stůl 1: {name}' for name in names]
        assert server.said[1] in ['Stůl 1: Anna, Petr', 'Stůl 1: Petr, Anna']
        assert sorted(server.said[2:]) == ['Stůl 1: Anna – spojení vypadlo', 'Stůl 1: Petr – odchod']

    serving(test)


def test_something_else_than_this_server_is_recognised():
    async def test(server, address):
        async def answer(reader, writer):
            writer.write(b'HTTP/1.0 200 OK\r\n\r\nhello')
            writer.close()

        other = await asyncio.start_server(answer, '127.0.0.1', 0)
        port = other.sockets[0].getsockname()[1]
        gone = await sit(Address('127.0.0.1', port), 'Anna')
        assert isinstance(gone, ServerGone)
        assert 'běží tam něco jiného' in gone.sentence
        other.close()

    serving(test)
