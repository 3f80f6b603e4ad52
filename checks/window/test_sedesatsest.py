"""Šedesát šest at the window: moves by mouse and keyboard, tricks, the hand, the end. The server is in here."""

import pytest

from checks.window.sixtysix import (
    RIVAL,
    allowed,
    own_hand,
    play_all,
    seat,
    server,
    set_world,
    sit_at_lobby,
    sit_at_table,
    world,
)
from rozdej.network.sedesatsest.game import is_trick
from rozdej.network.sedesatsest.opponent_api import RETRY
from rozdej.network.sedesatsest.picture import mood_of
from rozdej.network.sedesatsest.player_view import MESSAGES, field, is_over, of_seat
from rozdej.network.sedesatsest.texts import counted, counts_text


@pytest.fixture
def table(store):
    """A player at the table, on turn, with the deal 7."""
    return sit_at_table(store)


# The table.


def test_the_table_shows_everything(table):
    text = table.all_text
    for words in (
        'Hraješ.',
        'Hráč',
        RIVAL,
        '0 b. · výherní 0',
        f'Hráč – {RIVAL}',
        'trumf: piky',
        'v balíčku: 12',
        'Seřadit',
        'Skončit',
    ):
        assert words in text
    names = [quad.name for quad in table.look().quads]
    assert names.count('back-blue') >= 6 + 3
    assert 'figure-1-calm' in names
    assert 'figure-2-calm' in names
    assert table.find('trumf').name == 'Pi-13'


@pytest.mark.parametrize('how', ['click', 'drag', 'key', 'czech key', 'arrows'])
def test_a_card_is_laid(table, how):
    card = own_hand(table)[1]
    if how == 'click':
        table.click('ruka-2')
    elif how == 'drag':
        table.drag('ruka-2', 'stred')
    elif how == 'key':
        table.write('2')
    elif how == 'czech key':
        table.write('ě')
    else:
        table.type('left right enter')
    table.pass_time(0.2)
    assert server(table).sent[0] == ['vyloz', 1]
    assert world(table)[0] == 'stych'
    assert field(world(table), 'stred')[0] == card
    assert table.game['mine'] == [True, False]


def test_a_finished_trick_lies_until_its_pause_is_over(table):
    table.click('ruka-1')
    table.pass_time(0.3)
    assert 'Štych bere' in table.all_text
    assert ['rozhodni'] in server(table).sent
    assert len(field(world(table), 'stred')) == 2
    table.pass_time(0.6)
    assert 'Poslední štych' in table.all_text
    assert len(field(world(table), 'posledni_stych')) == 2
    assert len(own_hand(table)) == 6


def test_a_click_shortens_the_pause(store):
    player = sit_at_table(store, trick=None)
    player.click('ruka-1')
    player.pass_time(20)
    assert world(player)[0] == 'stych'
    player.click('balicek')
    player.pass_time(0.2)
    assert world(player)[0] != 'stych'


def trick_without_events(store):
    """A player who looks at a trick that the server has not decided yet."""
    player = sit_at_table(store, trick=None)
    player.click('ruka-1')
    player.pass_time(0.3)
    assert is_trick(player.game)
    server(player).queue.clear()
    player.screen.look_outside()
    return player


def test_a_server_lost_while_a_trick_lies_there_is_looked_for(store):
    player = trick_without_events(store)
    server(player).cut()
    player.pass_time(RETRY / 2)
    assert server(player).is_cut
    player.pass_time(RETRY)
    assert not server(player).is_cut
    player.click('balicek')
    player.pass_time(0.3)
    assert player.game['open']


def test_a_trick_is_put_away_where_nothing_is_connected(store):
    """Another process has ended, and this one waits until the player wants a connection."""
    player = trick_without_events(store)
    session = player.screen.session
    session.scene._company = None
    session.go_on(session.memory(), 0.0, waits=True)
    player.screen.controller.look_again()
    player.click('balicek')
    assert player.game['looked']
    assert 'Připojit znovu' in player.all_text


def test_the_figure_is_glad_about_a_trick_and_sad_about_a_lost_one(table):
    moods = set()
    for _ in range(6):
        table.click(f'ruka-{allowed(table)[0] + 1}')
        table.pass_time(1)
        view = world(table)
        took = view[0].startswith('vzal')
        if not field(view, 'stred'):
            assert mood_of(view, seat(table)) == ('glad' if took else 'sad')
        moods |= {quad.name for quad in table.look().quads if quad.name.startswith('figure-1')}
    assert 'figure-1-glad' in moods


