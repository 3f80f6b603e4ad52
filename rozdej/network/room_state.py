"""One universe without any network: events in; state, mails and drops out.

The order is that of the model: a new world is on the list before its handler runs; then the state is replaced, the
mails go out in the order of their list, and at last worlds are dropped. A handler that fails, or returns something
else than a bundle, has changed nothing: the state stays as it was, even if the handler had spoiled it.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rozdej.core.feedback.values import safe_repr
from rozdej.network.declaration import Declaration, Mismatch
from rozdej.network.state_json import ENDLESS, FindClass, NotWritable, least_length, read, written
from rozdej.window.gui.student_code_errors import describe_value

MOST_MAILS = 100
"""Mails that one event may cause."""
LONGEST_MAIL = 64_000
LONGEST_STATE = 200_000
"""Characters of JSON that one mail and one state may have."""

POSTS = 'na druhém místě seznam dvojic (jméno, zpráva)'


class WrongResult(Exception):
    """A handler returned something that is not a bundle: who, with what, expected, got (Czech)."""

    def __init__(self, function: str, arguments: tuple[Any, ...], expected: str, got: str):
        super().__init__(f'Funkce {function}. Čeká se: {expected}. Přišlo: {got}.')
        self.function = function
        self.arguments = arguments
        self.expected = expected
        self.got = got


@dataclass
class Effects:
    """Effects of an event: mails as (name, JSON text) in order, then names of worlds to drop."""

    mails: list[tuple[str, str]] = field(default_factory=list)
    drops: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Universe:
    """A state and the worlds connected to it.

    `call(function, *arguments)` calls a student's function; whatever it raises passes through. `find_class` gives
    the named tuples a state is made of; without it no copy of the state is kept (`kept` is None), and a handler
    that changes its argument and fails has changed it. `wrong_result` makes what is raised of a `WrongResult`.
    """

    declaration: Declaration
    call: Callable[..., Any]
    find_class: FindClass | None = None
    wrong_result: Callable[[WrongResult], Exception] = lambda error: error
    worlds: list[str] = field(default_factory=list, init=False)
    known: set[str] = field(default_factory=set, init=False)
    kept: str | None = field(default=None, init=False)
    _state: Any = field(default=None, init=False)
    _has_begun: bool = field(default=False, init=False)

    @property
    def state(self) -> Any:
        """The current state; the first one is made when it is needed."""
        if not self._has_begun:
            self.begin()
        return self._state

    def begin(self) -> None:
        """Make the first state."""
        start = self.declaration.start
        state = self.call(start)
        self._check(start, (), self.declaration.wrong_state(state))
        self._set(state, start, ())
        self._has_begun = True

    def resume(self, kept: str, known: set[str], worlds: list[str]) -> None:
        """Go on from a state that was written. Raises what `rozdej.network.state_json.read` raises.

        A state of another kind than the declaration's is a `ValueError` as well.
        """
        assert self.find_class is not None
        state = read(kept, self.find_class)
        if mismatch := self.declaration.wrong_state(state):
            raise ValueError(f'čeká se {mismatch[0]}, je tam {mismatch[1]}')
        self._state, self.kept = state, kept
        self.known, self.worlds = set(known), list(worlds)
        self._has_begun = True

    def reread(self) -> None:
        """Make the same state again, of the named tuples that the program has now."""
        if self.kept is not None and self.find_class is not None:
            self._state = read(self.kept, self.find_class)

    def registration(self, name: str) -> Effects:
        """Handle that a world of that name has come, or come back."""
        state = self.state
        self.worlds.append(name)
        was_known = name in self.known
        self.known.add(name)
        try:
            return self._event(self.declaration.registration, state, name)
        except BaseException:
            self.worlds.remove(name)
            raise
        finally:
            if name not in self.worlds and not was_known:  # it has never taken part
                self.known.remove(name)

    def message(self, name: str, message: Any) -> Effects:
        """Handle a message (any JSON value) of a connected world."""
        return self._event(self.declaration.message, self.state, name, message)

    def disconnect(self, name: str) -> Effects:
        """Handle that a world is gone. It is removed even if the handler fails."""
        self.worlds.remove(name)
        return self._event(self.declaration.disconnect, self.state, name)

    def _event(self, function: str, *arguments: Any) -> Effects:
        try:
            bundle = self.call(function, *arguments)
            self._check(function, arguments, self._wrong_bundle(bundle))
            state, posts, drops = bundle
            mails, mismatch = self._addressed(posts)
            self._check(function, arguments, mismatch)
            self._set(state, function, arguments)
        except BaseException:
            self.reread()
            raise
        effects = Effects([mail for mail in mails if mail[0] in self.worlds])
        for name in drops:
            if name in self.worlds:
                self.worlds.remove(name)
                effects.drops.append(name)
        return effects

    def _set(self, state: Any, function: str, arguments: tuple[Any, ...]) -> None:
        try:
            self._check(function, arguments, _too_long_state(least_length(state, LONGEST_STATE)))
            if self.find_class is not None:
                kept = written(state)
                self._check(function, arguments, _too_long_state(len(kept)))
                self.kept = kept
        except (NotWritable, RecursionError) as error:
            what = error if isinstance(error, NotWritable) else ENDLESS
            expected = 'stav z obyčejných hodnot (n-tice, seznamy, řetězce, čísla)'
            got = f'je v něm něco jiného ({what})'
            raise self.wrong_result(WrongResult(function, arguments, expected, got)) from None
        self._state = state

    def _check(self, function: str, arguments: tuple[Any, ...], mismatch: Mismatch) -> None:
        if mismatch is not None:
            raise self.wrong_result(WrongResult(function, arguments, *mismatch))

    def _wrong_bundle(self, bundle: Any) -> Mismatch:
        wanted = self.declaration.bundle
        if not isinstance(bundle, tuple) or len(bundle) != 3:
            if bundle is not None and self.declaration.wrong_state(bundle) is None:
                return wanted, 'samotný stav; zabal ho a přidej k němu seznam zpráv a seznam odpojených'
            return wanted, describe_value(bundle)
        state, posts, drops = bundle
        if mismatch := self.declaration.wrong_state(state):
            return f'{wanted}, na prvním místě {mismatch[0]}', f'na prvním místě {mismatch[1]}'
        if not isinstance(posts, list | tuple):
            return POSTS, describe_value(posts)
        if len(posts) > MOST_MAILS:
            return f'nejvýš {MOST_MAILS} zpráv najednou', f'{len(posts)} zpráv'
        return self._wrong_drops(drops)

    def _addressed(self, posts: Any) -> tuple[list[tuple[str, str]], Mismatch]:
        """The mails as (name, JSON text), and what is wrong with the first that is none."""
        mails: list[tuple[str, str]] = []
        for post in posts:
            if not isinstance(post, list | tuple) or len(post) != 2:
                return mails, (POSTS, f'je v něm {describe_value(post)}')
            name, content = post
            if not isinstance(name, str) or name not in self.known:
                return mails, (self._expected_name(), f'zpráva pro {safe_repr(name)}')
            try:
                text = encoded(content) if (length := least_length(content, LONGEST_MAIL)) <= LONGEST_MAIL else ''
            except (TypeError, ValueError, RecursionError):
                return mails, ('zpráva ze seznamů, n-tic, slovníků, řetězců a čísel', describe_value(content))
            if mismatch := _too_long_mail(max(length, len(text))):
                return mails, mismatch
            mails.append((name, text))
        return mails, None

    def _wrong_drops(self, drops: Any) -> Mismatch:
        if not isinstance(drops, list | tuple):
            return 'na třetím místě seznam jmen', describe_value(drops)
        for name in drops:
            if not isinstance(name, str) or name not in self.known:
                return self._expected_name(), f'odpojit se má {safe_repr(name)}'
        return None

    def _expected_name(self) -> str:
        return f'jméno někoho, kdo se přihlásil ({", ".join(sorted(self.known))})'


def _too_long_mail(length: int) -> Mismatch:
    if length <= LONGEST_MAIL:
        return None
    return f'zpráva, která má nejvýš {LONGEST_MAIL} znaků', f'zpráva, která jich má {length} nebo víc'


def _too_long_state(length: int) -> Mismatch:
    if length <= LONGEST_STATE:
        return None
    return f'stav, který má nejvýš {LONGEST_STATE} znaků, když se zapíše', f'stav, který jich má {length} nebo víc'


encoded = json.JSONEncoder(ensure_ascii=True, allow_nan=False, separators=(',', ':')).encode
"""A message as JSON text. Raises `TypeError`, `ValueError` or `RecursionError` when there is no such text."""
