"""Draws buttons, panels, messages and dialogs into pictures. They keep no state."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rozdej.window.gui.layout import Space, shorten, text_width, wrap
from rozdej.window.gui.picture import WHITE, Colour, Picture, Quad, Rectangle, Text, hit
from rozdej.window.gui.wire import Event, Key, MouseEvent

INK = (52, 44, 26, 255)
FAINT_INK = (104, 92, 66, 255)
DISABLED_INK = (92, 104, 92, 255)
PALE = (236, 244, 238, 255)
SHADE = (0, 0, 0, 130)
BAR_COLOUR = (8, 44, 30, 255)
MAIN_COLOUR, KEY_COLOUR = (255, 217, 118, 255), (52, 44, 26, 40)

BEST_KNOWN = ('redo', 'undo', 'help', 'settings', 'home', 'again')
"""Buttons whose pictures say it all, these first, where there is no room for labels."""

WIDGET = '#'
"""Names of widgets begin with it, in `Quad.place`; those of places on the table do not."""

DIALOG = f'{WIDGET}dialog'
"""The name of a dialog's panel."""

ENTRY = f'{WIDGET}entry'
"""The name of the line to type into."""

KEY_GAP, KEY_SIZE = 0.6, 0.95
"""Distance of the key on a button from the label, and how high it is, in heights of text."""

LINE = 1.42
"""Distance of two lines of text, in heights of it."""


@dataclass(frozen=True)
class Button:
    """A button: its name, what stands on it, and whether it can be pressed; a main one stands out.

    `key` is the key that presses it, as it stands beside the label.
    """

    name: str
    label: str
    icon: str = ''
    enabled: bool = True
    key: str = ''
    is_main: bool = False

    @property
    def place(self) -> str:
        """Its name as the mouse finds it."""
        return WIDGET + self.name


@dataclass
class Pointing:
    """Where the mouse and the keyboard are: names of widgets with their `#`, or nothing."""

    hover: str = ''
    pressed: str = ''
    focus: str = ''


@dataclass
class Message:
    """A message: `kind` is `refusal`, `trouble`, `info` or `end`; `buttons` offer something.

    `icon` is a picture on it, or several side by side. The `places` on the table that it is about are outlined.
    """

    title: str
    lines: Sequence[str] = ()
    kind: str = 'info'
    buttons: Sequence[Button] = ()
    icon: str | tuple[str, ...] = ''
    places: Sequence[str] = ()


PARAGRAPH = 0.4
"""Distance of two paragraphs in a dialog that has room for it, in heights of text."""

APART = 3.5
"""How far apart columns in a dialog stand at most, in heights of text."""


@dataclass
class Dialog:
    """A panel in the middle that waits for a button.

    `columns` are short texts side by side, under the lines; `takes_text` says that something can be typed.
    """

    title: str
    lines: Sequence[str] = ()
    buttons: Sequence[Button] = ()
    rows: Sequence[Button] = field(default_factory=list)
    columns: Sequence[Sequence[str]] = ()
    takes_text: bool = False


def write_lines(texts: list[Text], lines: Iterable[str], x: float, y: float, size: float, **look: Any) -> float:
    """Lines of text from `y` down, each a `Text` of that `look`; returns where the next thing may stand."""
    for line in lines:
        texts.append(Text(line, x, y + size * LINE / 2, size, **look))
        y += size * LINE
    return y


def button(
    quads: list[Quad], labels: list[Text], what: Button, box: Rectangle, pointing: Pointing, size: float
) -> None:
    """Draw a button into the box (x, y, width, height)."""
    x, y, width, height = box
    look = 'button'
    if not what.enabled:
        look = 'button-disabled'
    elif pointing.pressed == what.place and pointing.hover == what.place:
        look = 'button-pressed'
    elif pointing.hover == what.place:
        look = 'button-hover'
    three_parts(quads, look, box, what.place, MAIN_COLOUR if what.is_main and what.enabled else WHITE)
    if pointing.focus == what.place:
        three_parts(quads, 'button-focus', box, what.place)
    ink = INK if what.enabled else DISABLED_INK
    middle = y + height * 0.47
    icon = height * 0.62 if what.icon else 0
    cap = key_width(what, size)
    label = shorten(what.label, size, width - icon - cap - size * 0.8) if what.label else ''
    gap = size * 0.45 if icon and label else 0
    used = icon + gap + text_width(label, size) + cap
    left = x + (width - used) / 2
    if what.icon:
        quads.append(Quad(f'icon-{what.icon}', left, middle - icon / 2, icon, icon, what.place, colour=ink))
    if label:
        centre = left + icon + gap + text_width(label, size) / 2
        labels.append(Text(label, centre, middle, size, ink, 'center'))
    if cap:
        plate = cap - size * KEY_GAP
        box = (left + used - plate, middle - size * 0.75, plate, size * 1.5)
        panel(quads, 'panel', box, size * 0.35, what.place, KEY_COLOUR)
        labels.append(Text(what.key, box[0] + plate / 2, middle, size * KEY_SIZE, ink, 'center'))


