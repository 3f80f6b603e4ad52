"""A server for a class: who sits where, the computer that comes on demand, the pages for browsers, and records."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections import Counter
from itertools import islice
from types import SimpleNamespace

import pytest

from checks.network.conftest import SOLUTION
from checks.network.example import DECLARATION
from checks.network.inside import Functions, sit, until
from checks.network.serving import Serving, wait_for
from checks.network.solution import END
from checks.network.test_room_state import games
from checks.running import ROOT
from checks.window.playing import Player
from rozdej.network.classroom import Classroom
from rozdej.network.client import Echo, ServerRefusal, Welcome
from rozdej.network.declaration import find_declaration
from rozdej.network.protocol import Hello
from rozdej.network.recording import LOOKED_BACK, Recorder
from rozdej.network.rooms import Table, Tables
from rozdej.network.sedesatsest.player_view import field
from rozdej.network.server import Server
from rozdej.window import play
from rozdej.window.gui.canvas import card_name
from rozdej.window.gui.cards import deck_card
from rozdej.window.gui.replay import read_steps
from rozdej.window.gui.settings_store import SettingsStore


@pytest.fixture(scope='module')
def class_server(tmp_path_factory):
    """A server for a class that the tests of this file share; it does not listen where everybody else does."""
    arguments = '--class', '--bot-pause', '0', '--host', '127.0.0.2'
    serving = Serving('--impl', SOLUTION, *arguments, home=tmp_path_factory.mktemp('home'))
    yield serving
    serving.end()


@pytest.fixture
def school(class_server):
    """The same, with nobody there; a test says goodbye for all who have come."""
    yield class_server
    wait_for(lambda: 'Zatím nikdo nehraje.' in page(class_server), lambda: page(class_server))


def page(serving) -> str:
    with urllib.request.urlopen(f'http://{serving.address}/', timeout=60) as answer:
        assert answer.headers['Content-Type'] == 'text/html; charset=utf-8'
        return answer.read().decode()


def anywhere(serving, name: str, **how):
    return serving.client(name, table='', **how)


def test_everybody_is_seated_where_somebody_waits(school):
    anna, petr, eva = (anywhere(school, name) for name in ('Anna', 'Petr', 'Eva'))
    anna.until_state('hraje')
    petr.until_state('ceka')
    shown = page(school)
    assert shown.index('Stůl 1') < shown.index('Anna') < shown.index('Petr') < shown.index('Stůl 2')
    assert 'Čeká na soupeře' in shown[shown.index('Eva') :]
    assert f'--connect {school.address}</code>' in shown
    jan = anywhere(school, 'Jan')
    jan.until_state('ceka')
    assert jan.view[14] == ['Eva', 'Jan']
    for world in (anna, petr, eva, jan):
        world.close()


def test_all_who_come_at_once_have_company(school):
    worlds = [anywhere(school, f'Host {number}', register=False) for number in range(8)]
    assert Counter(world.until(Welcome).table for world in worlds) == Counter('11223344')
    for world in worlds:
        world.close()


def test_who_comes_back_gets_the_old_seat_and_nobody_else_the_name(school):
    anna, petr = anywhere(school, 'Anna'), anywhere(school, 'Petr')
    token = anna.client.hello.token
    stranger = anywhere(school, 'Anna', register=False)
    assert 'Jméno Anna už tu má někdo jiný.' in stranger.until(ServerRefusal).sentence
    anna.client.close(goodbye=False)
    school.hears('Anna – spojení vypadlo')
    again = anywhere(school, 'Anna', token=token)
    again.until_state('hraje')
    assert again.view[14] == ['Anna', 'Petr']
    again.close(), petr.close()


def test_a_name_is_at_one_table_and_that_of_the_computer_at_none(school):
    anna = school.client('Anna', table='1')
    for name, said in (('Anna', 'Jméno Anna už tu má někdo jiný.'), ('Počítač', 'Jméno Počítač tu má počítač.')):
        assert said in school.client(name, table='9', register=False).until(ServerRefusal).sentence
    again = school.client('Anna', table='9', token=anna.client.hello.token, register=False)
    assert 'U stolu 1 máš rozehráno.' in again.until(ServerRefusal).sentence
    anna.close()


def test_a_computer_comes_to_any_table_when_it_is_asked(school):
    anna, petr = anywhere(school, 'Anna'), school.client('Petr', table='okno')
    for world in (anna, petr):
        [welcome] = [event for event in world.seen if isinstance(event, Welcome)]
        assert welcome.has_computer
        world.client.ask_computer()
        world.client.ask_computer()
    for world in (anna, petr):
        world.until_state('hraje')
        assert world.view[14] == [world.client.hello.name, 'Počítač']
    anna.client.ask_computer()  # there is no room any more
    anna.close(), petr.close()


def test_the_computer_is_called_back_when_somebody_comes_back_to_a_game_with_it():
    """It gets up when nobody has been there for long, as when somebody's computer was closed."""

    async def test():
        asked: list[str] = []
        recorder = Recorder('count', DECLARATION, None)
        classroom = Classroom('count', 'Count', DECLARATION, recorder, 'Karel', asked.append)
        server = Server('count', Functions().make_universe, say=str, classroom=classroom, recorder=recorder)
        await server.start('127.0.0.1', 0)
        anna, karel = await sit(server.here, 'Anna'), await sit(server.here, 'Karel', token='own')
        token = (await until(anna, Welcome)).token
        await until(karel, Welcome)
        anna.abort()
        await karel.close(goodbye=True)
        while server.tables.get('1').universe.worlds:
            await asyncio.sleep(0.001)
        assert asked == []
        anna = await sit(server.here, 'Anna', token=token)
        await until(anna, Welcome)
        await anna.echo(1)
        await until(anna, Echo)
        assert asked == ['1']
        await anna.close(goodbye=True)
        await server.stop()

    asyncio.run(test())


