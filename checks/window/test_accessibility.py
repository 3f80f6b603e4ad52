"""Pictures in words: a whole game of Klondike is played by what a screen reader would read, and by nothing else."""

import re

import pytest

from checks.running import ROOT
from checks.window.playing import PREPARED, SPACE, application_of, winning_moves
from rozdej.core.exercises import find_exercises
from rozdej.window.gui.layout import Space
from rozdej.window.gui.settings_store import Settings
from rozdej.window.gui.wire import Choose, Key, Moment


class Listener:
    """Somebody who hears what is on the table, and chooses things by what is said of them."""

    def __init__(self, store, exercise, folder):
        store.save_settings(Settings(animation='off'))
        self.application = application_of(folder, store, exercise)
        self.now = 100.0
        self.application.begin()
        self.answer(SPACE)

    def answer(self, what):
        """Let it happen, a second later."""
        self.now += 1
        answer = self.application.answer(self.now, what)
        if answer.picture:
            self.heard = self.application.answer(self.now, Moment.WORDS).words
        return answer

    def words(self, role=None):
        """The labels of all things, or of those with a role."""
        return [label for kind, label, *_ in self.heard if role in (None, kind)]

    def choose(self, words):
        """Choose the last thing that is called so, or whose label begins so."""
        found = [thing for thing in self.heard if thing[1] == words or thing[1].startswith(f'{words},')]
        assert found, f'{words} is not among {self.words()}'
        *_, place, number, _, _, _, _ = found[-1]
        self.answer(Choose(place, number))


def test_a_whole_game_by_what_is_heard(store, submission):
    listener = Listener(store, 'klondike', submission(PREPARED, on='solution'))
    assert listener.words('card')[-1] == 'pikové eso, místo G'
    for source, target in winning_moves():
        if source == 'U':
            listener.choose('zakrytá karta, místo U')
            continue
        listener.choose(next(label for label in reversed(listener.words()) if label.endswith(f'místo {source}')))
        listener.choose(next(label for label in reversed(listener.words()) if f'místo {target}' in label))
    for _ in range(5):  # the end is told a little later
        listener.answer(Moment.TICK)
    [told] = listener.words('message')
    assert told.startswith('Vyhráno!')
    listener.choose('Hry')
    assert any(label.startswith('Klondike: ') for label in listener.words('button'))


def test_what_is_chosen_focused_or_of_no_use_is_said(store):
    listener = Listener(store, 'klondike', ROOT / 'reseni')
    states = {label: state for _, label, state, *_ in listener.heard}
    assert (states['Zpět'], states['Nová hra']) == ('disabled', '')
    listener.choose('srdcový král')
    assert {label: state for _, label, state, *_ in listener.heard}['srdcový král, místo B'] == 'chosen'
    listener.answer(Key('tab'))
    assert 'focused' in [state for _, _, state, *_ in listener.heard]


def test_nothing_under_a_dialog_can_be_chosen(store):
    listener = Listener(store, 'klondike', ROOT / 'reseni')
    listener.choose('Nápověda')
    assert listener.words('dialog')[0].startswith('Nápověda ')
    assert listener.words('card') == []
    listener.choose('Zavřít')
    assert listener.words('dialog') == []


def test_a_game_is_chosen_by_its_name(store):
    listener = Listener(store, None, ROOT / 'reseni')
    games = listener.words('button')
    assert len(games) == len(find_exercises(ROOT))
    bars = listener.words('bar')
    assert len(bars) == len(games) + 1
    assert bars[0].startswith('Celý kurz: ')
    assert re.fullmatch(r'Klondike: \d+ z \d+', bars[1])
    listener.choose(next(label for label in games if label.startswith('Piškvorky')))
    listener.choose('pole e5')
    assert 'pole e5, křížek' in listener.words()


@pytest.mark.parametrize('exercise', [exercise.name for exercise in find_exercises(ROOT)])
def test_no_name_of_the_programs_own_is_heard(store, exercise):
    """Every thing has words, and lies where it is seen."""
    listener = Listener(store, exercise, ROOT / 'reseni')
    for role, label, state, place, _, x, y, width, height in listener.heard:
        assert role in ('button', 'entry', 'message', 'dialog', 'call', 'card', 'place', 'text')
        assert state in ('', 'disabled', 'focused', 'chosen')
        assert label
        assert len(place) < 2 or place not in label.replace('pole ', '').split() or exercise == 'piskvorky'
        assert width > 0
        assert height > 0
        assert -1 <= x <= SPACE.width
        assert -1 <= y <= SPACE.height


def test_the_log_is_heard_and_leads_back(store):
    listener = Listener(store, 'klondike', ROOT / 'reseni')
    listener.answer(Space(1280, 760))
    assert all(label for _, label, *_ in listener.heard)
    assert 'Starší volání' in listener.words('button')
    listener.answer(Key('space'))
    [call, *_] = [label for label in listener.words('call') if label.startswith('udelej_tah(')]
    assert call == "udelej_tah(hra, 'U', 'V') → None; změnila: hra"
    listener.choose(call)
    assert {label: state for _, label, state, *_ in listener.heard}[call] == 'chosen'
    assert any(label.startswith('Hra je tam, kde se funkce volala.') for label in listener.words('message'))


def test_who_does_not_listen_is_told_no_words(store):
    listener = Listener(store, 'klondike', ROOT / 'reseni')
    assert listener.answer(SPACE).words is None
