"""Holds the screen that is shown, and switches between the start screen and games."""

import marshal
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rozdej.core.exercises import Exercise
from rozdej.core.student.calls import CallObserver
from rozdej.core.student.implementation import NoImplementation
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Seat
from rozdej.window.gui.screen import Screen
from rozdej.window.gui.session import Session
from rozdej.window.gui.settings_store import ReadOnlyStore, SettingsStore
from rozdej.window.gui.start_screen import Offer, StartScreen, scene_of
from rozdej.window.gui.table_screen import TableScreen
from rozdej.window.gui.wire import End, Happening, Memory, Moment, Reply, drawing, encode_things


@dataclass(eq=False)
class Application:
    """All that a display shows, without the display.

    `find_offers` looks up the exercises each time the start screen is shown; `exercise` and
    `seed` say what to begin with (None: the start screen, any deal), `seat` with whom games over the network are
    played. `wake` is called, in any thread, when `Moment.OUTSIDE` should be told, `open_window` when
    another window is wanted. The `observers` hear of calls. `replay` is shown first, in place of the exercise's own
    scene.
    """

    find_offers: Callable[[], Sequence[Offer]]
    store: SettingsStore
    exercise: Exercise | None = None
    seed: int | None = None
    seat: Seat | None = None
    observers: Sequence[CallObserver] = ()
    replay: Scene | None = None

    def __post_init__(self) -> None:
        self.settings = self.store.settings()
        self.wake: Callable[[], None] = lambda: None
        self.open_window: Callable[[list[str]], None] = lambda arguments: None
        self.screen: Screen
        self._leave: Callable[[], None] = lambda: None
        self._space: Space | None = None

    def begin(self) -> None:
        """Show what there is to begin with."""
        if self.exercise is None:
            self.go_home()
        else:
            self.play(self.exercise)

    def go_on(self, memory: Memory, end: End | None) -> None:
        """Show the game from another process's `memory`, and the call that ended that process, if one did."""
        name, game = marshal.loads(memory.game)
        exercise = next(offer.exercise for offer in self.offers if offer.exercise.name == name)
        self.play(exercise, lambda screen: screen.controller.go_on(game, memory.seconds, end))

    def memory(self) -> Memory:
        """What another process needs to go on with the game in play."""
        assert isinstance(self.screen, TableScreen)
        session = self.screen.session
        told = session.implementation.exercise.name, self.screen.controller.memory()
        return Memory(marshal.dumps(told), session.seconds)

    @property
    def offers(self) -> Sequence[Offer]:
        """The exercises as they are now; the programs may have been moved away while the window was open."""
        try:
            return self.find_offers()
        except NoImplementation as error:
            return [Offer(exercise, None) for exercise in error.exercises]

    def go_home(self) -> None:
        """Show the start screen."""
        self._show(StartScreen(lambda: self.offers, self.play))

    def play(self, exercise: Exercise, begin: Callable[[TableScreen], None] | None = None) -> None:
        """Show the exercise's game, started by `begin`; without its program, show the start screen, which says so."""
        offer = next(offer for offer in self.offers if offer.exercise.name == exercise.name)
        if offer.implementation is None:
            self.go_home()
            return
        scene, store = self.replay or scene_of(exercise), self.store
        if self.replay:
            self.seed, self.replay, store = 0, None, ReadOnlyStore()
        scene.seat, scene.wake = self.seat or Seat(), lambda: self.wake()
        scene.open_window = lambda arguments: self.open_window(arguments)
        session = Session(scene, offer.implementation, observers=self.observers)
        screen = TableScreen(session, self.settings, store, self.go_home)
        self._show(screen)
        if begin:
            begin(screen)
        else:
            screen.controller.begin(self.seed)
        self.seed = None

    def _show(self, screen: Screen) -> None:
        self._leave()
        self.screen, self._leave = screen, screen.close

    def answer(self, now: float, what: Happening) -> Reply:
        """Let it happen, at that time of the display's clock; what the display is to show from now on."""
        screen = self.screen
        match what:
            case Space():
                self._space, screen.dirty = what, True
            case Moment.TICK:
                screen.tick(now)
                screen.dirty = True
            case Moment.LOOK:
                screen.look_around(now)
            case Moment.OUTSIDE:
                screen.look_outside()
            case Moment.WORDS:
                pass
            case _:
                screen.handle(what, now)
        screen = self.screen  # it may be another one now
        seen = drawing(self.picture(self._space, now)) if self._space and screen.dirty else None
        told = encode_things(screen.things()) if what is Moment.WORDS else None
        four = self.settings.four_colours
        return Reply(seen, screen.wait(now), screen.title, four, screen.copied, screen.sound, told)

    def picture(self, space: Space, now: float) -> Picture:
        """What is to be seen now."""
        self.screen.dirty = False
        return self.screen.picture(space, now)

    def close(self) -> None:
        """The window is closed: keep what is to be kept."""
        self._leave()
