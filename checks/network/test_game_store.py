"""A disk that is full, a file that must not be written, rows that make no sense: the games go on, and say so once."""

import sqlite3

import pytest

from checks.network.example import universe
from checks.network.serving import undisturbed
from rozdej.network import game_store
from rozdej.network.client import ServerNotice, Welcome
from rozdej.network.game_store import COLUMNS, CannotKeep, GameStore, Keeping
from rozdej.network.rooms import Table, Tables

resource = pytest.importorskip('resource')

CANNOT = 'Rozehrané hry nejde ukládat'
AGAIN = 'Rozehrané hry se zase ukládají.'


@pytest.fixture
def games(tmp_path):
    """A store, tables that are kept there, and what is said about it."""

    class Games:
        def __init__(self):
            self.store = GameStore(tmp_path / 'games.db', 'count')
            self.tables = Tables(universe)
            self.said = []
            self.keeping = Keeping(self.store, self.tables, self.said.append)

        def play(self, name: str, number: int) -> None:
            """An event at a table."""
            table = self.tables.get(name)
            if table is None:
                table = Table(name, universe())
                table.universe.registration('Anna')
                self.tables.add(table)
            table.universe.message('Anna', number)
            self.keeping.note(table)

        def totals(self) -> dict[str, str]:
            """What is in the file."""
            return {name: row['state'] for name, row in self.store.rows().items()}

    games = Games()
    yield games
    games.store.close()


def only_reading(games, value: bool) -> None:
    games.store._base.execute(f'PRAGMA query_only = {value:d}')


def test_what_could_not_be_written_is_written_later_and_both_are_said_once(games):
    games.play('1', 1)
    games.play('2', 1)
    only_reading(games, True)
    for number in range(3):
        games.play('1', 1)
        games.play('3', number)
    games.tables.remove(gone := games.tables.get('2'))
    games.keeping.note(gone)
    assert [line.partition(':')[0] for line in games.said] == [CANNOT]
    assert 'soubor se smí jen číst' in games.said[0]
    only_reading(games, False)
    games.play('1', 1)
    assert games.said[1:] == [AGAIN]
    assert games.totals() == {'1': '{"Count":[5,["Anna"]]}', '3': '{"Count":[3,["Anna"]]}'}


@pytest.mark.parametrize(
    ('content', 'said'), [(b'this is no file of games' * 99, 'není to soubor s hrami'), (None, 'tahle cesta')]
)
def test_a_file_that_is_none_is_told_in_czech_and_left_as_it_is(tmp_path, content, said):
    path = tmp_path / 'file'
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    with pytest.raises(CannotKeep, match=said):
        GameStore(path, 'count')
    assert content is None or path.read_bytes() == content


ROWS = [(None, '1'), (5, '1'), (b'\xff', '1'), ('[1]', 5), ('[1]', None)]


@pytest.mark.parametrize(('state', 'name'), ROWS, ids=range(len(ROWS)))
def test_rows_of_other_types_cannot_be_read(tmp_path, state, name):
    path = tmp_path / 'games.db'
    base = sqlite3.connect(path)
    base.execute(f'CREATE TABLE games ({COLUMNS})'.replace('TEXT', ''))
    base.execute("INSERT INTO games VALUES ('count', ?, ?, '{}', '[]', '[]', '[]', 9e9)", (name, state))
    base.commit()
    base.close()
    games = GameStore(path, 'count')
    with pytest.raises(CannotKeep, match='nejde číst'):
        games.rows()
    games.close()


@pytest.mark.skipif(not hasattr(resource, 'prlimit'), reason='this system cannot limit another process')
def test_a_full_disk_ends_no_game_and_when_there_is_room_again_nothing_is_lost(serve, tmp_path):
    path = tmp_path / 'games.db'
    serving = serve('--save', path)
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    petr.until_state('ceka')
    anna.mails(), petr.mails()
    server = serving.server.pid
    before = resource.prlimit(server, resource.RLIMIT_FSIZE)
    resource.prlimit(server, resource.RLIMIT_FSIZE, (1000, before[1]))
    undisturbed(anna, petr)
    serving.hears(f'{CANNOT}: disk hlásí chybu, možná na něm není místo. Hraje se dál')
    petr.send('vyloz', 0)
    view = petr.mails()[-1]
    assert serving.said.count(CANNOT) == 1
    resource.prlimit(server, resource.RLIMIT_FSIZE, before)
    anna.close(goodbye=False)
    serving.hears(AGAIN)
    serving.kill()
    again = serve('--save', path)
    petr.client.connect(again.address)
    petr.until(Welcome)
    assert petr.mails()[-1][1] == view[1]
    petr.close()


def test_a_window_plays_where_no_game_can_be_kept(serve, tmp_path):
    """It has chosen the file, as on a disk that is full now, and nobody can name another one."""
    serving = serve('--save', tmp_path)
    serving.hears('nejde otevřít')
    serving.client('Anna').close()


def test_a_seat_that_was_left_for_good_is_free_after_a_restart_too(serve, tmp_path):
    path = tmp_path / 'games.db'
    serving = serve('--save', path)
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    petr.mails()
    petr.close(goodbye=True)
    anna.until(ServerNotice)
    serving.kill()
    again = serve('--save', path)
    assert 'čeká na návrat: Anna\n' in again.said
    anna.client.connect(again.address)
    anna.until(Welcome)
    eva = again.client('Eva')
    assert eva.mails()[-1][14] == ['Anna', 'Eva'], 'a new game'
    anna.close()
    eva.close()


DROPS_EVERYBODY = """
def pri_odpojeni(vesmir, jmeno):
    return Balik(vesmir, [], ['Anna', 'Petr'])
"""


def test_a_function_that_drops_everybody_does_not_keep_a_server_from_going_on(serve, program, tmp_path):
    path = tmp_path / 'games.db'
    serving = serve('--save', path)
    anna, petr = serving.client('Anna'), serving.client('Petr')
    anna.until_state('hraje')
    petr.mails()
    serving.kill()
    again = serve('--save', path, folder=program(DROPS_EVERYBODY))
    assert 'Traceback' not in again.said
    again.client('Eva', '2').close()
    anna.close(), petr.close()


def test_reasons_are_those_that_sqlite_names():
    assert all(hasattr(sqlite3, name) for name in game_store.REASONS)
