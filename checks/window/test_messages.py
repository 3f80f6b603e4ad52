"""Where messages stand: what takes time to read has room of its own, what is short stands on the status line."""

import pytest

from checks.window.five import command
from checks.window.hearts import playable, wait_for_turn
from checks.window.sixtysix import sit_at_table, written_program
from rozdej.table import messages
from rozdej.table.events import MouseEvent
from rozdej.table.picture import Picture, Quad, overlap
from rozdej.table.space import Space, text_width, wrapped
from rozdej.table.widgets import Message, Pointing

LARGE = [Space(900, 640), Space(1100, 760), Space(2560, 1440), Space(700, 1200)]
WINDOWS = [Space(400, 300), *LARGE]

FAILING = 'def {}(*everything):\n    return [][7]\n'


def message_of(picture: Picture) -> list[Quad]:
    """The parts of the message."""
    parts = [quad for quad in picture.upper_quads if quad.place == '#message']
    assert parts
    return parts


def covered(picture: Picture) -> set[str]:
    """Places on the table, at least a part of which lies under the message."""
    parts = message_of(picture)
    return {quad.place for quad in picture.quads if quad.place and any(overlap(part, quad) >= 1 for part in parts)}


def covered_texts(picture: Picture) -> list[str]:
    """Texts whose middle lies under the message."""
    parts = message_of(picture)
    return [text.text for text in picture.texts if any(part.holds(text.x, text.y) for part in parts)]


@pytest.fixture
def failing(play, board, gamble, hearts, keeper, tmp_path):
    """`failing(game)` is a player of the game who has just been told that a function has failed."""

    def klondike():
        player = play(FAILING.format('udelej_tah'))
        player.type('u v')
        return player

    def piskvorky():
        player = board(FAILING.format('zpracuj_prikaz'))
        command(player, 'e5')
        return player

    def blackjack():
        player = gamble(FAILING.format('ber'))
        player.type('n b')
        return player

    def srdce():
        player = hearts(FAILING.format('vyloz'))
        wait_for_turn(player, reads=True)
        player.click(f'ruka-{playable(player)[0]}')
        player.pass_time(1)
        return player

    def sedesatsest():
        player = sit_at_table(keeper, written_program(tmp_path / 'program', vesmir66=FAILING.format('pri_zprave')))
        player.click('ruka-1')
        player.pass_time(0.3)
        return player

    games = {game.__name__: game for game in (klondike, piskvorky, blackjack, srdce, sedesatsest)}
    return lambda game: games[game]()


@pytest.mark.parametrize('game', ['klondike', 'piskvorky', 'blackjack', 'srdce', 'sedesatsest'])
def test_the_table_makes_room_for_a_mistake(failing, game):
    player = failing(game)
    assert player.screen.state.message.kind == 'trouble'
    for space in LARGE:
        player.space = space
        picture = player.look()
        assert not covered(picture), space
        assert not covered_texts(picture), space
    player.space = LARGE[0]
    before = player.look().quads
    player.type('escape')
    after = player.look().quads
    assert max(quad.height for quad in after if quad.place) > max(quad.height for quad in before if quad.place)


def test_in_the_smallest_window_a_mistake_lies_over_a_table_that_can_still_be_seen(failing):
    player = failing('srdce')
    player.space = Space(400, 300)
    covered_by = covered(player.look())
    assert covered_by
    assert not any(place.startswith('ruka-') for place in covered_by)
    zones = dict(player.screen.table.zones)
    player.type('escape')
    assert player.screen.table.zones == zones


@pytest.mark.parametrize('space', WINDOWS, ids=lambda space: f'{space.width}x{space.height}')
def test_a_short_refusal_stands_on_the_status_line(board, space):
    player = board(rival='person')
    player.space = space
    zones = dict(player.screen.table.zones) if player.look() else {}
    command(player, 'e5')
    command(player, 'e5')
    picture = player.look()
    assert 'Pole je zabrané' in player.read
    assert min(part.y for part in message_of(picture)) >= space.height - space.status
    assert max(part.y + part.height for part in message_of(picture)) <= space.height
    assert not covered(picture)
    assert player.screen.table.zones == zones