def key_width(what: Button, size: float) -> float:
    """How much room the key takes that stands on the button behind its label."""
    return text_width(what.key, size * KEY_SIZE) + size * (0.7 + KEY_GAP) if what.key else 0.0


def three_parts(quads: list[Quad], name: str, box: Rectangle, place: str, colour: Colour = WHITE) -> None:
    """Left end, middle and right end of a button's picture."""
    x, y, width, height = box
    end = min(width / 2, height * 20 / 48)
    quads.append(Quad(f'{name}-left', x, y, end, height, place, colour=colour))
    quads.append(Quad(f'{name}-middle', x + end, y, width - 2 * end, height, place, colour=colour))
    quads.append(Quad(f'{name}-right', x + width - end, y, end, height, place, colour=colour))


def panel(quads: list[Quad], name: str, box: Rectangle, corner: float, place: str = '', colour: Colour = WHITE) -> None:
    """A panel in nine parts, so that its corners keep their shape; `colour` tints it."""
    x, y, width, height = box
    columns = (('w', x, corner), ('', x + corner, width - 2 * corner), ('e', x + width - corner, corner))
    rows = (('n', y, corner), ('', y + corner, height - 2 * corner), ('s', y + height - corner, corner))
    for vertical, top, part_height in rows:
        for horizontal, left, part_width in columns:
            part = vertical + horizontal or 'c'
            quads.append(Quad(f'{name}-{part}', left, top, part_width, part_height, place, colour=colour))


def frame(quads: list[Quad], name: str, box: Rectangle) -> None:
    """A frame around the box of one card or of several; it does not catch the mouse."""
    x, y, width, height = box
    edge = width * 12 / 204
    x, y, width, height = x - edge, y - edge, width + 2 * edge, height + 2 * edge
    end = min(height / 2, width * 54 / 228)
    quads.append(Quad(f'{name}-n', x, y, width, end))
    quads.append(Quad(f'{name}-c', x, y + end, width, height - 2 * end))
    quads.append(Quad(f'{name}-s', x, y + height - end, width, end))


def toolbar(picture: Picture, space: Space, buttons: Sequence[Button], pointing: Pointing) -> None:
    """The row of buttons along the upper edge; without their labels where these do not fit."""
    picture.quads.append(Quad('white', 0, 0, space.width, space.bar, colour=BAR_COLOUR))
    size, gap = space.text * 0.92, space.text * 0.3
    height = space.bar * 0.84
    top = (space.bar - height) / 2
    widths = [height * 0.62 + text_width(what.label, size) + size * 1.7 for what in buttons]
    room = space.width - gap * (len(buttons) + 1)
    narrow = min(height * 1.4, room / len(buttons))
    silent = 0  # so many buttons have lost their labels, the best known ones first
    while sum(widths) > room and silent < len(buttons):
        number = min(range(len(buttons)), key=lambda number: (widths[number] <= narrow, _worth(buttons[number])))
        what = buttons[number]
        buttons = [*buttons[:number], replace(what, label=''), *buttons[number + 1 :]]
        widths[number], silent = narrow, silent + 1
    x = gap
    for what, width in zip(buttons, widths, strict=True):
        button(picture.quads, picture.texts, what, (x, top, width, height), pointing, size)
        x += width + gap


def _worth(what: Button) -> int:
    """How much the label of a button is worth."""
    return BEST_KNOWN.index(what.name) if what.name in BEST_KNOWN else len(BEST_KNOWN)


def status_line(picture: Picture, space: Space, left: str, right: str) -> None:
    """The line along the lower edge."""
    picture.quads.append(Quad('white', 0, space.height - space.status, space.width, space.status, colour=BAR_COLOUR))
    # Fonts are drawn in whole pixels; of another size the two ends could be wider than they are thought to be.
    size, margin = round(space.text * 0.9), space.text * 0.7
    y = space.height - space.status / 2
    picture.texts.append(Text(shorten(left, size, space.width - 2 * margin), margin, y, size, PALE))
    room = space.width - text_width(left, size) - 4 * margin
    right = shorten(right, size, room)
    if len(right) > 8:
        picture.texts.append(Text(right, space.width - margin, y, size, PALE, 'right'))


