"""What the window of Šedesát šest shows, with its screens without a table, and what mouse and keyboard mean there."""

from collections.abc import Mapping, Sequence
from typing import Any

from rozdej.network.sedesatsest.functions import missing, sentence_of
from rozdej.network.sedesatsest.game import figure_of_other, lobby, next_game, together, who_is_away
from rozdej.network.sedesatsest.picture import (
    FELT,
    FIGURE,
    FIGURES,
    HAND,
    TRUMP,
    draw_felt,
    draw_table,
    mood_of,
    names_of,
)
from rozdej.network.sedesatsest.player_view import World, is_over, of_seat, seat_of
from rozdej.network.sedesatsest.texts import (
    DEFAULT_NAME,
    FAR_AWAY,
    FIGURE_NAMES,
    KINDS,
    LETTERS,
    LONGEST_NAME,
    PEOPLE,
    RIVALS,
    away,
    counts_text,
    end_title,
    lobby_actions,
    lobby_lines,
    place_words,
    status_line,
    table_actions,
)
from rozdej.network.sedesatsest.tournament import replayed
from rozdej.window.gui import drawing_parts
from rozdej.window.gui.canvas import Canvas, card_name
from rozdej.window.gui.cards import deck_card
from rozdej.window.gui.drawing_parts import CURVE_COLOUR, SOFT_TEXT
from rozdej.window.gui.layout import text_width, wrap
from rozdej.window.gui.picture import WHITE, Rectangle
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Entry, Move, Option, ReplayedStep
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.widgets import INK, LINE, PALE

TRICK_PAUSES = {1.6: 'chvilku', 3.0: 'déle', 0.7: 'krátce', None: 'dokud neklikneš'}

HAND_OVER, UNCOVER = 'Předej myš. Kdo není na tahu, nedívá se.', 'Ukázat karty'

EDGE = 0.6
"""How far the ground of a figure reaches beyond it, in heights of text."""

TAKEN = drawing_parts.TrickLayout(step=0.56, wide=1.75, high=1.08, centred=True)


