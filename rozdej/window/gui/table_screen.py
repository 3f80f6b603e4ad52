"""The screen of a game: turns events into intents, acts on them, and plays what happens with time."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain

from rozdej.core.feedback.values import cut
from rozdej.window.gui import texts
from rozdej.window.gui.accessibility import Thing
from rozdej.window.gui.file_watcher import Watcher
from rozdej.window.gui.game_controller import GameController
from rozdej.window.gui.inputs import (
    Carry,
    Click,
    Command,
    Hover,
    Intent,
    Keys,
    Letter,
    Mouse,
    NextValue,
    Play,
    Reach,
    Recall,
    Signal,
    Toolbar,
    Touch,
    Type,
)
from rozdej.window.gui.layout import Space
from rozdej.window.gui.log_panel import log_buttons, shown_entries
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.preferences import Preferences, SavedGame
from rozdej.window.gui.screen import Screen
from rozdej.window.gui.screen_state import Choice, Drag, State
from rozdej.window.gui.session import SEEDS, ComputerTurn, Session
from rozdej.window.gui.settings_store import Settings, SettingsStore
from rozdej.window.gui.table_picture import TablePicture
from rozdej.window.gui.table_view import TableView
from rozdej.window.gui.widgets import ENTRY, LINE, Button, Dialog, Message, Pointer
from rozdej.window.gui.wire import Choose, Event, Key, Typed

PAGE = 5
"""How many calls farther the log goes at once."""

STEPS_WIDTH, DIALOG_EDGES = 76, 14
"""Letters of a call's lines in a dialog; in heights of text, what a dialog needs around its lines."""

DOUBLE_CLICK = 0.4
"""Seconds within which two clicks are one double click."""