def dialog(picture: Picture, space: Space, what: Dialog, pointing: Pointing) -> None:
    """A dialog over everything else; the rest of the window is shaded and does not answer."""
    size = space.text
    quads, labels = picture.upper_quads, picture.upper_texts
    quads.append(Quad('white', 0, 0, space.width, space.height, f'{WIDGET}shade', colour=SHADE))
    width = min(space.width - size, size * 46)
    paragraphs = [wrap(line, size, width - size * 3) for line in what.lines]
    lines = [line for paragraph in paragraphs for line in paragraph]
    row = min(size * 2.5, (space.height - size * (7 + len(lines) * LINE)) / max(1, len(what.rows)))
    height = size * 3.4 + len(lines) * size * LINE + len(what.rows) * row + size * 4
    if what.columns:
        height += size * (LINE * max(map(len, what.columns)) + 0.7)
    gap = 0.0
    if len(lines) > len(paragraphs):  # where one begins would not be seen
        gap = min(size * PARAGRAPH, max(0.0, space.height - height - size) / len(paragraphs))
        height += gap * len(paragraphs)
    x, y = (space.width - width) / 2, max(0.0, (space.height - height) / 2)
    panel(quads, 'panel', (x, y, width, height), size * 1.2, DIALOG)
    top = y + size * 0.9
    labels.append(Text(what.title, x + width / 2, top + size * 0.9, size * 1.5, INK, 'center', bold=True))
    top += size * 2.3
    left = x + size * 1.5
    for paragraph in paragraphs:
        top = write_lines(labels, paragraph, left, top, size, colour=INK) + gap
    _dialog_columns(labels, what.columns, (x + size * 1.5, top + size * 0.7, width - size * 3), size)
    top += size * 0.4 if what.rows else 0
    for choice in what.rows:
        button(quads, labels, choice, (x + size * 1.5, top, width - size * 3, row * 0.92), pointing, size)
        top += row
    _dialog_buttons(quads, labels, what.buttons, (x, y + height - size * 3.3, width, size * 2.5), pointing, size)


def _dialog_columns(
    labels: list[Text], columns: Sequence[Sequence[str]], where: tuple[float, float, float], size: float
) -> None:
    """Texts side by side, as far apart as fits; `where` is their left end, their upper edge and their width."""
    x, y, width = where
    widths = [max(text_width(text, size) for text in column) for column in columns]
    gap = min(size * APART, (width - sum(widths)) / max(1, len(columns) - 1))
    for column, widest in zip(columns, widths, strict=True):
        write_lines(labels, column, x, y, size, colour=INK)
        x += widest + gap


def _dialog_buttons(
    quads: list[Quad], labels: list[Text], buttons: Iterable[Button], box: Rectangle, pointing: Pointing, size: float
) -> None:
    x, y, width, height = box
    buttons = list(buttons)
    if not buttons:
        return
    each = min(size * 11, (width - size * 3) / len(buttons))
    left = x + (width - each * len(buttons)) / 2
    for number, what in enumerate(buttons):
        button(quads, labels, what, (left + number * each + 3, y, each - 6, height), pointing, size)


STEPS = {'left': -1, 'up': -1, 'right': 1, 'down': 1}
"""Arrow keys, and which way they lead among buttons."""


class Pointer:
    """Finds out which button is pressed. `offered` gives those that the keyboard can reach now, in order."""

    def __init__(self, pointing: Pointing, offered: Callable[[], Iterable[Button]]):
        self._pointing = pointing
        self._offered = offered

    def pressed(self, event: Event, shown: Picture) -> str:
        """The name of the button that the event presses in the picture, without its `#`; '' if it presses none."""
        pointing = self._pointing
        if isinstance(event, Key):
            return self._pressed_by_key(event)
        if not isinstance(event, MouseEvent):
            return ''
        quad = hit(shown, event.x, event.y)
        pointing.hover = quad.place if quad and quad.place.startswith(WIDGET) else ''
        if event.kind == 'press':
            pointing.focus, pointing.pressed = '', pointing.hover
        elif event.kind == 'release':
            held, pointing.pressed = pointing.pressed, ''
            return held.removeprefix(WIDGET) if held == pointing.hover else ''
        return ''

    def _pressed_by_key(self, key: Key) -> str:
        if key.name == 'tab':
            self.step(-1 if key.shift else 1)
        elif key.name in ('enter', 'space'):
            focus = self._pointing.focus
            is_there = any(button.place == focus and button.enabled for button in self._offered())
            return focus.removeprefix(WIDGET) if is_there else ''
        return ''

    def step(self, direction: int) -> None:
        """The keyboard goes to the next button, or to the one before."""
        places = [button.place for button in self._offered() if button.enabled]
        if not places:
            return
        focus = self._pointing.focus
        here = places.index(focus) if focus in places else (-1 if direction > 0 else 0)
        self._pointing.focus = places[(here + direction) % len(places)]
