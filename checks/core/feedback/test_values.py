"""Values, calls and differences as students see them."""

from typing import Any, NamedTuple

from rozdej.core.feedback.values import (
    WIDTH,
    call_lines,
    error_text,
    first_difference,
    in_short,
    labelled,
    safe_repr,
    sentence,
    type_name,
    wrap,
)

DECK = [(value, suit, True) for suit in ('Pi', 'Sr', 'Ka', 'Kr') for value in range(1, 14)]


def test_short_call_is_one_line():
    assert call_lines('f', ([1], 'x'), {'y': 2}, ('a', 'b')) == ["  f([1], 'x', y=2)"]


def test_long_arguments_are_named_by_the_parameters():
    lines = call_lines('presun', (DECK, 3), {}, ('odkud', 'kolik'))
    assert lines[0].startswith("  odkud = [(1, 'Pi', True), (2, ")
    assert lines[-1] == '  presun(odkud, 3)'
    assert all(len(line) <= WIDTH + 2 for line in lines)


def test_long_argument_beyond_the_known_parameters():
    assert call_lines('f', (DECK,), {}, ())[-1] == '  f(argument1)'


def test_lines_break_after_commas_and_never_inside_strings():
    text = safe_repr(['a, b, c', 'd, e, f', "it's, ok"])
    assert wrap(text, 12, 9) == ["['a, b, c',", "'d, e, f',", '"it\'s, ok"]']


def test_what_is_over_becomes_dots():
    lines = wrap(safe_repr(list(range(1000))), 40, 3)
    assert len(lines) == 3
    assert lines[-1].endswith('…')


def test_text_of_several_lines_stands_as_text():
    assert labelled('je:  ', 'a\nb\n') == ['  je:', '    │a', '    │b']


def test_repr_that_fails_does_not_hurt():
    class Bad:
        def __repr__(self):
            raise RuntimeError

    assert safe_repr(Bad()) == '<Bad, repr: RuntimeError>'
    assert type_name(Bad()) == 'Bad'


def test_first_difference_is_found_deep_inside():
    assert first_difference([[1], [2, 3]], [[1], [2, 4]]) == ('[1][1]', 3, 4)
    assert first_difference({'A': [1]}, {'A': [2]}) == ("['A'][0]", 1, 2)
    assert first_difference([(1, 'Pi', True)], [(1, 'Pi', False)]) == ('[0]', (1, 'Pi', True), (1, 'Pi', False))
    assert first_difference([1, 2], [1]) is None
    assert first_difference([1], (2,)) is None


def test_a_table_is_shown_row_by_row_and_can_be_copied():
    plan = [['_'] * 9 for _ in range(9)]
    lines = labelled('plan = ', plan)
    assert len(lines) == 9
    assert lines[0] == "  plan = [['_', '_', '_', '_', '_', '_', '_', '_', '_'],"
    assert lines[-1] == "          ['_', '_', '_', '_', '_', '_', '_', '_', '_']]"
    assert eval('\n'.join(lines).split('=', 1)[1].strip()) == plan


def test_short_and_big_tables_are_shown_as_ever():
    assert labelled('je: ', [[1], [2]]) == ['  je: [[1], [2]]']
    assert len(labelled('je: ', [['_'] * 9 for _ in range(50)])) == 5


def test_a_comma_inside_a_number_is_no_place_to_break():
    assert ''.join(wrap('vsazeno 12,5 z 7,16 celkem', 20, 3)).replace(' ', '') == 'vsazeno12,5z7,16celkem'


class Card(NamedTuple):
    suit: str
    name: str
    value: int


class World(NamedTuple):
    state: str
    hand: list
    deck: list


class Answer(NamedTuple):
    world: World
    mails: list


ACE = Card('Kr', 'eso', 11)
WORLD = World('hraje', [ACE, Card('Pi', '9', 0)], [Card('?', '?', 0)] * 6)