@pytest.mark.parametrize('space', WINDOWS, ids=lambda space: f'{space.width}x{space.height}')
def test_title_and_line_of_a_short_message_are_apart(hearts, space):
    player = hearts()
    player.space = space
    wait_for_turn(player)
    player.click(f'ruka-{next(number for number in range(13) if number not in playable(player))}')
    title, line = player.look().upper_texts
    assert title.text == 'To nejde.'
    assert title.x + text_width(title.text, title.size, bold=True) < line.x
    [close] = [quad for quad in player.look().upper_quads if quad.name == 'icon-close']
    assert line.x + text_width(line.text, line.size) < close.x


def test_a_long_refusal_does_not_move_the_table(play):
    player = play()
    zones = dict(player.screen.table.zones)
    player.type('a b')
    assert 'To nejde.' in player.read
    assert len(player.look().upper_texts) > 2
    assert player.screen.table.zones == zones


def test_the_table_makes_room_for_a_question(keeper):
    player = sit_at_table(keeper)
    player.type('enter')
    assert 'Opravdu skončit?' in player.read
    assert player.screen.state.message.kind == 'refusal'
    assert not covered(player.look())


def test_the_table_does_not_move_under_a_hand_that_takes_a_card(failing):
    player = failing('klondike')
    zones = dict(player.screen.table.zones)
    player.click('A', 0)
    assert player.screen.state.choice
    assert player.screen.state.message, 'it has room of its own, and stays until the next move'
    x, y = player.point('B', 1)
    player.screen.handle(MouseEvent('press', x, y), player.now)
    player.screen.handle(MouseEvent('drag', x + 40, y + 40), player.now)
    player.look()
    assert player.screen.state.drag
    assert player.screen.table.zones == zones
    player.screen.handle(MouseEvent('release', x, y), player.now)
    player.type('escape escape')
    player.look()
    assert player.screen.state.message is None
    assert player.screen.table.zones != zones


def test_the_table_does_not_move_under_a_card_that_is_dragged(play, submission):
    """The question whether to load a program that was saved meanwhile needs room, and gets it later."""
    player = play()
    x, y = player.point('A', 0)
    player.screen.handle(MouseEvent('press', x, y), player.now)
    player.screen.handle(MouseEvent('drag', x + 40, y + 40), player.now)
    zones = dict(player.screen.table.zones) if player.look() else {}
    submission('# jiný', on='solution')
    for _ in range(2):
        player.screen.look_around(player.now)
    assert 'Program se změnil.' in player.read
    assert player.screen.state.drag
    assert player.screen.table.zones == zones
    player.type('escape')
    assert 'Program se změnil.' in player.read
    assert player.screen.table.zones != zones
    assert not covered(player.look())


@pytest.mark.parametrize('where', ['title', 'line', 'lines'])
@pytest.mark.parametrize('text', ['x', 'x ', 'i', '..'])
def test_of_an_endless_text_only_what_can_be_seen_is_broken_into_lines(monkeypatch, text, where):
    """Functions of the student's make up both the lines and the title."""
    lengths = []
    monkeypatch.setattr(messages, 'wrapped', lambda *what: lengths.append(len(what[0])) or wrapped(*what))
    picture, space = Picture(), Space(1100, 760)
    whats = {
        'title': Message(text * 50_000, kind='refusal'),
        'line': Message('Funkce vypsala:', [text * 50_000]),
        'lines': Message('Plán podle tvého programu:', [text] * 50_000),
    }
    messages.message(picture, space, whats[where], Pointing())
    assert picture.upper_texts[-1].text == '…'
    assert len(picture.upper_texts) > 15
    assert max(lengths) < 10_000
    assert len(lengths) < 100


def test_no_tabulator_stands_on_the_status_line():
    """Of how wide it is drawn nothing is known here: what stands behind it might lie over the end of the line."""
    picture = Picture()
    messages.message(picture, Space(1100, 760), Message('Tah:\t', [' a\tb\r\x0bc ']), Pointing())
    assert [text.text for text in picture.upper_texts] == ['Tah:', 'a b c']
