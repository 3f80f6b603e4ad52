"""Where messages stand (in their own room, or over empty felt, covering nothing), and how they call cards."""

from collections import Counter

import pytest

from checks.window.five import command
from checks.window.hearts import playable, wait_for_turn
from checks.window.sixtysix import sit_at_table, written_program
from rozdej.window.gui import message_box
from rozdej.window.gui.cards import DECK, card_words, list_cards, lost_or_found
from rozdej.window.gui.layout import FOOT, Space, text_width, wrap
from rozdej.window.gui.picture import Picture, Quad, overlap
from rozdej.window.gui.widgets import Button, Message, Pointing

WINDOWS = [Space(400, 300), Space(900, 640), Space(1280, 760), Space(2560, 1440), Space(700, 1200)]

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
def failing(play, board, gamble, hearts, store, tmp_path):
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
        player = sit_at_table(store, written_program(tmp_path / 'program', vesmir66=FAILING.format('pri_zprave')))
        player.click('ruka-1')
        player.pass_time(0.3)
        return player

    games = {game.__name__: game for game in (klondike, piskvorky, blackjack, srdce, sedesatsest)}
    return lambda game: games[game]()


@pytest.mark.parametrize('game', ['klondike', 'piskvorky', 'blackjack', 'srdce', 'sedesatsest'])
def test_a_mistake_covers_nothing_and_moves_nothing(failing, game):
    player = failing(game)
    assert player.screen.state.message.kind == 'trouble'
    for space in WINDOWS:
        player.space = space
        picture = player.look()
        assert not covered(picture), space
        assert not covered_texts(picture), space
        message = player.screen.state.message
        zones = dict(player.screen.table.zones)
        player.screen.state.message = None
        player.look()
        assert player.screen.table.zones == zones, space
        player.screen.state.message = message


@pytest.mark.parametrize('space', WINDOWS, ids=lambda space: f'{space.width}x{space.height}')
def test_the_status_line_stays(board, space):
    player = board(rival='person')
    player.space = space
    command(player, 'e5')
    command(player, 'e5')
    assert 'Pole je zabrané' in player.read
    assert max(part.y + part.height for part in message_of(player.look())) <= space.height - space.status
    assert 'Na tahu: o' in player.all_text


@pytest.mark.parametrize('space', WINDOWS, ids=lambda space: f'{space.width}x{space.height}')
@pytest.mark.parametrize('has_button', [False, True])
def test_all_parts_of_a_message_lie_in_it_and_apart(space, has_button):
    for lines in ([], ['Krátce.'], ['Dlouhá věta, která se láme. ' * 4] * 3):
        what = Message(
            'Co se stalo', lines, 'trouble', [Button('load', 'Zkusit znovu', 'reload')] if has_button else ()
        )
        picture = Picture()
        message_box.message(picture, space, what, Pointing(), felt=space.table_top)
        left = min(part.x for part in message_of(picture))
        right = max(part.x + part.width for part in message_of(picture))
        top = min(part.y for part in message_of(picture))
        bottom = max(part.y + part.height for part in message_of(picture))
        assert left >= (space.table_width if space.side else 0)
        assert space.table_top <= top < bottom <= space.strip_top
        [close] = [quad for quad in picture.upper_quads if quad.name == 'icon-close']
        title, *texts = [text for text in picture.upper_texts if text.anchor == 'left']
        for text in (title, *texts):
            assert top < text.y - text.size / 2
            assert text.y + text.size / 2 < bottom
            end = text.x + text_width(text.text, text.size, text.bold)
            assert end < (close.x if text.y < close.y + close.height else right)
        pressed = [quad for quad in picture.upper_quads if quad.place == '#load']
        assert bool(pressed) == has_button
        for quad in pressed:
            assert top < quad.y
            assert quad.y + quad.height < bottom
            assert not any(overlap(quad, Quad('', text.x, text.y - 4, 30, 8)) for text in (title, *texts))
            assert not overlap(quad, close)