def test_whose_cards_lie_in_the_middle_when_the_rival_leads(store):
    player = sit_at_table(store, first=False)
    assert len(field(world(player), 'stred')) == 1
    assert player.game['mine'] == [False]
    player.click(f'ruka-{allowed(player)[0] + 1}')
    player.pass_time(0.2)
    assert player.game['mine'] == [False, True]


def test_enter_on_a_card_that_is_gone_does_nothing(table):
    server(table).rival_waits = True
    table.type('right left enter')
    table.pass_time(0.2)
    assert server(table).sent == [['vyloz', 5]]
    assert len(own_hand(table)) == 5
    table.type('enter')
    assert server(table).sent == [['vyloz', 5]]


# Refusals.


@pytest.mark.parametrize(
    ('key', 'reason'),
    [
        ('t', 'Trumf se mění za trumfovou devítku'),
        ('j', 'Na trumfovou hlášku potřebuješ'),
        ('6', 'Tolik karet v ruce nemáš'),
    ],
    ids=['swap', 'announce', 'lay'],
)
def test_a_refused_move_says_why(table, key, reason):
    if key == '6':
        set_world(table, ruka1=server(table).universe.ruka1[:5])
    table.write(key)
    table.pass_time(0.1)
    assert reason in table.told
    assert table.screen.automatic.pause is None


def test_out_of_turn_nothing_is_sent_and_the_reason_told(store):
    player = sit_at_table(store)
    server(player).rival_waits = True
    player.click('ruka-1')
    player.pass_time(0.2)
    sent = len(server(player).sent)
    for key in '1tz':
        player.write(key)
        assert 'Teď nejsi na tahu.' in player.told
    assert len(server(player).sent) == sent
    server(player).let_rival_move()
    player.pass_time(1.5)
    assert world(player)[0] != 'ceka'


def test_stopping_too_early_asks_first(table):
    table.type('enter')
    assert 'Opravdu skončit?' in table.told
    assert server(table).sent == []
    table.press('act-Enter')
    table.pass_time(0.3)
    assert server(table).sent == [['skonci']]
    assert world(table)[0] == 'prohra3f'


def test_another_move_takes_the_question_back(table):
    table.type('enter')
    table.click('ruka-1')
    table.pass_time(2)
    assert not table.game['sure']


def test_closing_and_announcing(table):
    table.type('h')
    table.pass_time(0.2)
    assert world(table)[0] == 'hlasi'
    assert of_seat(world(table), 'body', seat(table)) == 20
    table.write('1')
    table.pass_time(0.2)
    assert 'Máš hlášku' in table.told
    table.type('z')
    table.pass_time(0.2)
    assert field(world(table), 'kdo_zavrel') == 'h1'
    assert any(quad.name == 'icon-lock' for quad in table.look().quads)
    assert 'balíček je zavřený' in table.all_text


# The hand.


def test_sorting_by_the_server(table):
    table.type('s')
    table.pass_time(0.2)
    assert own_hand(table) == sorted(own_hand(table), key=lambda card: card[3])
    table.type('s')
    table.pass_time(0.2)
    assert 'Karty už máš srovnané.' in table.told


def test_sorting_by_dragging(table):
    hand = own_hand(table)
    names = [quad.name for quad in table.look().quads if quad.place.startswith('ruka-')]
    table.drag('ruka-1', 'ruka-4')
    assert table.game['order'] == [1, 2, 3, 0, 4, 5]
    moved = [quad.name for quad in table.look().quads if quad.place.startswith('ruka-')]
    assert moved == [names[number] for number in (1, 2, 3, 0, 4, 5)]
    assert server(table).sent == []
    assert own_hand(table) == hand, 'the server counts as before'
    table.write('4')
    table.pass_time(0.1)
    assert server(table).sent[0] == ['vyloz', 0]


def test_the_order_stays_when_a_card_is_drawn_and_ends_by_sorting(table):
    table.drag('ruka-6', 'ruka-1')
    before = [own_hand(table)[number] for number in table.game['order']]
    table.write('3')
    table.pass_time(1.5)
    now = [own_hand(table)[number] for number in table.game['order']]
    assert now[:5] == [card for card in before if card != before[2]]
    server(table).sent.clear()
    table.type('s')
    table.pass_time(0.3)
    assert table.game['order'] == list(range(6))
    assert server(table).sent == [['serad']]


