"""Fresh cases of Blackjack. The contract's words stand where a kind of cases is left out or a freedom is given."""

from collections.abc import Iterator
from typing import Any

from rozdej.teacher.fresh_cases import Answer, Dice, FreshCases, Functions, badly_shuffled, same_data

WHOLE = 'numbers are what they are worth, levels look at their type'

WORDS = 'the words of a ValueError are free, and none is compared'


def cards_shown(function: str, value: Any) -> Iterator[int]:
    """The cards in the arguments of a call: all whole numbers, as money is none."""
    if type(value) is int:
        yield value
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from cards_shown(function, inner)


fresh = FreshCases(
    cards=cards_shown,
    levels={'stuj': [140], 'hraj': [150]},
    escapes={
        'wrong/blackjack/blackjack: the game starts when the file is imported': 'importing is what level 1 asks for',
        'wrong/blackjack/blackjack: importing the file prints a greeting': 'importing is what level 1 asks for',
        'wrong/blackjack/dobij_penize: the new money and the new bet are whole numbers': WHOLE,
        'wrong/blackjack/nova_hra: the money and the bet are written as whole numbers': WHOLE,
        'wrong/blackjack/vyplat: who has lost everything has a whole zero, not a float': WHOLE,
        **{
            f'wrong/blackjack/{name}: refuses without a word': WORDS
            for name in ('ber', 'dobij_penize', 'stuj', 'zacni_hru', 'zmen_sazku')
        },
        'wrong/blackjack/zacni_hru: an own stricter limit: a hundred hands': 'a play has fewer hands',
    },
)

ACES, TENS = range(0, 52, 13), [card for card in range(52) if card % 13 >= 9]
BETS = (0.0, 0.33, 10.0, 12.25, 50.25, 99.99, 300.0)
NOT_NUMBERS = ('', ' ', 'abc', 'deset')
NOT_FINITE = ('nan', 'NaN', '-nan', 'inf', '-inf', 'infinity', 'Infinity')
WITH_DIGITS = ('10 Kč', '12,5 Kč', '5 0', '1 000', '1.2.3', '1,2,3', '--5', '20x', 'sázka 20')


def total(hand: list) -> int:
    """What a hand is worth."""
    values = [min(card % 13 + 1, 10) for card, _ in hand]
    return sum(values) + (10 if 1 in values and sum(values) <= 11 else 0)


class Table:
    """Cards that are dealt from one shuffled pack, so that no card is there twice."""

    def __init__(self, dice: Dice):
        self._dice = dice
        self._cards = dice.sample(range(52), 52)

    def take(self, count: int, wanted: range | list | None = None) -> list[int]:
        """So many cards, of the wanted ones as far as there are any."""
        chosen = sorted(self._cards, key=lambda card: wanted is not None and card not in wanted)[:count]
        self._cards = [card for card in self._cards if card not in chosen]
        return self._dice.sample(chosen, len(chosen))

    def hand(self, count: int, wanted: range | list | None = None, hidden: int = 0) -> list[tuple[int, str]]:
        """So many cards as a hand, the last ones face down."""
        cards = self.take(count, wanted)
        return [(card, 'rubem' if place >= count - hidden else 'licem') for place, card in enumerate(cards)]

    def hand_worth(self, low: int, high: int, hidden: int = 0, most: int = 6) -> list[tuple[int, str]]:
        """A hand of two cards or more with a total between these."""
        for _ in range(200):
            cards = self._dice.sample(self._cards, self._dice.randint(2, most))
            if low <= total([(card, '') for card in cards]) <= high:
                self._cards = [card for card in self._cards if card not in cards]
                return [
                    (card, 'rubem' if place >= len(cards) - hidden else 'licem') for place, card in enumerate(cards)
                ]
        return self.hand_worth(low, high, hidden, 2)

    def game(self, dealer: list, player: list, plays: bool, deck: int | None = None) -> dict:
        """A game with all cards that are left in the deck or on the pile."""
        left = self.take(52)
        size = self._dice.randint(0, len(left)) if deck is None else min(deck, len(left))
        money = self._dice.choice([*BETS, 1000.0, 1010.0, 875.5])
        return {
            'balicek': left[:size],
            'odhoz': left[size:],
            'krupier': dealer,
            'hrac': player,
            'penize': money,
            'sazka': min(self._dice.choice(BETS), money),
            'hraje_se': plays,
            'zprava': '' if plays else self._dice.choice(['', 'Remíza.', 'Vyhráváš!']),
        }