CARD = re.compile(r'(Pi|Sr|Ka|Kr)-[0-9]+')


@pytest.fixture
def recorder(tmp_path):
    return Recorder('sedesatsest', find_declaration('sedesatsest'), tmp_path / 'records')


def happened(recorder: Recorder) -> list[str]:
    """What stands in the record of the table 1, step by step."""
    return [step['what'] for step in read_steps(recorder.path_of('1').read_bytes())]


def played(recorder: Recorder, events: int) -> tuple[Table, list[dict]]:
    """A table after the first events of games that led to something, and the views of both players after each."""
    table, found = Table('1', SimpleNamespace(worlds=[]), {'Anna': '', 'Petr': ''}), []
    steps = (game for game, effects in games() if effects.mails)
    for number, game in enumerate(islice(steps, events)):
        mails = [(name, json.dumps(view)) for name, view in game.views.items()]
        assert recorder.note(table, f'Událost {number}', mails) == number
        found.append(dict(game.views))
    return table, found


@pytest.mark.parametrize(
    ('outside', 'asked_at', 'told'),
    [
        ('10.0.0.5', '127.0.0.1:6606', '10.0.0.5:6606'),
        ('10.0.0.5', 'localhost:7000', '10.0.0.5:7000'),
        ('10.0.0.5', 'ucebna:6606', 'ucebna:6606'),
        ('fd00::2', '[::1]:6606', '[fd00::2]:6606'),
        ('', '127.0.0.1:6606', '127.0.0.1:6606'),
    ],
)
def test_the_page_names_an_address_for_other_computers(recorder, outside, asked_at, told):
    declaration = find_declaration('sedesatsest')
    shown = Classroom('sedesatsest', 'Šedesát šest', declaration, recorder, 'Počítač', print, outside)
    assert f'--connect {told}</code>' in shown.page(Tables(print), asked_at)


MANY = 1200
"""Events, in which there are ends of deals."""


@pytest.mark.whole(reason='plays deals with somebody who watches')
def test_who_watches_sees_what_lies_on_the_table_and_no_hand(recorder):
    shown = Classroom('sedesatsest', 'Šedesát šest', find_declaration('sedesatsest'), recorder, 'Počítač', print)
    table, views = played(recorder, MANY)
    over = [number for number, now in enumerate(views) if now['Anna'][0].startswith(END)]
    seen, ends = 0, 0
    for number in [*range(0, MANY, 80), *over[:3], MANY - 1]:
        view = views[number]['Anna']
        is_over = number in over
        tricks = [card for trick in (*view[3], *view[5]) for card in trick] if is_over else view[9]
        for step in [f'&step={number}', *(['', '&version=1.1'] if number == MANY - 1 else [])]:
            told = json.loads(shown.answer(f'/stul/1?space=1200,800,1{step}', '', {'1': table})[1])
            assert (told['step'], told['last'], told['what']) == (number, MANY - 1, f'Událost {number}')
            names = {quad[0] for quad in told['reply']['picture']['quads'] if CARD.fullmatch(quad[0])}
            assert names <= {card_name(deck_card(card), '') for card in (*view[7], *view[8][:1], *tricks)}
        seen, ends = seen + len(names), ends + is_over
    assert seen > 30
    assert ends
    for nothing in (f'&step={MANY}', '&step=-1', '&step=x'):
        assert shown.answer(f'/stul/1?space=1200,800,1{nothing}', '', {'1': table}) is None