def test_what_does_not_fit_below_the_table_is_seen_beside_it():
    what = Message('Co se stalo', [f'{number}. věta' for number in range(20)], 'trouble')
    for has_log in (False, True):
        picture, space = Picture(), Space(1000, 900, has_log=has_log)
        message_box.message(picture, space, what, Pointing(), felt=space.table_bottom)
        read = [text.text for text in picture.upper_texts]
        assert ('19. věta' in read) == has_log
        assert (read[-1] == '… (celé to ukáže F9)') != has_log


def test_f9_makes_room_beside_the_table_and_takes_it_back(failing, store):
    player = failing('klondike')
    player.space = Space(1000, 900)
    for has_room in (False, True, False):
        assert bool(player.screen.view.space.side) == has_room
        assert not covered(player.look())
        player.type('f9')
    assert store.settings().log == 'on'
    player.type('f10')
    assert 'Záznam vedle stolu: i v užším okně' in player.read


def test_where_the_felt_is_empty_a_message_may_be_higher():
    what = Message('Co se stalo', [f'{number}. věta' for number in range(12)], 'trouble')
    picture, space = Picture(), Space(1000, 900)
    message_box.message(picture, space, what, Pointing(), felt=500.0)
    assert picture.upper_texts[-1].text == '11. věta'
    assert min(part.y for part in message_of(picture)) >= 500


def test_a_few_words_take_no_more_room_in_a_tall_window():
    picture, space = Picture(), Space(680, 730)
    top = message_box.message(picture, space, Message('Možné tahy', ['U → V']), Pointing(), space.table_bottom)
    assert space.strip_top - top <= FOOT * space.text < space.foot


@pytest.mark.parametrize('where', ['title', 'line', 'lines'])
@pytest.mark.parametrize('text', ['x', 'x ', 'i', '..'])
def test_of_an_endless_text_only_what_can_be_seen_is_broken_into_lines(monkeypatch, text, where):
    """Functions of the student's make up both the lines and the title."""
    lengths = []
    monkeypatch.setattr(message_box, 'wrap', lambda *what: lengths.append(len(what[0])) or wrap(*what))
    picture, space = Picture(), Space(1280, 760)
    whats = {
        'title': Message(text * 50_000, kind='refusal'),
        'line': Message('Funkce vypsala:', [text * 50_000]),
        'lines': Message('Plán podle tvého programu:', [text] * 50_000),
    }
    message_box.message(picture, space, whats[where], Pointing(), felt=100.0)
    assert picture.upper_texts[-1].text == '…'
    assert len(picture.upper_texts) > 15
    assert max(lengths) < 10_000
    assert len(lengths) < 100


# Cards, as messages name them.


def test_cards_are_called_as_on_their_corners():
    names = [list_cards([(rank, 'Sr')]) for rank in range(1, 14)]
    assert names == ['A♥', '2♥', '3♥', '4♥', '5♥', '6♥', '7♥', '8♥', '9♥', '10♥', 'J♥', 'Q♥', 'K♥']
    assert [list_cards([(12, suit)]) for suit in ('Pi', 'Sr', 'Ka', 'Kr')] == ['Q♠', 'Q♥', 'Q♦', 'Q♣']


def test_a_lost_queen_is_told_by_her_name():
    without = DECK - Counter([(12, 'Sr')])
    assert lost_or_found(DECK, without) == ('stejné karty jako předtím (52)', 'chybí Q♥')
    assert lost_or_found(without, DECK) == ('stejné karty jako předtím (51)', 'navíc je Q♥')


def test_cards_as_one_says_them():
    assert [card_words(('Pi', rank)) for rank in (2, 9, 10)] == ['piková dvojka', 'piková devítka', 'piková desítka']
    said = [card_words(card) for card in (['Sr', '10', 10, 3], ('Ka', 'eso'), ('Kr', 'kral'), ('Sr', 'kluk'))]
    assert said == ['srdcová desítka', 'kárové eso', 'křížový král', 'srdcový kluk']
    assert card_words(['?', '?', 0, 0]) == 'karta, do které není vidět'