def test_the_trump_nine_is_swapped_by_mouse(table):
    universe = server(table).universe
    trump_nine = next(card for card in [*universe.balicek, *universe.ruka2] if card[:2] == (universe.trumf, '9'))
    hand = [trump_nine, *universe.ruka1[1:]]
    swapped = [universe.ruka1[0] if card == trump_nine else card for card in universe.balicek]
    other = [universe.ruka1[0] if card == trump_nine else card for card in universe.ruka2]
    set_world(table, ruka1=hand, balicek=swapped, ruka2=other)
    table.drag('ruka-1', 'trumf')
    table.pass_time(0.2)
    assert field(world(table), 'balicek')[0] == list(trump_nine)


# The end.


def test_a_whole_deal_its_end_and_a_new_one(table):
    play_all(table)
    text = table.all_text
    assert 'Výherní body dohromady' in text
    assert f'{RIVAL} · body:' in text
    shown = [
        quad for quad in table.look().quads if quad.place == 'stul' and quad.name[:3] in ('Pi-', 'Sr-', 'Ka-', 'Kr-')
    ]
    assert len(shown) == 24
    table.click('stul')
    table.pass_time(0.3)
    assert server(table).sent[-1] == ['znovu']
    assert not is_over(world(table))
    assert field(world(table), 'vyhry1') + field(world(table), 'vyhry2') == 1


def test_a_deal_by_keyboard_alone(store):
    """From the start screen to the end of a deal, and on to the next one; every card by its number or the arrows."""
    player = sit_at_lobby(store)
    player.type('enter')
    player.pass_time(0.3)
    for turn in range(400):
        if is_over(world(player)):
            break
        if not player.screen.automatic.pause and (numbers := allowed(player)):
            if turn % 2:
                player.write(str(numbers[0] + 1))
            else:
                while player.screen.state.focus != f'ruka-{numbers[0] + 1}':
                    player.type('right')
                player.type('enter')
        player.pass_time(0.3)
    assert is_over(world(player))
    assert player.end == 'Konec hry'
    assert 'Hry: 1, výhry: ' in player.told
    player.type('enter')
    player.pass_time(0.3)
    assert not is_over(world(player))
    assert server(player).sent[-1] == ['znovu']


def test_wins_in_a_row_are_told():
    counts = ()
    for won in (True, True, False, True):
        counts = counted(counts, won)
    assert counts_text(counts) == 'Hry: 4, výhry: 3, nejvíc výher za sebou: 2'
    assert counts_text((5, 2)) == 'Hry: 5, výhry: 2', 'from an older kit'


@pytest.mark.parametrize('key', ['enter', 'space'])
def test_a_new_deal_by_a_key(table, key):
    table.type('enter enter')
    table.pass_time(0.3)
    assert is_over(world(table))
    table.type(key)
    table.pass_time(0.3)
    assert not is_over(world(table))


def test_when_the_deck_is_gone_the_trump_suit_stays(table):
    while field(world(table), 'balicek'):
        table.click(f'ruka-{allowed(table)[0] + 1}')
        table.pass_time(1.2)
    assert table.find('balicek').name == 'suit-Pi'
    assert 'Trumf: piky' in table.all_text


def test_every_key_of_the_student_is_on_a_button(table):
    keys = {action.name for action in table.screen.toolbar.actions()} | set('123456')
    assert keys == set(MESSAGES)


def test_leaving_ends_the_connection(table):
    table.screen.close()
    assert server(table).is_closed


def test_after_the_other_ones_goodbye_the_computer_is_offered_until_somebody_comes(table):
    def offered(*events):
        server(table).queue.extend(events)
        table.screen.look_outside()
        table.pass_time(0.5)
        return 'Hrát proti počítači' in table.all_text

    alone, both = ('figures', {table.game['name']: 1}), ('figures', {table.game['name']: 1, RIVAL: 0})
    assert not offered(('welcome', True), alone), 'the seat is kept for whoever has lost the connection'
    assert offered(('notice', f'{RIVAL} odchází od stolu.', [], True))
    assert not offered(both)
    assert not offered(alone)