def test_one_step_of_a_long_record_is_shown_without_reading_all_of_it(recorder, monkeypatch):
    table, _ = played(recorder, 300)
    lines = []
    monkeypatch.setattr(
        'rozdej.window.gui.replay.read_steps', lambda data: lines.append(data.count(b'\n')) or read_steps(data)
    )
    assert recorder.at(table, 299)[0] == 'Událost 299'
    assert LOOKED_BACK <= sum(lines) < 4 * LOOKED_BACK


def test_a_record_is_replayed_in_the_window_with_both_hands(recorder, tmp_path):
    _, views = played(recorder, 60)
    arguments = ['sedesatsest', '--impl', str(ROOT / 'reseni'), '--replay', str(recorder.path_of('1')), '--step', '31']
    application = play.make_application(arguments, SettingsStore(tmp_path / 'kept'))
    application.begin()
    player = Player(application.screen)
    texts = '\n'.join(text.text for text in player.look().texts)
    assert 'Krok 31 z 59    Událost 31' in texts
    seen = 0
    for now in views[31:60]:
        picture, anna, petr = player.look(), now['Anna'], now['Petr']
        names = {quad.name for quad in (*picture.quads, *picture.upper_quads)}
        if not anna[0].startswith(END):
            assert {card_name(deck_card(card), '') for card in (*anna[1], *petr[2], *anna[7])} <= names
            seen += 1
        player.type('right')
        player.pass_time()
    assert seen > 10


def test_a_table_that_begins_anew_has_a_new_record_and_a_server_that_does_goes_on(recorder):
    table, _ = played(recorder, 40)
    again = Table('1', table.universe)
    recorder.path_of('1').open('a').write('{"what": "Událost 40", "mai')  # it went down in the middle of a step
    recorder.resume(again)
    assert again.recording.last == 39
    assert recorder.now(again.recording)['world'] == recorder.now(table.recording)['world']
    assert recorder.note(again, 'Anna odchází.') == 40
    assert happened(recorder)[38:] == ['Událost 38', 'Událost 39', 'Anna odchází.']
    assert recorder.note(Table('1', table.universe), 'Anna si sedá.') == 0
    assert happened(recorder) == ['Anna si sedá.']


def test_a_new_game_of_others_is_the_one_that_is_seen(recorder, tmp_path):
    table, views = played(recorder, 40)
    table.tokens = {'Petr': '', 'Eva': ''}
    recorder.begin_game(table)
    recorder.note(table, 'Začíná nová hra.')
    assert recorder.now(table.recording) is None
    others = json.loads(json.dumps(views[:20]).replace('Anna', 'Eva'))
    for number, now in enumerate(others):
        recorder.note(table, f'Nová {number}', [(name, json.dumps(view)) for name, view in now.items()])
    again = Table('1', table.universe)
    recorder.resume(again)
    for game in recorder.now(table.recording), recorder.now(again.recording), recorder.at(table, 60)[1]:
        assert field(game['world'], 'jmena') == ['Eva', 'Petr']
    assert field(recorder.at(table, 39)[1]['world'], 'jmena') == ['Anna', 'Petr']
    assert recorder.at(table, 40) == ('Začíná nová hra.', None)
    arguments = ['sedesatsest', '--impl', str(ROOT / 'reseni'), '--replay', str(recorder.path_of('1')), '--step', '60']
    application = play.make_application(arguments, SettingsStore(tmp_path / 'kept'))
    application.begin()
    texts = '\n'.join(text.text for text in Player(application.screen).look().texts)
    assert 'Eva' in texts
    assert 'Anna' not in texts


def test_a_record_goes_on_before_the_first_line_that_nobody_can_read(recorder):
    table, _ = played(recorder, 3)
    path = recorder.path_of('1')
    path.write_bytes(path.read_bytes()[:-20] + b'{"what": 1}\n')
    again = Table('1', table.universe)
    recorder.resume(again)
    assert recorder.note(again, 'Anna odchází.') == 2
    assert happened(recorder) == ['Událost 0', 'Událost 1', 'Anna odchází.']


def test_a_damaged_step_is_none(recorder):
    table, _ = played(recorder, 3)
    path = recorder.path_of('1')
    path.write_bytes(path.read_bytes().replace(b'"Ud\\u00e1lost 2"', b'"'))
    assert recorder.at(table, 2) is None


def test_a_file_that_cannot_be_written_ends_the_record_and_not_the_game(recorder, monkeypatch):
    monkeypatch.setattr('rozdej.network.recording.MOST_BYTES', 2000)
    table, _ = played(recorder, 40)
    assert len(happened(recorder)) < 20
    assert table.recording.last == 39
    again = Table('1', table.universe)
    recorder.resume(again)
    assert again.recording.path is None
    recorder.path_of('2').mkdir()
    table = Table('2', table.universe)
    assert [recorder.note(table, 'Anna si sedá.') for _ in range(2)] == [0, 1]
    assert table.recording.path is None