def test_a_record_of_plain_values_needs_no_names():
    assert safe_repr(ACE) == "Card('Kr', 'eso', 11)"
    assert safe_repr([ACE, (ACE,), {'A': ACE}]) == (
        "[Card('Kr', 'eso', 11), (Card('Kr', 'eso', 11),), {'A': Card('Kr', 'eso', 11)}]"
    )
    assert wrap(safe_repr([ACE] * 4), 60, 5) == [
        "[Card('Kr', 'eso', 11), Card('Kr', 'eso', 11),",
        "Card('Kr', 'eso', 11), Card('Kr', 'eso', 11)]",
    ]


def test_a_record_with_lists_is_broken_between_its_items():
    lines = labelled('svet = ', WORLD)
    assert lines[0] == "  svet = World(state='hraje', hand=[Card('Kr', 'eso', 11), Card('Pi', '9', 0)],"
    assert all(len(line) <= WIDTH + 2 for line in lines)
    assert ''.join(line.strip() + ' ' for line in lines).count("Card('?', '?', 0)") == 6


def test_a_record_inside_something_is_named_by_its_first_item():
    assert safe_repr((WORLD, ['vyloz', 0])) == "(World(state='hraje', …), ['vyloz', 0])"
    assert safe_repr(Answer(WORLD, [])) == "Answer(world=World(state='hraje', …), mails=[])"


def test_difference_of_records_is_told_by_the_name():
    changed = WORLD._replace(hand=[ACE, Card('Pi', '9', 1)])
    assert first_difference(WORLD, changed) == ('.hand[1]', Card('Pi', '9', 0), Card('Pi', '9', 1))
    assert first_difference((WORLD, []), (changed, [])) == ('[0].hand[1]', Card('Pi', '9', 0), Card('Pi', '9', 1))
    assert first_difference([ACE], [ACE._replace(value=10)]) == ('[0]', ACE, Card('Kr', 'eso', 10))
    assert first_difference(ACE, ACE._replace(value=10)) == ('.value', 11, 10)


def test_what_goes_round_in_circles_is_shown_all_the_same():
    circle = [ACE]
    circle.append(circle)
    assert safe_repr(circle).startswith('[')


def test_a_record_whose_own_repr_fails_does_not_hurt():
    class Bad(Card):
        def __repr__(self):
            raise RuntimeError

    assert safe_repr([Bad('Kr', 'eso', 11)]) == "[Bad('Kr', 'eso', 11)]"


def test_an_argument_is_cut_only_if_it_is_not_whole_in_some_more_lines():
    assert labelled('balicek = ', DECK[:36], 5, whole=10)[-1].endswith("(10, 'Ka', True)]")
    assert len(labelled('balicek = ', DECK, 5, whole=10)) == 5
    assert labelled('balicek = ', DECK, 5, whole=10)[-1].endswith('…')


EMPTY = [['_'] * 9 for _ in range(9)]


def board(*stones):
    rows = [list(row) for row in EMPTY]
    for row, column, stone in stones:
        rows[row][column] = stone
    return rows


def told(value, whole=0):
    *lines, _ = call_lines('f', (value,), {}, ('plan',), 5, whole, {'vytvor_plan()': EMPTY})
    return lines


def test_what_a_call_gives_is_shown_by_the_call_and_what_is_put_into_it():
    assert told(EMPTY, whole=10) == ['  plan = vytvor_plan()']
    stones = board((0, 8, 'o'), (4, 4, 'x'), (8, 8, 'x'))
    assert told(stones) == ['  plan = vytvor_plan()', "  plan[0][8] = 'o'", "  plan[4][4] = plan[8][8] = 'x'"]
    assert len(told(stones, whole=10)) == 9  # there is room for a picture
    crowded = board(*((row, column, 'xo'[column % 2]) for row in range(9) for column in range(9)))
    assert told(crowded)[0].startswith("  plan = [['x', 'o',")


