"""The pages without a mouse and without eyes: by the keyboard alone, and by roles and labels."""

import io
import zipfile

import pytest

from checks.browser import CTRL, SHIFT
from checks.running import ROOT
from checks.web.tools import tools
from checks.web.visitors import SECONDS, by_id
from rozdej.table.cards import card_words
from rozdej.table.things import RANKS

pytestmark = pytest.mark.whole(reason='opens a real browser, in which Python starts anew for every test')

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
SUITS = 'Pi', 'Sr', 'Ka', 'Kr'
SORTED = """

def vytvor_balicek():
    rostouci = [(hodnota, barva) for hodnota in range(1, 14) for barva in ('Pi', 'Sr', 'Ka', 'Kr')]
    zasoba, sloupecky = rostouci[:24][::-1], rostouci[24:]
    mista = sorted((cislo - radek, cislo, radek) for cislo in range(7) for radek in range(cislo + 1))
    kde = {(cislo, radek): karta for (_, cislo, radek), karta in zip(mista, sloupecky)}
    poradi = [kde[cislo, radek] for cislo in range(7) for radek in range(cislo + 1)]
    return [(*karta, False) for karta in zasoba + poradi[::-1]]
"""
"""A deck that lets each card go to its pile when its turn comes."""


def test_a_whole_game_of_klondike_by_its_elements(person):
    person.open()
    person.put(SOLUTION + SORTED)
    person.play()
    for rank in range(1, 14):
        for suit, pile in zip(SUITS, 'WXYZ', strict=True):
            card = card_words((suit, RANKS.get(str(rank), rank)))
            if rank <= 6:
                person.choose('místo U')
            person.hears(card + ', místo')
            [label] = [label for label in person.heard() if label.startswith(f'{card}, místo')]
            person.choose(label)
            person.choose_place(pile)
            person.hears(f'{card}, místo {pile}')
    person.hears('Vyhráno! Tvůj program to potvrdil')
    assert person.browser.run("document.querySelector('[role=status].unseen').textContent").startswith('Vyhráno!')


def focused(person) -> str:
    """What has the keyboard: its `id`, or else its text, or `editor`."""
    return person.browser.run(
        "((one) => one.className.includes('cm-content') ? 'editor' : one.id || one.textContent)(document.activeElement)"
    )


def tab_to(person, wanted: str, modifiers: int = 0) -> None:
    """Press Tab until the keyboard is there."""
    passed = []
    while (now := focused(person)) != wanted:
        passed.append(now)
        assert len(passed) < 60, passed
        person.browser.press('Tab', modifiers)


def test_by_the_keyboard_alone(person):
    person.open()
    person.put(SOLUTION)
    tab_to(person, 'Přejít k programu')
    person.browser.press('Enter')
    tab_to(person, 'editor')
    person.browser.press('Tab')
    assert focused(person) == 'editor'
    assert '    """Klondike' in person.program
    person.browser.press('z', CTRL)
    person.browser.press('Escape')
    person.browser.press('Tab')
    assert focused(person) == 'level'
    person.browser.press('Enter', CTRL)
    person.browser.until(f'{by_id("stop")}.hidden && {by_id("answer")}.textContent.includes("passed")', SECONDS)
    assert focused(person) == 'answer'
    tab_to(person, 'play', SHIFT)
    person.browser.press('Enter')
    person.hears('Tahy: 0')
    person.browser.until("document.activeElement.id === 'table'", SECONDS)
    person.browser.press('Space')
    person.hears('Tahy: 1')
    tab_to(person, 'místo U')
    person.browser.press('Enter')
    person.hears('Tahy: 2')
    assert focused(person) == 'místo U', 'the keyboard stays where it was'


def findings(person) -> list[str]:
    """What axe finds in the page as it is."""
    person.browser.run((tools() / 'node_modules/axe-core/axe.min.js').read_text(encoding='utf-8') + ';0')
    found = person.browser.run('axe.run().then((all) => all.violations)')
    return [f'{one["id"]}: {node["html"][:200]} {node["any"][:1]}' for one in found for node in one['nodes']]


@pytest.mark.parametrize(('width', 'dark'), [(1400, False), (1400, True), (400, False)])
def test_a_checker_of_accessibility_finds_nothing(person, width, dark):
    person.browser.resize(width)
    person.browser.dark(dark)
    person.browser.open(person.address)
    assert findings(person) == []
    person.open()
    person.test(31)
    assert findings(person) == []
    person.put(SOLUTION)
    person.play()
    person.click('show-versions')
    person.browser.until(f'{by_id("versions")}.open', SECONDS)
    assert findings(person) == []
    person.browser.dark(False)


def test_sedesatsest_against_the_computer(person):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, 'w') as archive:
        for path in (ROOT / 'reseni/sedesatsest').glob('*.py'):
            archive.write(path, f'sedesatsest/{path.name}')
    person.open('sedesatsest.html')
    person.put(packed.getvalue(), 'sedesatsest.zip')
    person.play()
    person.choose(next(label for label in person.heard() if label.startswith('Hrát')))
    person.hears('balíček, karet: 12')
    person.hears('trumf: ')
