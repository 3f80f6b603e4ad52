"""The computer opponent as a client: whole games against it, and what it does when nothing it tries is allowed."""

import asyncio
import random

import pytest

from checks.network.example import Bundle, Game
from checks.network.inside import serving, sit, until
from checks.network.serving import World
from rozdej.network.bot import Bot, Chair
from rozdej.network.client import Echo, Mail, ServerGone, ServerTrouble, Welcome
from rozdej.network.declaration import find_opponent
from rozdej.network.sedesatsest.opponents import moves
from rozdej.network.server import ConnectionLimits
from rozdej.window.gui.student_code_errors import StudentCodeError

END = ('vyhra', 'prohra', 'z_')


def play_out(world: World, chance: random.Random) -> list:
    """Play like the weak opponent until the deal ends, one answer to each view; the last view."""
    world.until_state('hraje', 'ceka')
    while True:
        view = world.view
        if view[0].startswith(END):
            return view
        world.events.clear()
        for message in moves('weak', view, world.client.hello.name, chance):
            world.client.send(message)
            if world.mails():
                break
        else:
            world.until(Mail)


@pytest.mark.whole(reason='plays several deals with a server')
def test_plays_deal_after_deal_and_leaves_when_nobody_will_come_back(serve):
    serving = serve('--bot', 'middle', '--bot-name', 'Karel', '--bot-pause', '0')
    anna = serving.client('Anna')
    chance = random.Random(4)
    anna.until_state('hraje')  # who sits down first begins, and the computer waits for a person
    games = []
    for _ in range(2):
        view = play_out(anna, chance)
        games.append(view[11] + view[12])
        assert view[14] == ['Anna', 'Karel']
        anna.send('znovu')
    assert games == sorted(set(games))
    anna.close()
    serving.hears('Stůl 1: Karel – odchod')
    eva = serving.client('Eva')
    eva.until_state('hraje')
    assert eva.view[14] == ['Eva', 'Karel']
    eva.close()


@pytest.mark.whole(reason='starts a server twice')
def test_comes_back_to_a_game_that_its_server_had_not_survived(serve, tmp_path):
    arguments = '--bot', 'weak', '--bot-pause', '0', '--save', tmp_path / 'games.db'
    serving = serve(*arguments)
    anna = serving.client('Anna')
    anna.until_state('hraje')
    before = anna.view
    serving.kill()
    again = serve(*arguments)
    anna.client.connect(again.address)
    anna.until(Welcome)
    anna.until_state('hraje')
    assert anna.view == before
    anna.close()


def test_gets_up_when_nobody_has_come_back_for_long(monkeypatch):
    """Then whoever comes finds a free table as soon as the seat of the lost is not held any more."""
    monkeypatch.setattr('rozdej.network.bot.HELD', 0.2)

    async def test(server, address):
        chair = Chair(server, lambda content, name, chance: [], 'Karel', 0.0, server.said.append)
        attending = asyncio.create_task(chair.attend())
        anna = await sit(address, 'Anna')
        while 'Stůl 1: Anna, Karel' not in server.said:
            await asyncio.sleep(0.001)
        anna.abort()
        while 'Stůl 1: Karel – odchod' not in server.said:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.2)
        assert server.tables.get('1').universe.worlds == []  # it does not sit down again alone
        attending.cancel()

    serving(test)


def test_a_person_of_the_same_name_keeps_the_place():
    async def test(server, address):
        own, other = await sit(address, 'Karel'), await sit(address, 'Anna')
        await until(own, Welcome)
        await until(other, Welcome)
        chair = Chair(server, lambda content, name, chance: [], 'Karel', 0.0, server.said.append)
        attending = asyncio.create_task(chair.attend())
        while not any(line.startswith('Karel: Jméno Karel už u stolu 1 někdo má.') for line in server.said):
            await asyncio.sleep(0.001)
        assert sorted(server.tables.get('1').universe.worlds) == ['Anna', 'Karel']
        attending.cancel()
        await own.close()
        await other.close()

    serving(test)


def test_tries_again_when_a_function_that_had_failed_is_mended():
    """Its opponent hears what is wrong: nobody sits where the computer does."""

    def fails(state, name, message):
        raise StudentCodeError('Nejde to.')

    async def test(server, address):
        async def mend(universes):
            del server.functions.call.replaced['said']

        chair = Chair(
            server, lambda content, name, chance: [5] if content == 0 else [], 'Karel', 0.0, server.said.append
        )
        attending = asyncio.create_task(chair.attend())
        anna = await sit(address, 'Anna')
        trouble = await until(anna, ServerTrouble)
        assert trouble.title == 'Nejde to.'
        while 'Karel: server nepřijal žádný z tahů [5]' not in server.said:
            await asyncio.sleep(0.001)
        await server.reload(mend)
        assert (await until(anna, Mail)).content == 5
        attending.cancel()
        await anna.close()

    serving(test, said=fails)


