"""A table of Šedesát šest for those who only watch: no card of a hand, and none of the deck but the trump."""

from typing import Any

from rozdej.network.sedesatsest.game import Game
from rozdej.network.sedesatsest.game import next_game as next_game
from rozdej.network.sedesatsest.game import together as together
from rozdej.network.sedesatsest.picture import TwoPlayersLayout, draw_around, names_of
from rozdej.network.sedesatsest.player_view import (
    BACK,
    FIELDS,
    TRICK,
    World,
    field,
    is_on_turn,
    is_over,
    is_won,
    of_seat,
    seat_of,
    state,
)
from rozdej.network.sedesatsest.scene_base import Shown, draw_end
from rozdej.window.gui.accessibility import Thing
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.layout import Space
from rozdej.window.gui.wire import Drawing, drawing

FIGURES = 1, 2


def drawn(game: Game, space: Space) -> tuple[Drawing, list[Thing]]:
    """The table as spectators see it, and what is told of it."""
    world, seat = hidden(game['world']), seat_of(game['world'], game['name'])
    canvas = Canvas(space, Shown.columns, Shown.tall)
    if is_over(world):
        words = f'Vyhrává {names_of(world, seat)[not is_won(world)]}.'
        draw_end(world, seat, words, FIGURES, 'Další hru rozdá ten, kdo klikne.', canvas)
    else:
        words = sentence(world, seat)
        draw_around({**game, 'world': world}, seat, FIGURES, words, canvas)
        layout, cards = TwoPlayersLayout.of(canvas), of_seat(world, 'ruka', seat)
        for number in range(len(cards)):
            canvas.image(canvas.back, layout.hand_box(number, len(cards)))
    picture = canvas.picture
    picture.upper_quads, picture.upper_texts = canvas.late.quads, canvas.late.texts
    return drawing(picture), [Thing('message', words, '', '', -1, *canvas.room)]


def hidden(world: World) -> World:
    """The view without what is not on the table: hands, the deck above the trump, and tricks before the last one."""

    def shown(name: str, value: Any) -> Any:
        if name.startswith('ruka'):
            return [BACK] * len(value)
        if name == 'balicek':
            return [*value[:1], *[BACK] * len(value[1:])]
        if name.startswith('stychy') and not is_over(world):
            return [trick if trick == field(world, 'posledni_stych') else [BACK, BACK] for trick in value]
        return value

    return [shown(name, value) for name, value in zip(FIELDS, world, strict=True)]


def sentence(world: World, seat: int) -> str:
    """Who is to do something."""
    names = names_of(world, seat)
    if not names[1]:
        return f'{names[0]} čeká na soupeře.'
    if state(world) == TRICK:
        return 'Štych je na stole.'
    return f'Na tahu: {names[not is_on_turn(world)]}'