class Shown(Scene):
    """The part of the scene that tells; `sedesatsest` has the one that plays."""

    module = 'svet66'
    buttons = ()
    has_strip = True
    is_kept = False  # it goes on at the server
    is_far = True
    columns = 7
    tall = 3.0
    kinds = KINDS
    numbers_counted = 2, 4
    help = (
        'Kdo má 66 bodů, hru zastaví. Eso je za 11, desítka 10, král 4, dáma 3, kluk 2. Štych bere vyšší karta '
        'vynesené barvy nebo trumf. Dokud se dobírá, barvu ctít nemusíš.',
        'Kartu vyložíš kliknutím, přetažením doprostřed, nebo číslem. V ruce si karty přetažením přerovnáš.',
        'Pár (král a dáma) je za 20 bodů, trumfový za 30. Hlásit, zavřít a skončit smí, kdo vynáší.',
        'Trumfovou devítku vyměníš kliknutím na otočený trumf, nebo ji na něj přetáhni.',
        'Štych chvilku leží; kliknutí, Enter nebo mezerník čekání zkrátí.',
        FAR_AWAY,
    )

    def __init__(self) -> None:
        super().__init__()
        self._missing: dict[str, list[str]] = {}

    @property
    def _figure(self) -> int:
        return (self.record or {}).get('figure', 1)

    @property
    def _name(self) -> str:
        return self.seat.name or (self.record or {}).get('name', DEFAULT_NAME)

    def can_count(self, record: Any) -> bool:
        """Whether it is the person's name and figure, and deals and wins of each kind."""
        return (
            type(record) is dict
            and record.get('figure', 1) in range(1, FIGURES + 1)
            and type(record.get('name', '')) is str
            and 0 < len(record.get('name', DEFAULT_NAME)) <= LONGEST_NAME
            and super().can_count(record.get('score', {}))
        )

    @property
    def kind(self) -> str:
        return PEOPLE if self.seat.server or self.seat.two else self.options['rival']

    @property
    def counts(self) -> Mapping[str, Sequence[int]]:
        return (self.record or {}).get('score', {})

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        return counts_text(counts)

    # The picture.

    def _seat(self, game: dict) -> int:
        return seat_of(game['world'], game['name'])

    def _figures(self, game: dict) -> tuple[int, int]:
        """The figures of who looks, and of the other one."""
        own = game['figures'].get(game['name'], self._figure) if game['aside'] else self._figure
        return own, figure_of_other(game, self._seat(game), own, FIGURES)

    def shows_calls(self, game: dict) -> bool:
        return not game['aside']

    def look(self, code: StudentCode, game: dict) -> str | None:
        if game['covered']:
            return None
        if game['phase'] == 'table':
            return sentence_of(code, game['world'], game['name'])
        self._missing = {
            'pravidlům': missing(code.implementation, 'pravidla66'),
            'serveru': [] if self.seat.server else missing(code.implementation, 'vesmir66'),
            'oknu': missing(code.implementation, 'svet66'),
        }
        return None

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        return [
            Option('rival', 'Soupeř (od příští hry)', RIVALS),
            Option('trick', 'Štych zůstane ležet', TRICK_PAUSES),
        ]

    def draw(self, game: dict, canvas: Canvas) -> None:
        seat, figures = self._seat(game), self._figures(game)
        sentence = game['link'] or away(who_is_away(game, seat)) or self.facts or ''
        if game['phase'] == 'lobby':
            lines = lobby_lines(self.seat, self._name, self.options['rival'], self._missing)
            draw_lobby(self._figure, list(lines), canvas)
        elif game['covered']:
            draw_cover(game['name'], figures[0], canvas)
        elif is_over(game['world']):
            draw_end(game['world'], seat, end_title(game, seat), figures, sentence, canvas)
        else:
            draw_table(game, seat, figures, sentence, canvas)

    def status(self, game: dict) -> str:
        return status_line(game, self._seat(game), game['name'])

    def person(self, game: dict) -> str:
        return game['name'] or self._name

    def explain(self, game: dict, place: str, index: int) -> str:
        return place_words(game, self._seat(game), place)

    def replayed(self, record: Mapping[str, Any]) -> Sequence[ReplayedStep]:
        if 'moves' in record:
            return replayed(record['names'], record['moves'])
        game, steps = {**lobby(), 'phase': 'table', 'open': True}, []
        views: dict[str, World] = {}
        for step in record['steps']:
            views = step['mails'] if step.get('begins') else views | step['mails']
            if (world := together(views)) is not None:
                game = {**next_game(game, world), 'open': True, 'looked': True}
            says = filter(None, (step['what'], step['trouble']))
            steps.append(ReplayedStep(game, step['what'], ' → '.join(says)))
        return steps

    # What the mouse and the keyboard mean.

    def click_move(self, game: dict, place: str) -> Move | None:
        if place.startswith(FIGURE):
            number = int(place.removeprefix(FIGURE))
            if game['phase'] == 'lobby':
                return ('start',) if number == self._figure else ('figure', number)
            return ('uncover',) if game['covered'] else None
        if game['phase'] == 'lobby' or game['covered']:
            return None
        if is_over(game['world']):
            return ('click',)
        if place.startswith(HAND):
            number, order = int(place.removeprefix(HAND)) - 1, game['order']
            return ('key', str(order[number] + 1)) if number < len(order) else None
        return ('key', 'T') if place == TRUMP else None

    def grip(self, game: dict, place: str, index: int) -> int | None:
        return index if place.startswith(HAND) and game['phase'] == 'table' else None

    def focus_rows(self, game: dict) -> Sequence[Sequence[str]]:
        if game['phase'] == 'lobby':
            return [[f'{FIGURE}{number + 1}' for number in range(FIGURES)]]
        hand = () if game['covered'] or is_over(game['world']) else of_seat(game['world'], 'ruka', self._seat(game))
        return [[f'{HAND}{number + 1}' for number in range(len(hand))]] if hand else ()

    def key_move(self, game: dict, key: str) -> Move | None:
        if not key.isdecimal() or len(key) > 1:
            return None
        number = int(key)
        if game['phase'] == 'lobby':
            return ('figure', number) if 1 <= number <= FIGURES else None
        if game['covered'] or is_over(game['world']) or not 1 <= number <= 6:
            return None
        order = game['order']
        return ('key', str((order[number - 1] if number <= len(order) else number - 1) + 1))

    def stock_move(self, game: dict) -> Move | None:
        return ('click',) if game['phase'] == 'table' and not game['covered'] and is_over(game['world']) else None

    def entry(self, game: dict) -> Entry | None:
        if game['phase'] == 'table' or self.seat.name:
            return None
        return Entry('Jméno:', self._name, LETTERS, LONGEST_NAME)

    def entered(self, game: dict, text: str) -> Move | None:
        return ('name', text.strip()) if text.strip() else None

    def actions(self, game: dict) -> Sequence[Action]:
        if game['phase'] == 'lobby':
            return lobby_actions(self.seat, self.options['rival'])
        return table_actions(game)


