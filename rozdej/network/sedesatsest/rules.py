"""Šedesát šest as the kit itself knows it, for opponents that think ahead: small, fast, and independent of the student.

A card is a number from 0 to 23: six of each suit, from the ace down to the nine, as in `razeni`. Players are 0 and 1.
"""

from collections.abc import Sequence

VALUES = (11, 10, 4, 3, 2, 0) * 4
KING, QUEEN, NINE = 2, 3, 5
"""Places within a suit."""

PLAIN, TRUMP = 'hlas', 'hlas_trumf'
SWAP, CLOSE, STOP = 'vymen', 'zavri', 'skonci'
ENOUGH = 66
ANNOUNCED = {PLAIN: 20, TRUMP: 30}

Move = int | str
"""A card to lay, or the word of another move."""


class Deal:
    """A deal as it stands; the methods change it, and do not ask whether the move is allowed.

    `deck` is drawn from its end, `deck[0]` lies face up. `middle` is the card led, or None. `closer` closed the deck,
    or None. `announced` is the kind of pair that the next card must come from. `result` is how many game points player
    0 has won (or lost, if negative); None while nothing is decided.
    """

    __slots__ = ('announced', 'closer', 'deck', 'hands', 'middle', 'points', 'result', 'tricks', 'trump', 'turn')

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        deck: Sequence[int],
        trump: int,
        turn: int = 0,
        points: Sequence[int] = (0, 0),
        tricks: Sequence[int] = (0, 0),
        middle: int | None = None,
        closer: int | None = None,
    ):
        self.hands = (list(hands[0]), list(hands[1]))
        self.deck, self.trump, self.turn = list(deck), trump, turn
        self.points, self.tricks = list(points), list(tricks)
        self.middle, self.closer = middle, closer
        self.announced: str | None = None
        self.result: int | None = None

    def copy(self) -> 'Deal':
        """The same deal, to be played differently."""
        other = Deal(self.hands, self.deck, self.trump, self.turn, self.points, self.tricks, self.middle, self.closer)
        other.announced = self.announced
        return other

    @property
    def must_follow(self) -> bool:
        """Whether the suit led must be followed."""
        return self.closer is not None or not self.deck

    def cards(self) -> list[int]:
        """What the player on turn may lay."""
        hand = self.hands[self.turn]
        if self.middle is not None:
            if self.must_follow:
                suit = self.middle // 6
                return [card for card in hand if card // 6 == suit] or hand
            return hand
        if self.announced:
            return [card for suit in self.pairs(self.announced) for card in (6 * suit + KING, 6 * suit + QUEEN)]
        return hand

    def pairs(self, kind: str) -> list[int]:
        """The suits of which the player on turn has king and queen."""
        hand = self.hands[self.turn]
        suits = [self.trump] if kind == TRUMP else [suit for suit in range(4) if suit != self.trump]
        return [suit for suit in suits if 6 * suit + KING in hand and 6 * suit + QUEEN in hand]

    def may_swap(self) -> bool:
        """Whether the trump nine may be swapped for the card under the deck."""
        if self.announced or self.closer is not None or len(self.deck) <= 2:
            return False
        return 6 * self.trump + NINE in self.hands[self.turn]

    def may_close(self) -> bool:
        """Whether the deck may be closed."""
        return self.middle is None and self.closer is None and bool(self.deck)

    def moves(self) -> list[Move]:
        """All that the player on turn may do."""
        moves: list[Move] = [*self.cards()]
        if self.middle is None and not self.announced:
            moves += [kind for kind in (TRUMP, PLAIN) if self.pairs(kind)]
        moves += [CLOSE] * self.may_close()
        moves += [SWAP] * self.may_swap()
        return moves if self.middle is not None else [*moves, STOP]

    def make(self, move: Move) -> None:
        """Make the move of the player on turn."""
        if isinstance(move, int):
            self._lay(move)
        elif move == SWAP:
            hand, nine = self.hands[self.turn], 6 * self.trump + NINE
            hand[hand.index(nine)], self.deck[0] = self.deck[0], nine
        elif move == CLOSE:
            self.closer = self.turn
        elif move == STOP:
            self._judge(self.turn)
        else:
            self.points[self.turn] += ANNOUNCED[move]
            self.announced = move

    def _lay(self, card: int) -> None:
        """Lay a card; the second one decides the trick."""
        turn = self.turn
        self.hands[turn].remove(card)
        self.announced = None
        led = self.middle
        if led is None:
            self.middle, self.turn = card, 1 - turn
            return
        taker = turn if beats(card, led, self.trump) else 1 - turn
        self.middle, self.turn = None, taker
        self.points[taker] += VALUES[card] + VALUES[led]
        self.tricks[taker] += 1
        if self.closer is None and self.deck:
            self.hands[taker].append(self.deck.pop())
            self.hands[1 - taker].append(self.deck.pop())
        elif not self.hands[0] and not self.hands[1]:
            if self.closer is None:
                self.result = 1 if taker == 0 else -1
            else:
                self._judge(self.closer)

    def _judge(self, who: int) -> None:
        other = 1 - who
        if self.points[who] < ENOUGH:
            won = -3
        elif not self.tricks[other]:
            won = 3
        else:
            won = 2 if self.points[other] <= 32 else 1
        self.result = won if who == 0 else -won


def beats(card: int, led: int, trump: int) -> bool:
    """Whether the second card of a trick takes it."""
    if card // 6 == led // 6:
        return card < led
    return card // 6 == trump