# jmeno_karty: every card, either way up


@fresh.cases('jmeno_karty')
def any_card(dice: Dice) -> tuple:
    return dice.randrange(52), 'licem'


@fresh.cases('jmeno_karty')
def an_ace_or_a_figure(dice: Dice) -> tuple:
    return dice.choice([*ACES, *(card for card in range(52) if card % 13 > 8)]), 'licem'


@fresh.cases('jmeno_karty', share=4)
def a_card_face_down(dice: Dice) -> tuple:
    return dice.randrange(52), 'rubem'


# rozdej_kartu: with an empty deck the order is chance


@fresh.cases('rozdej_kartu', share=4)
def from_a_deck(dice: Dice) -> tuple:
    table = Table(dice)
    hand = table.hand(dice.randint(0, 5), hidden=dice.randint(0, 1))
    return (table.take(dice.randint(2, 30)), hand, table.take(dice.randint(0, 15))), dice.choice(['licem', 'rubem'])


@fresh.cases('rozdej_kartu')
def the_last_card(dice: Dice) -> tuple:
    table = Table(dice)
    return (table.take(1), table.hand(dice.randint(0, 4)), table.take(dice.randint(0, 15))), 'licem'


def dealt_from_the_pile(given: tuple, answer: Answer) -> str:
    (_, hand, pile), way = given
    deck, new_hand, left = answer.result
    if not isinstance(answer.result, tuple) or not same_data(left, []) or not same_data(new_hand[:-1], hand):
        return 'Z odhozu má být balíček, odhoz má být prázdný a v ruce má přibýt jedna karta.'
    if new_hand[-1][1] != way or not isinstance(deck, list) or sorted([*deck, new_hand[-1][0]]) != sorted(pile):
        return 'V novém balíčku a v ruce mají být právě karty z odhozu.'
    if not same_data(answer.arguments, given):
        return 'Funkce změnila, co dostala.'
    return ''


@fresh.cases('rozdej_kartu', share=2, holds=dealt_from_the_pile)
def from_the_pile(dice: Dice) -> tuple:
    table = Table(dice)
    return ([], table.hand(dice.randint(0, 5)), table.take(dice.randint(1, 30))), dice.choice(['licem', 'rubem'])


def whole_pile(dice: Dice) -> tuple:
    return ([], [], list(range(52))), 'licem'