FAILS = """
earlier = pri_zprave


def pri_zprave(vesmir, jmeno, zprava):
    if zprava == ['zavri']:
        return 1 / 0
    return earlier(vesmir, jmeno, zprava)
"""


def test_the_console_names_table_and_step_of_a_fault(serve, program, tmp_path):
    folder = program(FAILS)
    serving = serve('--save', tmp_path / 'games.db', folder=folder)
    anna, petr = serving.client('Anna', table='a/b'), serving.client('Petr', table='a/b')
    anna.until_state('hraje')
    anna.send('vyloz', 2)
    petr.until_state('hraje')
    petr.send('zavri')
    serving.hears('Stůl a/b, krok 3 (Petr: zavri)\nFunkce pri_zprave ')
    steps = read_steps((tmp_path / 'games-zaznamy/stul-a%2Fb.jsonl').read_bytes())
    assert [step['what'] for step in steps] == ['Anna si sedá.', 'Petr si sedá.', 'Anna: vyloz 2', 'Petr: zavri']
    assert [bool(step['trouble']) for step in steps] == [False, False, False, True]
    serving.kill()
    again = serve('--save', tmp_path / 'games.db', folder=folder)
    petr.client.connect(again.address)
    petr.until(Welcome)
    petr.send('zavri')
    again.hears('krok 7 (Petr: zavri)')
    anna.close(), petr.close()


def test_a_table_is_watched_at_the_port_of_the_server(school):
    anna, petr = anywhere(school, 'Anna'), anywhere(school, 'Petr')
    petr.until_state('ceka')
    assert '<a href="/stul/1" aria-label="Dívat se na stůl 1">' in page(school)

    def get(path: str) -> bytes:
        with urllib.request.urlopen(f'http://{school.address}/{path}', timeout=60) as answer:
            return answer.read()

    assert 'Šedesát šest, stůl 1' in get('stul/1').decode()
    assert get('kit/watch.js').startswith(b'// ')
    told = json.loads(get('stul/1?space=1200,800,1'))
    assert 'Na tahu: Anna' in [text[0] for text in told['reply']['picture']['texts']]
    assert json.loads(get(f'stul/1?space=1200,800,1&version={told["version"]}'))['reply'] == {}
    assert told['what'] == 'Petr si sedá.'
    anna.close()
    wait_for(lambda: json.loads(get('stul/1?space=1200,800,1'))['what'] == 'Anna odchází.')  # her seat is free now
    eva = anywhere(school, 'Eva')
    petr.until_state('hraje', 'ceka')
    wait_for(lambda: 'Eva si sedá.' in json.loads(get('stul/1?space=1200,800,1'))['what'])
    told = json.loads(get('stul/1?space=1200,800,1'))
    assert 'Eva' in str(told['reply']['picture']['texts'])
    for nothing in ('stul/2', 'stul/2?space=9,9,1', 'stul/1?space=9', 'kit/../server.py', 'kit/app.js'):
        with pytest.raises(urllib.error.HTTPError):
            get(nothing)
    eva.close(), petr.close()


def test_a_server_for_two_has_no_computer_to_ask_and_no_page(serve):
    serving = serve()
    anna = anywhere(serving, 'Anna')
    [welcome] = [event for event in anna.seen if isinstance(event, Welcome)]
    assert (welcome.table, welcome.has_computer) == ('1', False)
    with pytest.raises(urllib.error.HTTPError):
        page(serving)
    anna.close()


def test_a_page_tells_of_wins_and_shows_names_as_they_are(recorder):
    universe = SimpleNamespace(worlds=['<b>Anna</b>'])
    view = ['hraje', [], [], [], 0, [], 0, [], [], [], 'h0', 3, 1, 'Sr', ['<b>Anna</b>', 'Petr']]
    declaration = find_declaration('sedesatsest')
    shown = Classroom('sedesatsest', 'Šedesát šest', declaration, recorder, 'Počítač', print)
    table = Table('7', universe, {'Petr': 'secret'})
    recorder.note(table, 'Petr si sedá.', [('Petr', json.dumps(view))])
    text = shown.page([table], 'pc:6606')
    assert '<dt>&lt;b&gt;Anna&lt;/b&gt;</dt><dd>3</dd><dt>Petr (vypadlo spojení)</dt><dd>1</dd>' in text
    assert 'secret' not in text
    recorder.note(table, 'Petr: hop', [('Petr', '["anything", 1]')])
    assert '<dd>0</dd>' in shown.page([table], 'pc:6606')
    assert 'Zatím nikdo nehraje.' in shown.page([], 'pc:6606')
    tables = Tables(lambda: universe)
    assert shown.place_for(tables, Hello('sedesatsest', 'Eva', '')) == '1'