def draw_lobby(figure: int, lines: Sequence[str], canvas: Canvas) -> None:
    """Four figures to choose from (the chosen one is glad), and what is going to be played."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    room = min(width, text * 64)
    x += (width - room) / 2
    rows = [part for line in lines for part in wrap(line, text, room - text * 3)]
    below = (len(rows) + 1) * text * LINE + text
    size = min((room - text * 4) / (FIGURES + 0.6), (height - below - text * 7.5) / 1.15)
    top = y + max(0.0, (height - below - size * 1.15 - text * 7.5) / 2)
    top = canvas.label('Šedesát šest', (x, top, room, text * 4), 2.2, PALE, 'center', bold=True)
    top = canvas.label('Za koho budeš hrát?', (x, top, room, text * 2), 1.05, SOFT_TEXT, 'center') + text * 0.8
    step = (room - size - 2 * EDGE * text) / (FIGURES - 1)  # as wide as what lies below
    for number in range(1, FIGURES + 1):
        box = (round(x + EDGE * text + (number - 1) * step), round(top), size, size)
        is_chosen, label = number == figure, f'{number} {FIGURE_NAMES[number - 1]}'
        draw_figure(number, label, is_chosen, 'glad' if is_chosen else 'calm', box, canvas)
    top += size + text * 3.4
    canvas.panel('panel-dark', (x, top, room, len(rows) * text * LINE + text), text * 0.8)
    canvas.label('\n'.join(lines), (x + text * 1.5, top + text * 0.5, room - text * 3, height), 1.0, PALE)


def draw_cover(name: str, figure: int, canvas: Canvas) -> None:
    """Nobody's cards, until the next one at this screen looks."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    size = min(text * 14, width * 0.5, height - text * 14)
    top = y + max(0.0, (height - size - text * 14) / 2)
    top = canvas.label(f'Na tahu je {name}', (x, top, width, text * 3), 1.8, PALE, 'center', bold=True)
    top = canvas.label(HAND_OVER, (x, top, width, text * 4), 1.05, SOFT_TEXT, 'center') + text * 2
    box = (x + (width - size) / 2, top, size, size)
    draw_figure(figure, UNCOVER, True, 'calm', box, canvas)


def draw_figure(number: int, label: str, is_light: bool, mood: str, box: Rectangle, canvas: Canvas) -> None:
    """A figure that can be clicked, and what stands below it."""
    x, y, width, height = box
    text = canvas.space.text
    edge = text * EDGE
    ground = (x - edge, y - edge, width + 2 * edge, height + text * 3.0)
    place = f'{FIGURE}{number}'
    canvas.zones[place] = ground
    canvas.focus_looks[place] = 'stone-last'
    canvas.panel('banner' if is_light else 'panel-dark', ground, text * 0.9, place)
    canvas.image(f'figure-{number}-{mood}', box, place)
    colour = INK if is_light else PALE
    size = min(text, (width + text) / text_width(label, 1.0, bold=True))
    canvas.write(label, x + width / 2, y + height + text * 1.1, size, colour, 'center', is_light)


def draw_end(world: World, seat: int, title: str, figures: tuple[int, int], sentence: str, canvas: Canvas) -> None:
    """Who has won how much, the points, and all tricks of both."""
    x, y, width, height = canvas.room
    text = canvas.space.text
    draw_felt(canvas)
    mood = mood_of(world, seat)
    head = min(text * 8, height * 0.26)
    face = head * 0.96
    canvas.image(f'figure-{figures[0]}-{mood}', (x, y, face, face), FELT)
    left = x + face + text
    room = x + width - left
    top = canvas.label(title, (left, y, room, head * 0.5), min(2.0, head / text / 4), PALE, bold=True)
    top = canvas.label(sentence, (left, top, room, text * 1.6), 1.0, CURVE_COLOUR)
    wins = [of_seat(world, 'vyhry', number) for number in (seat, 1 - seat)]
    canvas.label(f'Výherní body dohromady: {wins[0]} : {wins[1]}', (left, top, room, text * 1.6), 1.0, SOFT_TEXT)
    top = y + head + text * 0.4
    each = (y + height - top - text * 0.4) / 2
    most = max(4, *(len(of_seat(world, 'stychy', number)) for number in (0, 1)))
    for row, number in enumerate((seat, 1 - seat)):
        box = (x, top + row * (each + text * 0.4), width, each)
        draw_taken(world, number, names_of(world, number)[0], figures[row], most, box, canvas)


def draw_taken(world: World, number: int, name: str, figure: int, most: int, box: Rectangle, canvas: Canvas) -> None:
    """The tricks of one of them, as large as those of who has `most`."""
    x, y, width, height = box
    text = canvas.space.text
    canvas.panel('panel-dark', box, text * 0.8, FELT)
    tricks, points = of_seat(world, 'stychy', number), of_seat(world, 'body', number)
    face = min(text * 2.2, height * 0.3)
    canvas.image(f'figure-{figure}-calm', (x + text * 0.5, y + text * 0.2, face, face), FELT)
    words = f'{name} · body: {points} · štychy: {len(tricks)}'
    middle = y + text * 0.2 + face / 2
    canvas.write(words, x + face + text, middle, text, bold=True, room=width - face - text * 2)
    room = (x + text * 0.8, y + face + text * 0.5, width - text * 1.6, height - face - text * 0.9)
    taken = [[(card_name(deck_card(played), canvas.back), WHITE) for played in trick] for trick in tricks]
    drawing_parts.tricks(canvas, room, taken, most, TAKEN, FELT)