def test_what_would_be_cut_is_shown_by_its_form():
    assert told(DECK, whole=10) == ["  plan = [(1, 'Pi', True), …]  (52 prvků)"]
    game = {'U': DECK, 'V': [], 'W': DECK[:1]}
    assert told(game) == ["  plan = {'U': [(1, 'Pi', True), …], 'V': [], 'W': [(1, 'Pi', True)]}"]
    assert told(DECK[:6])[-1].endswith("(6, 'Pi', True)]")  # two lines are not too many


def test_a_row_of_a_board_in_a_game_stays_on_one_line():
    lines = labelled('hra = ', {'plan': [['_'] * 9] * 9, 'hrac': 'x'}, 5, whole=10)
    assert lines[1] == "         ['_', '_', '_', '_', '_', '_', '_', '_', '_'],"
    assert lines[-1].endswith("], 'hrac': 'x'}")


def test_a_long_value_goes_on_below_its_first_item():
    game = {suit: DECK for suit in ('Pi', 'Sr', 'Ka', 'Kr')}
    values = DECK, game, (DECK, 1), board()
    for first, *others in (*(labelled('hra = ', value) for value in values), told(game)):
        assert others
        below = first.index('= ') + 3
        assert all(line[:below].isspace() and not line[below].isspace() for line in others)
        assert all(len(line) <= WIDTH for line in (first, *others))
    assert labelled('svet = ', WORLD)[1].startswith('         deck=')


def test_a_long_tuple_may_be_broken():
    assert len(labelled('je: ', ([1, 2, 3] * 20, [4] * 60))) > 1


def test_a_very_long_message_of_an_error_is_cut():
    """It is searched for many patterns, each of which would read all of it."""
    assert error_text(ValueError('x' * 5000)) == 'x' * 2000


def test_a_long_sentence_is_broken_between_words_and_not_inside_a_value():
    text = 'Po prvním kole mají mít hráči dohromady jeden štych, ten, který se zrovna odehrál, a v něm '
    assert sentence(f"{text}[('Sr', 2), ('Kr', 'dama')].") == [
        '  Po prvním kole mají mít hráči dohromady jeden štych, ten, který se zrovna odehrál,',
        "  a v něm [('Sr', 2), ('Kr', 'dama')].",
    ]
    assert sentence('slovo ' * 12 + "a {'balicek': (1, 2)}")[1] == "  {'balicek': (1, 2)}"
    assert sentence('Dvě  mezery.\nA řádek.') == ['  Dvě  mezery.', '  A řádek.']
    assert [len(line) for line in sentence('x' * 1000)] == [2 + 2 * 82]
    *_, last = lines = sentence('slovo ' * 1000)
    assert (len(lines), last[-2:]) == (3, ' …')


class Deal(NamedTuple):
    hand: list
    middle: list
    closed: str


def test_hands_in_a_record_do_not_hide_what_follows():
    hand = [('Kr', 'eso')] * 30
    assert in_short(Deal(hand, [1, 2], 'h0')) == "Deal(hand=[('Kr', 'eso'), …], middle=[1, 2], closed='h0')"
    assert in_short(Deal([1, 2, 3], [], 'h0')) == "Deal(hand=[1, 2, 3], middle=[], closed='h0')"


def test_what_holds_itself_is_shown():
    cards: list[Any] = [1]
    cards.append(cards)
    assert in_short(cards) == '[1, [...]]'
    table: dict[str, Any] = {'a': [1]}
    table['a'].append(table)
    assert '...' in in_short(table)
    deal = Deal([], [], 'h0')
    deal.hand.append(deal)
    assert in_short(deal)


def test_what_is_deep_or_long_is_shown_whole():
    deep: Any = 1
    for _ in range(50):
        deep = [deep]
    assert in_short(deep) == '[' * 50 + '1' + ']' * 50
    assert in_short([(1, 'Sr')] * 3) == repr([(1, 'Sr')] * 3)