@fresh.together('rozdej_kartu', given=whole_pile)
def shuffled_pile(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    return badly_shuffled([[answer.result[1][0][0], *answer.result[0]] for answer in answers])


# odloz, odkryj, vyhodnot_ruku, nekdo_ma_21: any hands


@fresh.cases('odloz', share=4)
def a_hand_and_a_pile(dice: Dice) -> tuple:
    table = Table(dice)
    return table.hand(dice.randint(1, 6), hidden=dice.randint(0, 2)), table.take(dice.randint(0, 20))


@fresh.cases('odloz')
def an_empty_hand(dice: Dice) -> tuple:
    return [], Table(dice).take(dice.randint(0, 20))


@fresh.cases('vyhodnot_ruku', share=2)
def any_hand(dice: Dice) -> tuple:
    return (Table(dice).hand(dice.randint(2, 6), hidden=dice.randint(0, 1)),)


@fresh.cases('vyhodnot_ruku', share=2)
def aces(dice: Dice) -> tuple:
    table = Table(dice)
    return (dice.sample(hand := table.hand(dice.randint(1, 4), ACES) + table.hand(dice.randint(0, 3)), len(hand)),)


@fresh.cases('vyhodnot_ruku')
def an_ace_and_many_small_cards(dice: Dice) -> tuple:
    table = Table(dice)
    twos, threes = (range(rank, 52, 13) for rank in (1, 2))
    hand = table.hand(1, ACES) + table.hand(dice.randint(2, 3), twos) + table.hand(dice.randint(1, 2), threes)
    return (dice.sample(hand, len(hand)),)


@fresh.cases('vyhodnot_ruku')
def figures(dice: Dice) -> tuple:
    return (Table(dice).hand(dice.randint(2, 3), TENS),)


@fresh.cases('vyhodnot_ruku')
def two_cards_with_21(dice: Dice) -> tuple:
    table = Table(dice)
    return (dice.sample(table.hand(1, ACES) + table.hand(1, TENS), 2),)


@fresh.cases('vyhodnot_ruku', share=2)
def about_21(dice: Dice) -> tuple:
    return (Table(dice).hand_worth(20, 22),)


@fresh.cases('vyhodnot_ruku')
def one_card_or_none(dice: Dice) -> tuple:
    return (Table(dice).hand(dice.randint(0, 1)),)


@fresh.cases('odkryj', share=4)
def some_cards_face_down(dice: Dice) -> tuple:
    count = dice.randint(2, 6)
    return (Table(dice).hand(count, hidden=dice.randint(0, count)),)


@fresh.cases('odkryj')
def no_cards(dice: Dice) -> tuple:
    return ([],)


@fresh.cases('nekdo_ma_21')
def any_two_hands(dice: Dice) -> tuple:
    table = Table(dice)
    return table.hand(2, hidden=1), table.hand(2)


@fresh.cases('nekdo_ma_21')
def only_the_dealer(dice: Dice) -> tuple:
    table = Table(dice)
    return table.hand_worth(21, 21, hidden=1), table.hand_worth(4, 20)


@fresh.cases('nekdo_ma_21')
def only_the_player(dice: Dice) -> tuple:
    table = Table(dice)
    return table.hand_worth(4, 20, hidden=1), table.hand_worth(21, 21)


@fresh.cases('nekdo_ma_21')
def nobody_just_so(dice: Dice) -> tuple:
    table = Table(dice)
    return table.hand_worth(19, 20), table.hand_worth(22, 23)


# nova_hra


@fresh.together('nova_hra')
def new_games(answers: list[Answer]) -> Iterator[tuple[int, str]]:
    rest = {'odhoz': [], 'krupier': [], 'hrac': [], 'penize': 1000.0, 'sazka': 10.0, 'hraje_se': False}
    decks = []
    for number, answer in enumerate(answers):
        game = answer.result
        if not same_data({key: game[key] for key in rest}, rest) or not game.keys() >= {'balicek', 'zprava'}:
            yield number, 'Na začátku mají být ruce i odhoz prázdné, peníze 1000.0, sázka 10.0 a nehraje se.'
        elif not isinstance(game['balicek'], list) or sorted(game['balicek']) != list(range(52)):
            yield number, 'V balíčku mají být karty 0 až 51, každá jednou.'
        else:
            decks.append(game['balicek'])
    yield from badly_shuffled(decks)


# zmen_sazku. '+5' is left out: "text is parsed as a number" does not say whose numbers have a plus.


def waiting_game(dice: Dice) -> dict:
    """A game in which nobody plays: before the first deal, or after one."""
    table = Table(dice)
    if dice.random() < 0.3:
        return table.game([], [], False, 52)
    return table.game(table.hand_worth(17, 24), table.hand_worth(12, 24), False)


def running_game(dice: Dice, deck: int | None = None, low: int = 4, high: int = 20) -> dict:
    """A game in which the player is on turn: nobody had 21 at once, and the dealer has a card face down."""
    table = Table(dice)
    dealer, player = table.hand_worth(4, 20, hidden=1, most=2), table.hand_worth(low, high)
    if total(player) == 21 and len(player) == 2:
        return running_game(dice, deck, low, high)
    return table.game(dealer, player, True, deck)


def number_text(dice: Dice, low: float, high: float) -> str:
    """A number as somebody types it."""
    places = dice.choice([2, 4])
    number = dice.choice([round(dice.uniform(low, high), places), float(dice.randint(int(low), int(high)))])
    text = f'{number:g}' if dice.random() < 0.7 else str(number)
    return text.replace('.', ',') if dice.random() < 0.5 else text


@fresh.cases('zmen_sazku', share=4)
def a_number(dice: Dice) -> tuple:
    return waiting_game(dice) | {'penize': 1000.0}, number_text(dice, 0, 1000)


@fresh.cases('zmen_sazku')
def more_than_the_money(dice: Dice) -> tuple:
    game = waiting_game(dice)
    return game, number_text(dice, game['penize'], 5000)


@fresh.cases('zmen_sazku')
def less_than_nothing(dice: Dice) -> tuple:
    return waiting_game(dice), f'-{number_text(dice, 1, 300)}'


@fresh.cases('zmen_sazku')
def no_number(dice: Dice) -> tuple:
    return waiting_game(dice) | {'penize': 1000.0, 'sazka': 10.0}, dice.choice(NOT_NUMBERS)


@fresh.cases('zmen_sazku', share=2)
def words_that_python_takes_for_numbers(dice: Dice) -> tuple:
    return waiting_game(dice) | {'penize': 1000.0, 'sazka': 10.0}, dice.choice(NOT_FINITE)


@fresh.cases('zmen_sazku', share=2)
def no_number_with_digits(dice: Dice) -> tuple:
    return waiting_game(dice) | {'penize': 1000.0, 'sazka': 10.0}, dice.choice(WITH_DIGITS)


@fresh.cases('zmen_sazku')
def while_playing(dice: Dice) -> tuple:
    return running_game(dice), number_text(dice, 0, 20)


# vyplat: every line of the table. The dealer's cards lie face up and the hands are over.


def over(dice: Dice, dealer: tuple[int, int], player: tuple[int, int], cards: int = 6) -> tuple:
    table = Table(dice)
    most = 2 if player == (21, 21) and dice.random() < 0.5 else cards
    return (table.game(table.hand_worth(*dealer), table.hand_worth(*player, most=most), True),)


@fresh.cases('vyplat')
def player_over(dice: Dice) -> tuple:
    return over(dice, (4, 26), (22, 26))


@fresh.cases('vyplat')
def dealer_over(dice: Dice) -> tuple:
    return over(dice, (22, 26), (4, 21))


@fresh.cases('vyplat')
def equal(dice: Dice) -> tuple:
    both = dice.randint(17, 21)
    return over(dice, (both, both), (both, both))


@fresh.cases('vyplat')
def blackjack(dice: Dice) -> tuple:
    table = Table(dice)
    return (table.game(table.hand_worth(4, 20), table.hand(1, ACES) + table.hand(1, TENS), True),)


@fresh.cases('vyplat')
def dealers_blackjack(dice: Dice) -> tuple:
    table = Table(dice)
    return (table.game(table.hand(1, ACES) + table.hand(1, TENS), table.hand_worth(4, 20), True),)


@fresh.cases('vyplat')
def blackjack_and_21_of_more_cards(dice: Dice) -> tuple:
    table = Table(dice)
    two, more = table.hand(1, ACES) + table.hand(1, TENS), table.hand_worth(21, 21)
    return (table.game(*dice.choice([(two, more), (more, two)]), True),)


@fresh.cases('vyplat')
def lower(dice: Dice) -> tuple:
    has = dice.randint(4, 20)
    return over(dice, (has + 1, min(has + 2, 20) if has < 20 else 21), (has, has))


@fresh.cases('vyplat')
def higher(dice: Dice) -> tuple:
    has = dice.randint(18, 21)
    return over(dice, (17, has - 1), (has, has))


@fresh.cases('vyplat')
def all_the_money(dice: Dice) -> tuple:
    (game,) = over(dice, (19, 21), (17, 22))
    return (game | {'sazka': game['penize']},)


CARDS_MOVED = 'Karty mají jen přecházet z balíčku do rukou a do odhozu; žádná se nesmí ztratit ani přibýt.'
CHANGED = 'Funkce změnila hru, kterou dostala.'


def cards_of(hand: list) -> list[int]:
    return [card for card, _ in hand]


def all_cards(game: dict) -> list[int]:
    return sorted([*game['balicek'], *game['odhoz'], *cards_of(game['krupier']), *cards_of(game['hrac'])])


def kept(given: tuple, answer: Answer) -> str:
    """What holds even when the pile was shuffled."""
    if all_cards(answer.result) != all_cards(given[0]):
        return CARDS_MOVED
    return '' if same_data(answer.arguments, given) else CHANGED


def result_of(dealer: list, player: list) -> tuple[float, str]:
    """How many bets the player wins, and the message: the contract's table, line by line."""
    theirs, own = total(dealer), total(player)
    table = (
        (own > 21, -1, 'Přes 21, prohráváš.'),
        (theirs > 21, 1, 'Krupiér má přes 21, vyhráváš!'),
        (theirs == own, 0, 'Remíza.'),
        (own == 21 and len(player) == 2, 1.5, 'Blackjack, vyhráváš!'),
        (theirs == 21 and len(dealer) == 2, -1, 'Krupiér má blackjack.'),
        (own < theirs, -1, 'Krupiér vyhrává.'),
        (True, 1, 'Vyhráváš!'),
    )
    return next((bets, message) for fits, bets, message in table if fits)


def paid(before: dict, game: dict) -> str:
    """Whether a game that is over was paid for as the table says."""
    bets, message = result_of(game['krupier'], game['hrac'])
    money = before['penize'] + bets * before['sazka']
    expected = {'penize': money, 'sazka': min(before['sazka'], money), 'hraje_se': False, 'zprava': message}
    return '' if same_data({key: game[key] for key in expected}, expected) else f'Na konci má být {expected}.'


# zacni_hru: who gets which of the four cards, and which of the dealer's lies face up, is not said


def started(given: tuple, answer: Answer) -> str:
    """A deal with enough cards, whatever the order in which they were dealt."""
    [before], game = given, answer.result
    deck, dealer, player = before['balicek'], game['krupier'], game['hrac']
    discarded = before['odhoz'] + cards_of(before['krupier'] + before['hrac'])
    if len(dealer) != 2 or len(player) != 2 or sorted(cards_of(dealer + player)) != sorted(deck[:4]):
        return 'Hráč i krupiér mají dostat po dvou z prvních čtyř karet balíčku.'
    if not same_data(game['balicek'], deck[4:]) or sorted(game['odhoz']) != sorted(discarded):
        return CARDS_MOVED
    if game['odhoz'][: len(before['odhoz'])] != before['odhoz'] or game.keys() != before.keys():
        return 'Karty z rukou patří na konec odhozu a ve hře nemá přibýt ani ubýt žádný klíč.'
    if not same_data(answer.arguments, given):
        return CHANGED
    is_over = 21 in (total(dealer), total(player))
    if sorted(way for _, way in dealer) != ['licem', 'licem' if is_over else 'rubem']:
        return 'Krupiér má mít jednu kartu lícem a druhou rubem nahoru; když má někdo 21, obě lícem.'
    if [way for _, way in player] != ['licem', 'licem']:
        return 'Hráčovy karty mají ležet lícem nahoru.'
    if is_over:
        return paid(before, game)
    same = all(same_data(game[key], before[key]) for key in ('penize', 'sazka'))
    return '' if same and game['hraje_se'] is True else 'Hra má začít, s penězi a se sázkou jako předtím.'


@fresh.cases('zacni_hru', share=3, holds=started)
def after_a_game(dice: Dice) -> tuple:
    table = Table(dice)
    dealer, player = table.hand_worth(17, 24), table.hand_worth(12, 24)
    return (table.game(dealer, player, False, dice.randint(4, 40)),)


@fresh.cases('zacni_hru', holds=started)
def before_the_first(dice: Dice) -> tuple:
    return (Table(dice).game([], [], False, 52),)


@fresh.cases('zacni_hru', share=2, holds=started)
def somebody_gets_21(dice: Dice) -> tuple:
    table = Table(dice)
    dealer, player = table.hand_worth(17, 24), table.hand_worth(12, 24)
    best, others = table.take(1, ACES) + table.take(1, TENS), table.take(2, range(1, 9))
    game = table.game(dealer, player, False)
    game['sazka'] = game['penize'] if dice.random() < 0.4 else game['sazka']
    return (game | {'balicek': dice.choice([best + others, others + best]) + game['balicek']},)


@fresh.cases('zacni_hru')
def one_is_running(dice: Dice) -> tuple:
    return (running_game(dice),)


@fresh.cases('zacni_hru', holds=started)
def both_may_get_21(dice: Dice) -> tuple:
    table = Table(dice)
    dealer, player = table.hand_worth(17, 24), table.hand_worth(12, 24)
    [one, other], [ten, figure] = table.take(2, ACES), table.take(2, TENS)
    top = dice.choice([[one, ten, other, figure], [one, other, ten, figure]])
    return (table.game(dealer, player, False) | {'balicek': [*top, *table.take(52)], 'odhoz': []},)


def started_from_the_pile(given: tuple, answer: Answer) -> str:
    """A deal in which the deck runs out: its last cards come first, then the pile with the old hands is shuffled."""
    [before], game = given, answer.result
    dealt = cards_of(game['krupier'] + game['hrac'])
    if game['odhoz'] != [] or not set(before['balicek']) <= set(dealt):
        return 'Zamíchat se má odhoz i s odloženými kartami, a teprve když v balíčku žádná karta není.'
    return kept(given, answer)


@fresh.cases('zacni_hru', share=2, holds=started_from_the_pile)
def a_deck_that_runs_out(dice: Dice) -> tuple:
    table = Table(dice)
    dealer, player = table.hand_worth(17, 24), table.hand_worth(12, 24)
    return (table.game(dealer, player, False, dice.randint(0, 3)),)


# ber, stuj: with enough cards in the deck nothing is chance


def dealer_is_free(given: tuple, expected: Answer, got: Answer) -> bool:
    """Over 21 the game ends; whether the dealer's card is shown then the contract does not say."""
    if expected.error or got.error or expected.result['zprava'] != 'Přes 21, prohráváš.':
        return False
    games = [answer.result | {'krupier': cards_of(answer.result['krupier'])} for answer in (expected, got)]
    return same_data(*games) and same_data(expected.arguments, got.arguments)


@fresh.cases('ber', share=3, allows=dealer_is_free)
def one_more(dice: Dice) -> tuple:
    return (running_game(dice, dice.randint(1, 40)),)


@fresh.cases('ber', allows=dealer_is_free)
def many_small_cards(dice: Dice) -> tuple:
    table = Table(dice)
    small = [card for card in range(52) if 1 <= card % 13 <= 3]
    return (table.game(table.hand(2, TENS, hidden=1), table.hand(dice.randint(3, 5), small), True, 30),)


@fresh.cases('ber', share=3, allows=dealer_is_free)
def one_too_many_perhaps(dice: Dice) -> tuple:
    return (running_game(dice, dice.randint(1, 40), 12, 21),)


@fresh.cases('ber')
def nobody_plays(dice: Dice) -> tuple:
    return (waiting_game(dice),)


@fresh.cases('ber', share=2, holds=kept)
def no_card_left(dice: Dice) -> tuple:
    return (running_game(dice, 0),)


@fresh.cases('stuj', share=4)
def enough(dice: Dice) -> tuple:
    return (running_game(dice, dice.randint(10, 40), 12, 21),)


@fresh.cases('stuj', share=2)
def the_dealer_is_near_17(dice: Dice) -> tuple:
    table = Table(dice)
    dealer = table.hand_worth(16, 18, hidden=1, most=2)
    return (table.game(dealer, table.hand_worth(12, 20), True, dice.randint(10, 40)),)


@fresh.cases('stuj')
def not_playing(dice: Dice) -> tuple:
    return (waiting_game(dice),)


@fresh.cases('stuj', holds=kept)
def the_dealer_needs_the_pile(dice: Dice) -> tuple:
    table = Table(dice)
    dealer = table.hand_worth(5, 14, hidden=1, most=2)
    return (table.game(dealer, table.hand_worth(12, 20), True, dice.randint(0, 1)),)


# dobij_penize. The message is free: "new game with 1000.0 and bet 10.0" does not say what it reads then.


def message_is_free(given: tuple, expected: Answer, got: Answer) -> bool:
    if expected.error or got.error or not same_data(expected.arguments, got.arguments):
        return False
    is_text = isinstance(got.result['zprava'], str)
    return is_text and same_data(expected.result | {'zprava': ''}, got.result | {'zprava': ''})


@fresh.cases('dobij_penize', share=2, allows=message_is_free)
def nothing_left(dice: Dice) -> tuple:
    return (waiting_game(dice) | {'penize': 0.0, 'sazka': 0.0},)


@fresh.cases('dobij_penize')
def something_left(dice: Dice) -> tuple:
    return (waiting_game(dice) | {'penize': dice.choice([0.01, 0.5, 10.0, 1000.0]), 'sazka': 0.0},)


@fresh.cases('dobij_penize')
def in_the_middle(dice: Dice) -> tuple:
    return (running_game(dice) | {'penize': 0.0, 'sazka': 0.0},)


# Long games: level 140


@fresh.plays('stuj', times=3)
def many_deals(dice: Dice, program: Functions) -> None:
    game, money, bet = program.nova_hra(), 1000.0, 10.0
    for _ in range(15):
        if game['penize'] == 0:
            game, money, bet = program.dobij_penize(game), 1000.0, 10.0
        game = program.zmen_sazku(game, str(bet := min(dice.choice(BETS), money)))
        game = program.zacni_hru(game)
        while game['hraje_se']:
            game = program.ber(game) if dice.random() < 0.4 else program.stuj(game)
            assert all_cards(game) == list(range(52)), CARDS_MOVED
        money += bet * result_of(game['krupier'], game['hrac'])[0]
        assert abs(game['penize'] - money) < 0.01, 'Po několika rozdáních nesedí peníze.'


# hraj: the contract names the commands, and nothing of what is printed but what a player has to know


def four_alike(dice: Dice) -> dict:
    """A game in which it does not matter who is dealt which card: all four are worth the same, and nobody has 21."""
    table = Table(dice)
    rank = dice.randrange(1, 13)
    deck = table.take(4, range(rank, 52, 13)) + table.take(52)
    return table.game([], [], False) | {'balicek': deck, 'odhoz': [], 'penize': 1000.0, 'sazka': 10.0}


@fresh.plays('hraj')
def a_game_from_the_keyboard(dice: Dice, program: Functions) -> None:
    solution, game = dice.solution, four_alike(dice)
    program.replace('nova_hra', lambda: game)
    bet, takes = dice.choice(['20', '12,5', '0,5']), dice.randint(0, 2)
    program.typed('sázka', f'sázka {bet}', 'nová', *['ber'] * takes, 'nesmysl', 'stůj', 'konec')
    assert program.hraj() is None, 'Funkce hraj má skončit po příkazu konec a nic nevracet.'
    game = solution.zacni_hru(solution.zmen_sazku(game, bet))
    for step in [solution.ber] * takes + [solution.stuj]:
        game = step(game) if game['hraje_se'] else game
    wanted = [*(solution.jmeno_karty(card, 'licem') for card in cards_of(game['hrac'])[2:]), game['zprava']]
    missing = [text for text in wanted if text not in program.printed]
    assert not missing, f'Při hře se má vypsat: {missing}'
    money = f'{game["penize"]:g}'
    assert money in program.printed.replace(',', '.'), f'Na konci má být vidět, že má hráč {money}.'
    assert 'None' not in program.printed, 'Při hře se vypsalo None.'


@fresh.plays('hraj', times=5)
def what_is_not_shown(dice: Dice, program: Functions) -> None:
    game = four_alike(dice)
    program.replace('nova_hra', lambda: game)
    program.typed('nová', 'konec')
    program.hraj()
    names = [dice.solution.jmeno_karty(card, 'licem') for card in game['balicek'][:4]]
    seen = sum(name in program.printed for name in names)
    assert seen == 3, f'Po rozdání mají být vidět jména tří karet, ne {seen}.'


@fresh.plays('hraj', times=1)
def what_is_in_the_bet(dice: Dice, program: Functions) -> None:
    game = four_alike(dice)
    program.replace('nova_hra', lambda: game)
    program.typed('sázka 37,5', 'sázka 37,5', 'konec')
    program.hraj()
    shown = program.printed.replace(',', '.').count('37.5')
    assert shown > 1, 'Po každém příkazu sázka 37,5 má být vidět, že je v sázce 37.5, i když tam už byla.'


@fresh.plays('hraj', times=1)
def two_games_that_end_alike(dice: Dice, program: Functions) -> None:
    table = Table(dice)
    tens, rest = table.take(8, TENS), table.take(52)
    game = table.game([], [], False) | {'balicek': [*tens, *rest], 'penize': 1000.0, 'sazka': 10.0}
    program.replace('nova_hra', lambda: game)
    program.typed('nová', 'stůj', 'nová', 'stůj', 'konec')
    program.hraj()
    assert program.printed.count('Remíza.') > 1, 'Zpráva má být vidět po každé hře, i když je stejná jako minule.'


@fresh.plays('hraj', times=1)
def a_game_that_ends_at_once(dice: Dice, program: Functions) -> None:
    table = Table(dice)
    deck = dice.sample(table.take(1, ACES) + table.take(3, TENS), 4) + table.take(52)
    game = table.game([], [], False) | {'balicek': deck, 'odhoz': [], 'penize': 1000.0, 'sazka': 10.0}
    program.replace('nova_hra', lambda: game)
    program.typed('nová', 'konec')
    program.hraj()
    told = any(text in program.printed for text in ('Blackjack, vyhráváš!', 'Krupiér má blackjack.'))
    assert told, 'Hra skončila hned po rozdání a má být vidět zpráva.'


@fresh.plays('hraj', times=1)
def an_unknown_command(dice: Dice, program: Functions) -> None:
    game = four_alike(dice)
    program.replace('nova_hra', lambda: game)
    program.typed('nová', 'konec')
    program.hraj()
    usual = program.printed.splitlines()
    program.typed('nová', 'hopla', 'konec')
    program.hraj()
    assert any(line not in usual for line in program.printed.splitlines()), 'Na neznámý příkaz se má odpovědět.'


@fresh.plays('hraj', times=5)
def why_something_is_refused(dice: Dice, program: Functions) -> None:
    game = four_alike(dice)
    program.replace('nova_hra', lambda: game)
    command, refusing = dice.choice([('ber', program.ber), ('stůj', program.stuj), ('dobij', program.dobij_penize)])
    why = ''
    try:
        refusing(game)
    except ValueError as error:
        why = str(error)
    program.typed(command, command, 'konec')
    program.hraj()
    assert program.printed.count(why) > 1, f'Výjimka ValueError říká: {why} To se má vypsat, i podruhé.'