def test_a_function_that_fails_when_it_sits_down_is_told_once_to_who_waits_for_it(monkeypatch):
    for seconds in 'AGAIN', 'LOOK':
        monkeypatch.setattr(f'rozdej.network.bot.{seconds}', 0.0)
    calls = []

    def came(state, name):
        if name == 'Karel':
            calls.append(name)
            raise StudentCodeError('Nejde to.')
        return Game.came(state, name)

    async def test(server, address):
        async def mend(universes):
            del server.functions.call.replaced['came']

        chair = Chair(server, lambda content, name, chance: [], 'Karel', 0.0, server.said.append)
        attending = asyncio.create_task(chair.attend())
        anna = await sit(address, 'Anna')
        assert (await until(anna, ServerTrouble)).title == 'Nejde to.'
        for _ in range(100):  # so often it might have tried again
            await asyncio.sleep(0)
        assert calls == ['Karel']
        await server.reload(mend)
        while 'Stůl 1: Anna, Karel' not in server.said:
            await asyncio.sleep(0.001)
        attending.cancel()
        await anna.close()

    serving(test, came=came)


@pytest.mark.parametrize('mail', [None, [], ['hraje'], 5, {'stav': 'hraje'}])
def test_a_mail_that_nobody_can_play_by_is_told_and_the_server_goes_on(mail):
    async def test(server, address):
        chair = Chair(server, find_opponent('sedesatsest', 'middle'), 'Karel', 0.0, server.said.append)
        attending = asyncio.create_task(chair.attend())
        anna = await sit(address, 'Anna')
        while not any(line.startswith('Karel: podle téhle zprávy serveru se hrát nedá') for line in server.said):
            await asyncio.sleep(0.001)
        assert not attending.done()
        assert sorted(server.tables.get('1').universe.worlds) == ['Anna', 'Karel']
        attending.cancel()
        await anna.close()

    def came(state, name):
        state = state._replace(names=[*state.names, name])
        return Bundle(state, [(one, mail) for one in state.names], [])

    serving(test, came=came)


class FakeClient:
    """A server that answers only some messages; `sent` are all it has got."""

    def __init__(self, mails: list, allowed: list):
        self.sent: list = []
        self._allowed = allowed
        self._events: list = [Welcome('1', 't'), *map(Mail, mails)]

    async def send(self, content):
        self.sent.append(content)
        if content in self._allowed:
            self._events.append(Mail('done'))

    async def echo(self, content):
        self._events.append(Echo(content))

    async def receive(self):
        await asyncio.sleep(0)
        return self._events.pop(0) if self._events else ServerGone('over')


def bot_plays(client: FakeClient, **how) -> list[str]:
    """What the bot says; its opponent wants a, b, c after each mail but `done`."""
    said: list[str] = []

    def opponent(content, name, chance):
        return [] if content == 'done' else ['a', 'b', 'c']

    bot = Bot(client, 'Karel', opponent, say=said.append, **how)
    assert asyncio.run(bot.play()) == ServerGone('over')
    return said


def test_tries_the_next_when_a_message_changes_nothing():
    client = FakeClient(['turn'], allowed=['b'])
    assert bot_plays(client) == []
    assert client.sent == ['a', 'b']


def test_says_when_nothing_is_allowed_and_waits():
    client = FakeClient(['turn'], allowed=[])
    assert bot_plays(client) == ["Karel: server nepřijal žádný z tahů ['a', 'b', 'c']"]
    assert client.sent == ['a', 'b', 'c']


def test_sends_no_more_than_a_server_takes(monkeypatch):
    client, pauses = FakeClient(['turn', 'turn'], allowed=[]), []
    sleep = asyncio.sleep

    async def pause(seconds):
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr('asyncio.sleep', pause)
    bot_plays(client)
    assert client.sent == ['a', 'a', 'b', 'c']
    assert 2 * len(client.sent) / sum(pauses) <= ConnectionLimits().messages_per_second


def test_a_newer_view_comes_before_its_answer_to_the_old_one():
    client = FakeClient(['turn', 'done'], allowed=['a'])
    assert bot_plays(client, pause=5.0) == []
    assert client.sent == []
