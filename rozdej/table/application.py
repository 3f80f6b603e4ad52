"""Which screen is on, and how one leads to another."""

from collections.abc import Callable, Sequence

from rozdej.exercises import Exercise
from rozdej.student.implementation import NoImplementation
from rozdej.table.keeping import Keeper
from rozdej.table.offers import Offer, scene_of
from rozdej.table.picture import Picture, Quad
from rozdej.table.screen import Screen
from rozdej.table.session import Session
from rozdej.table.space import Space
from rozdej.table.start_screen import StartScreen
from rozdej.table.table_screen import TableScreen
from rozdej.table.terms import Seat

FELT = (14, 82, 56, 255)
"""The colour of the table."""


class Application:
    """All that the window shows, without the window.

    `find_offers` looks up the exercises each time the start screen is shown; `exercise` and
    `seed` say what to begin with (None: the start screen, any deal), `seat` with whom games over the network are
    played. `wake` is called, in any thread, when `Screen.look_outside` should be.
    """

    def __init__(
        self,
        find_offers: Callable[[], Sequence[Offer]],
        keeper: Keeper,
        exercise: Exercise | None = None,
        seed: int | None = None,
        seat: Seat | None = None,
    ):
        self._find_offers = find_offers
        self.keeper = keeper
        self.settings = keeper.settings()
        self._leave: Callable[[], None] = lambda: None
        self._next: Exercise | None = None
        self._seed = seed
        self._seat = seat or Seat()
        self.wake: Callable[[], None] = lambda: None
        self.now = 0.0
        if exercise is None:
            self.go_home()
        else:
            self.play(exercise)

    @property
    def offers(self) -> Sequence[Offer]:
        """The exercises as they are now; the programs may have been moved away while the window was open."""
        try:
            return self._find_offers()
        except NoImplementation as error:
            return [Offer(exercise, None) for exercise in error.exercises]

    def go_home(self) -> None:
        """Show the start screen."""
        self._show(StartScreen(lambda: self.offers, self.play))

    def play(self, exercise: Exercise) -> None:
        """Show the exercise's game; if its program is gone by now, the start screen, which says so."""
        offer = next(offer for offer in self.offers if offer.exercise.name == exercise.name)
        if offer.implementation is None:
            self.go_home()
            return
        scene = scene_of(exercise)
        scene.seat, scene.wake = self._seat, lambda: self.wake()
        session = Session(scene, offer.implementation)
        screen = TableScreen(session, self.settings, self.keeper, self.go_home)
        self._show(screen)
        screen.begin(self._seed)
        self._seed = None

    def _show(self, screen: Screen) -> None:
        self._leave()
        self.screen, self._leave = screen, screen.close

    def picture(self, space: Space, now: float) -> Picture:
        """What is to be seen now."""
        self.screen.dirty = False
        picture = self.screen.picture(space, now)
        picture.quads.insert(0, Quad('white', 0, 0, space.width, space.height, colour=FELT))
        return picture

    def close(self) -> None:
        """The window is closed: keep what is to be kept."""
        self._leave()
