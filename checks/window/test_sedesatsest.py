"""Šedesát šest at the window: the start screen, moves by mouse and keyboard, tricks, the end. The server is in here."""

import pytest

from checks.window.sixtysix import RIVAL, allowed, play_all, seat, server, sit_at_lobby, sit_at_table, world
from rozdej.games.sedesatsest_picture import mood_of
from rozdej.games.sedesatsest_view import MESSAGES, field, is_over, of_seat
from rozdej.table.space import Space


@pytest.fixture
def lobby(keeper):
    """A player before the start screen."""
    return sit_at_lobby(keeper)


@pytest.fixture
def table(keeper):
    """A player at the table, on turn, with the deal 7."""
    return sit_at_table(keeper)


def own_hand(player):
    return of_seat(world(player), 'ruka', seat(player))


def set_world(player, **parts):
    """Change the game at the server, and let the window see it."""
    near = server(player)
    near.universe = near.universe._replace(**parts)
    near._bundle(near.code.answer('pri_odpojeni', near.universe, RIVAL))
    near._bundle(near.code.answer('pri_registraci', near.universe, RIVAL))
    player.pass_time(0.3)


# The start screen.


def test_the_start_screen_offers_four_figures_and_says_what_is_played(lobby):
    for name in ('1 Kocour', '2 Liška', '3 Sova', '4 Medvěd', 'Soupeř: počítač, střední.', 'Tvoje jméno: Hráč'):
        assert name in lobby.all_text
    assert 'chybí' not in lobby.all_text


@pytest.mark.parametrize('how', ['click', 'key', 'arrows'])
def test_a_figure_is_chosen_and_kept(lobby, keeper, how):
    if how == 'click':
        lobby.click('postava-3')
    elif how == 'key':
        lobby.write('3')
    else:
        lobby.type('right right right enter')
    assert keeper.record('sedesatsest')['figure'] == 3
    assert any(quad.name == 'figure-3-glad' for quad in lobby.look().quads)
    again = sit_at_lobby(keeper)
    assert any(quad.name == 'figure-3-glad' for quad in again.look().quads)


def test_a_name_is_typed_and_kept(lobby, keeper):
    lobby.write('Žofie')
    assert lobby.screen.line == 'Žofie'
    lobby.type('enter')
    assert keeper.record('sedesatsest') == {'name': 'Žofie'}
    assert 'Tvoje jméno: Žofie' in lobby.all_text
    lobby.type('enter')
    lobby.pass_time(0.3)
    assert field(world(lobby), 'jmena') == ['Žofie', RIVAL]


def test_the_rival_is_chosen(lobby, keeper):
    lobby.press('act-rival')
    assert 'Soupeř: počítač, silný.' in lobby.all_text
    assert keeper.options('sedesatsest')['rival'] == 'strong'


@pytest.mark.parametrize('record', [{'figure': 9}, {'name': ''}, {'name': 5}, [1]])
def test_a_record_that_makes_no_sense_is_forgotten(keeper, record):
    keeper.keep_record('sedesatsest', record)
    assert 'Tvoje jméno: Hráč' in sit_at_lobby(keeper).all_text


def test_the_chosen_figure_starts_the_game(lobby):
    lobby.click('postava-1')
    lobby.pass_time(0.3)
    assert world(lobby)[0] == 'hraje'


# The table.


def test_the_table_shows_everything(table):
    text = table.all_text
    for words in (
        'Hraješ.',
        'Hráč',
        RIVAL,
        '0 b. · výhry 0',
        'trumf: piky',
        'v balíčku: 12',
        'S seřadit',
        'Enter skončit',
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


def test_a_click_shortens_the_pause(keeper):
    player = sit_at_table(keeper, trick=None)
    player.click('ruka-1')
    player.pass_time(20)
    assert world(player)[0] == 'stych'
    player.click('balicek')
    player.pass_time(0.2)
    assert world(player)[0] != 'stych'


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


def test_whose_cards_lie_in_the_middle_when_the_rival_leads(keeper):
    player = sit_at_table(keeper, first=False)
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


def test_the_focus_of_the_start_screen_does_not_stay(lobby):
    lobby.type('right enter')
    lobby.pass_time(0.3)
    lobby.type('enter')
    assert 'Opravdu skončit?' in lobby.told


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
    assert table.screen.others.pause is None


def test_out_of_turn_nothing_is_sent_and_the_reason_told(keeper):
    player = sit_at_table(keeper)
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


# Animations, sizes, explanations.


def test_cards_travel_from_the_deck_and_to_the_table(keeper):
    player = sit_at_table(keeper, animation='normal')
    player.pass_time(2)
    place = player.find('ruka-1')
    player.screen.key('1', False, False, player.now)
    for _ in range(4):
        player.screen.tick(player.now)
        player.look()
    assert player.screen.table.motion.trips
    moving = next(quad for quad in player.look().upper_quads if quad.name == place.name)
    assert abs(moving.x - place.x) < 30
    player.pass_time(3)
    drawn = [quad for quad in player.look().quads if quad.place.startswith('ruka-')]
    assert len(drawn) == 6


@pytest.mark.parametrize('space', [Space(400, 300), Space(1000, 700), Space(3840, 2160), Space(700, 1200)], ids=str)
def test_nothing_hides_anything_else(table, space):
    """Places of cards are inside the table, and those of the hand, the middle and the deck are apart."""
    table.space = space
    for _ in range(3):
        picture = table.look()
        zones = table.screen.table.zones
        for name, (x, y, width, height) in zones.items():
            if name != 'stred':
                assert x >= 0, name
                assert x + width <= space.width + 1, name
                assert y + height <= space.height, name
        bottom = zones['balicek'][1] + zones['balicek'][3]
        assert bottom <= zones['ruka-1'][1]
        assert all(text.size >= 7 for text in picture.texts)
        table.click(f'ruka-{allowed(table)[0] + 1}')
        table.pass_time(1.5)


@pytest.mark.parametrize('space', [Space(400, 300), Space(1100, 760), Space(1280, 860), Space(2200, 1500)], ids=str)
def test_the_points_of_a_rival_on_turn_are_not_cut(table, space):
    table.space = space
    set_world(table, body2=33, vyhry2=12, stavy=['ceka', 'slysi'])  # nobody is on turn, so the rival does not move
    assert '33 b. · výhry 12' in [text.text for text in table.look().texts]


def test_what_is_under_the_mouse_is_explained(table):
    for place, words in (('ruka-2', 'kárové eso'), ('trumf', 'trumf: pikový král'), ('balicek', 'balíček, karet: 12')):
        x, y = table.point(place)
        table.screen.mouse_move(x, y)
        assert table.screen.explanation() == words


def test_every_key_of_the_student_is_on_a_button(table):
    keys = {action.name for action in table.screen.actions()} | set('123456')
    assert keys == set(MESSAGES)


def test_leaving_ends_the_connection(table):
    table.screen.close()
    assert server(table).is_closed