class TableScreen(Screen):
    """The game of a session; `go_home` leads back to the start screen.

    Mouse, keys and toolbar turn events into `intents`; `act` carries them out through `controller`. `state` is what is
    shown besides the game.
    """

    def __init__(self, session: Session, settings: Settings, store: SettingsStore, go_home: Callable[[], None]):
        self.session = session
        self.state = State()
        self.table = TablePicture(session.scene)
        self.table.motion.speed = settings.speed
        self.toolbar = Toolbar(session)
        self.automatic = ComputerTurn(session)
        self.preferences = Preferences(settings, store, session)
        self._kept = SavedGame(session, store)
        self.controller = GameController(
            self.state, session, self.table, self.toolbar, self.automatic, self.preferences, self._kept
        )
        pointer = Pointer(self.state.pointing, self._reachable)
        self.mouse = Mouse(self.state, session, self.automatic, pointer, self.toolbar)
        self.keys = Keys(self.state, session, self.automatic, pointer, self.toolbar, self.table)
        self.view = TableView(self.state, session, self.table, self.toolbar, self.automatic, settings)
        self._watcher = Watcher(session.implementation.folder)
        self.commands: dict[str, Callable[[float], None]] = {
            'home': lambda now: go_home(),
            'close': lambda now: None,  # the dialog is closed already
            'help': self._help,
            'settings': self._settings,
            'entry': self._entry,
            'new': self.controller.new,
            'again': self.controller.again,
            'undo': self.controller.undo,
            'redo': self.controller.redo,
            'finish': self.controller.finish,
            'deal': lambda now: self._show_deal_number(''),
            'deal-this': lambda now: self.controller.new(now, self._deal_number),
            'deal-copy': self._copy_deal_number,
            'log': self._log,
            'moves': self.controller.show_moves,
            'log-all': self._log_all,
            'log-newer': lambda now: self._turn_log(-PAGE),
            'log-older': lambda now: self._turn_log(PAGE),
            'log-test': self.controller.make_test,
            'log-steps': self._steps,
            'load': self.controller.load,
        }

    def close(self) -> None:
        self._kept.write()
        self.session.scene.leave()

    # What is seen.

    @property
    def title(self) -> str:
        return self.view.title

    def picture(self, space: Space, now: float) -> Picture:
        return self.view.picture(space, now)

    def things(self) -> list[Thing]:
        return self.view.things(self._reachable())

    def _reachable(self) -> Iterable[Button]:
        """All that the keyboard can reach, in its order."""
        if dialog := self.state.dialog:
            return chain(dialog.rows, dialog.buttons)
        message = self.state.message
        log = log_buttons(self.session.log, self.state.log) if self.view.space.side else ()
        return chain(message.buttons if message else (), self.toolbar.reachable(), log)

    # What the player does.

    def handle(self, event: Event, now: float) -> None:
        before = replace(self.state.pointing)
        for intent in self.intents(event):
            self.act(intent, now)
        self.dirty = self.dirty or isinstance(event, Key) or self.state.pointing != before

    def intents(self, event: Event) -> Iterator[Intent]:
        """What the event means, by the state as it is."""
        if isinstance(event, Choose):
            return self.mouse.choose(event)
        return self.keys.intents(event) if isinstance(event, (Key, Typed)) else self.mouse.intents(event)

    def act(self, intent: Intent, now: float) -> None:
        """Do what the player wants."""
        state = self.state
        self.dirty = self.dirty or not isinstance(intent, Hover)
        match intent:
            case Hover():
                self._hover(intent)
            case Touch():
                self._touch(intent)
            case Carry():
                self._carry(intent)
            case Signal.DROP:
                self._drop(now)
            case Click(place, index):
                self._click(place, index, now)
            case Letter(letter):
                self._letter(letter, now)
            case Reach(place):
                state.focus, state.hovered = place, None  # what was reached last is what is explained
            case Play(move):
                state.drag = None
                self.controller.play(move, now)
            case Signal.HURRY:
                self.controller.play_automatic(now)
            case Type(key):
                self._type(key)
            case Signal.ENTER_LINE:
                self.controller.enter_line(now)
            case Command(name):
                self._command(name, now)
            case NextValue(name, for_all_games):
                self._next_value(name, for_all_games)
            case Recall(number):
                self._recall(number)
            case Signal.DISMISS:
                state.message = None
            case Signal.ESCAPE:
                self._escape(now)

    def _hover(self, what: Hover) -> None:
        hovered = (what.place, what.index) if what.place else None
        if hovered != self.state.hovered:
            before, self.state.hovered = self.view.explanation(), hovered
            self.dirty = self.dirty or self.view.explanation() != before

    # On the table.

    def _touch(self, where: Touch) -> None:
        self.state.focus, self.state.finishing = '', False
        self.session.scene.pointer = (where.x, where.y)
        if not where.place and not self.automatic.can_be_hurried:
            self.state.choice = self.state.message = None

    def _carry(self, what: Carry) -> None:
        state = self.state
        if state.drag is None:
            first = self.session.scene.grip(self.session.game, what.place, what.index)
            if first is not None and what.index >= 0:
                state.choice = state.message = None
                state.drag = Drag(Choice(what.place, first))
        if state.drag:
            state.drag.dx, state.drag.dy = what.dx, what.dy

    def _drop(self, now: float) -> None:
        drag, self.state.drag = self.state.drag, None
        assert drag is not None
        place = self.table.drop_place(drag)
        self.table.game_changed()  # from where it was dropped it travels on, or back
        if place:
            self.controller.play((drag.choice.place, place), now)

    def _click(self, place: str, index: int | None, now: float) -> None:
        state, scene, game = self.state, self.session.scene, self.session.game
        double = state.last_click[0] == place and now - state.last_click[1] < DOUBLE_CLICK
        state.last_click = (place, now)
        if double and state.choice and self.controller.send_home(place, now):
            state.last_click = ('', -1.0)
            return
        if state.choice:
            chosen, state.choice = state.choice.place, None
            if chosen != place:
                self.controller.play((chosen, place), now)
        elif (move := scene.click_move(game, place)) is not None:
            self.controller.play(move, now)
        elif place in scene.places:
            first = None if index is None or index < 0 else scene.grip(game, place, index)
            state.message = None
            if first is None:
                state.message = Message(texts.NOTHING_TO_TAKE)
            else:
                state.choice = Choice(place, first)

    def _letter(self, letter: str, now: float) -> None:
        state, scene = self.state, self.session.scene
        state.focus = ''
        if letter not in scene.places:
            state.message = Message(texts.UNKNOWN_PLACE.format(letter, ', '.join(sorted(scene.places))))
        elif state.choice is None:
            state.message = None
            state.choice = Choice(letter, scene.first_grip(self.session.game, letter))
        elif state.choice.place == letter:
            state.choice = None
        else:
            self.controller.play((state.choice.place, letter), now)

    def _type(self, key: str) -> None:
        if self.state.dialog:
            self._type_deal_number(key)
            return
        entry = self.toolbar.entry()
        if key == 'backspace':
            self.state.line = self.state.line[:-1]
        elif entry:
            self.state.line = (self.state.line + key)[: entry.limit]
            self.state.focus = self.state.pointing.focus = ''

    def _escape(self, now: float) -> None:
        state, pause = self.state, self.automatic.pause
        if state.dialog:
            state.close_dialog()
        elif state.line:
            state.line = ''
        elif state.choice or state.drag or state.focus or state.finishing:
            state.put_down()
            state.focus, state.finishing = '', False
            self.table.game_changed()
        elif state.message or not pause or pause.seconds is not None:
            state.message = None
            state.pointing.focus = ''
        else:  # what is looked at until somebody clicks
            self.controller.play_automatic(now)

    # The number of the deal.

    @property
    def _deal_number(self) -> int:
        """The number that was typed, or that of the game in play."""
        return int(self.state.deal_number or self.session.seed)

    def _show_deal_number(self, typed: str) -> None:
        self.state.deal_number = typed
        deal = Button('deal-this', texts.DEAL_THIS, 'new', is_main=True)
        buttons = [deal, Button('deal-copy', texts.COPY), Button('close', texts.CLOSE)]
        title = texts.DEAL_NUMBER.format(f'{typed}|' if typed else str(self.session.seed))
        self.state.open(Dialog(title, texts.DEAL_LINES, buttons, takes_text=True), focus=deal.name)

    def _copy_deal_number(self, now: float) -> None:
        self.state.copied = str(self._deal_number)
        self.state.message = Message(texts.NUMBER_COPIED, [self.state.copied])

    def _type_deal_number(self, key: str) -> None:
        """A digit, or `backspace`; everything else means nothing here."""
        before = self.state.deal_number
        typed = before[:-1] if key == 'backspace' else before + key
        if key == 'backspace' or (key.isascii() and key.isdecimal() and len(str(SEEDS - 1)) >= len(typed)):
            self._show_deal_number(typed)

    # The log.

    def _log(self, now: float) -> None:
        self.preferences.set('log', 'off' if self.view.space.side else 'on')
        if not self.view.space.can_be_parted:
            self.state.message = Message(texts.NO_ROOM_FOR_LOG)

    def _log_all(self, now: float) -> None:
        log = self.state.log
        log.shows_all, log.first = not log.shows_all, 0

    def _turn_log(self, step: int) -> None:
        log = self.state.log
        log.first = max(0, min(log.first + step, len(shown_entries(self.session.log, log)) - 1))

    def _steps(self, now: float) -> None:
        """The chosen call line by line, as it goes with the program as it is now."""
        from rozdej.core.mutation_hints.process import steps_of_test  # the first picture need not wait for it

        entry, space = self.session.log.entry(self.state.log.chosen), self.view.space
        rows = int((min(space.height, space.width) / space.text - DIALOG_EDGES) / LINE)
        told = entry and entry.test and steps_of_test(self.session.implementation, entry.test, (STEPS_WIDTH, rows))
        if not told:
            self.state.message = Message(texts.NO_STEPS)
            return
        parts = [line.partition(' │ ') for line in told[1:]]
        columns = [cut(left.rstrip(), STEPS_WIDTH // 2) for left, _, _ in parts], [right for _, _, right in parts]
        self.state.open(Dialog(texts.STEPS, (), [Button('close', texts.CLOSE)], columns=columns), focus='close')

    def _recall(self, number: int) -> None:
        """A call in the log: back to the game in which it was made."""
        state, entry = self.state, self.session.log.entry(number)
        if entry is None:
            return
        state.log.chosen = number
        state.put_down()
        if entry.game is not None and self.session.go_to(entry.game):
            state.stop()
            self._kept.is_old = True
            self.preferences.save_record()
            self.table.game_changed()
            self.controller.look_again()
            state.message = Message(texts.WENT_BACK, [texts.BEFORE_CALL])
        else:
            state.message = Message(texts.OTHER_GAME)

    @property
    def copied(self) -> str:
        text, self.state.copied = self.state.copied, ''
        return text

    @property
    def sound(self) -> str:
        """What is to be heard, told once; nothing unless the player wants it."""
        (said, self.state.sound), (moved, self.table.sound) = (self.state.sound, ''), (self.table.sound, '')
        return (said or moved) if self.preferences.settings.sound else ''

    # Buttons.

    def _command(self, name: str, now: float) -> None:
        if command := self.commands.get(name):
            if self.state.dialog:
                self.state.close_dialog()
            self.state.put_down()
            command(now)

    def _entry(self, now: float) -> None:
        """A click on the line, or Enter where Tab has led."""
        if self.state.line and self.state.pointing.focus == ENTRY:
            self.controller.enter_line(now)
        else:
            self.state.pointing.focus = ENTRY

    def _help(self, now: float) -> None:
        scene = self.session.scene
        keys = texts.help_keys(self.toolbar.has_button, scene.labels)
        buttons = [Button('close', texts.CLOSE)]
        if self.toolbar.has_button('deal'):
            buttons.append(Button('deal', texts.DEAL))
        self.state.open(Dialog(texts.HELP, [*scene.help, *scene.scores], buttons, columns=keys), focus='close')

    def _settings(self, now: float) -> None:
        self.state.open(self.preferences.dialog(), focus='close')

    def _next_value(self, name: str, for_all_games: bool) -> None:
        if for_all_games:
            self.preferences.change_setting(name)
            self.table.motion.speed = self.preferences.settings.speed
            self.state.sound = 'card' if name == 'sound' else ''
        elif self.preferences.change_option(name):
            if self.state.message and self.state.message.kind == 'refusal':  # it was about what is over now
                self.state.message = None
            self.table.game_changed()
            self.controller.look_again()
        if self.state.dialog:
            self.state.dialog = self.preferences.dialog()

    # Time.

    def wait(self, now: float) -> float | None:
        if self.view.is_celebrating(now):
            return 0
        if self.table.motion.trips:
            return max(0.0, self.table.motion.left(now))
        if self.state.finishing:
            return 0
        waits = [self._until_end_is_said(now), self._until_automatic_move(now)]
        if self.state.revealed_until > now:
            waits.append(self.state.revealed_until - now)
        if self.session.running and self.session.scene.status(self.session.game) is None:
            waits.append(1 - self.session.seconds % 1)
        return min((wait for wait in waits if wait is not None), default=None)

    def _until_end_is_said(self, now: float) -> float | None:
        state = self.state
        if state.untold is None or state.ended_at is None or state.dialog or state.is_troubled:
            return None
        return max(0.0, state.ended_at + state.untold.delay - now)

    def _until_automatic_move(self, now: float) -> float | None:
        pause = self.automatic.pause
        is_busy = self.state.dialog or self.state.drag or (self.state.is_troubled and not (pause and pause.urgent))
        return None if is_busy else self.automatic.wait(now)

    def tick(self, now: float) -> None:
        if self.table.motion.running(now) or self.session.history is None:
            return
        if self._until_end_is_said(now) == 0:
            self.controller.say_end()
        elif self.state.finishing:
            self.controller.finish_one(now)
        elif self._until_automatic_move(now) is not None and self.automatic.ready(now):
            self.controller.play_automatic(now)
        else:
            return
        self.dirty = True

    def look_outside(self) -> None:
        self.automatic.look_outside()
        self.dirty = True

    def look_around(self, now: float) -> None:
        if self._kept.is_old:  # whatever ends the window, a signal or a power cut
            self._kept.write()
        if not self._watcher.changed():
            return
        if self.preferences.settings.reload_at_once or self.session.history is None:
            self.controller.load(now)
        else:
            self.state.message = Message(texts.CHANGED, buttons=[Button('load', texts.LOAD_WITH_KEY, 'reload')])
        self.dirty = True
