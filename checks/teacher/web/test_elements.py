"""The pages without a mouse and without eyes: by the keyboard alone, and by roles and labels."""

import io
import json
import re
import zipfile
from itertools import product

import pytest

from checks.browser import ALT, CTRL, SHIFT
from checks.running import ROOT
from checks.teacher.web.tools import tools
from checks.teacher.web.visitors import SECONDS, by_id
from rozdej.window.gui.accessibility import RANKS
from rozdej.window.gui.cards import card_words

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


THINGS = "[...document.querySelectorAll('.things > *')]"
STAND = f"{THINGS}.find((e) => e.textContent === 'Stůj')"
IS_OVER = f"{THINGS}.some((e) => e.textContent.startsWith('Hry: 1 '))"
PLAYABLE = f"{THINGS}.filter((e) => e.dataset.key.startsWith('c ruka-') && !e.textContent.includes('vyložit nesmíš'))"


def test_a_whole_game_of_klondike_by_touch_and_then_by_its_elements(person):
    person.open()
    person.put(SOLUTION + SORTED)
    person.play()
    person.browser.touch(person.where('místo U'))
    person.hears('Tahy: 1')
    person.hears('pikové eso, místo V')
    (x, y), (right, top) = person.where('pikové eso, místo V'), person.where('místo W, prázdné')
    person.browser.touch((x, y), ((x + right) / 2, (y + top) / 2), (right, top))
    person.hears('pikové eso, místo W')
    person.hears('Tahy: 2')
    for rank in range(1, 14):
        for suit, pile in zip(SUITS, 'WXYZ', strict=True):
            card = card_words((suit, RANKS.get(str(rank), rank)))
            if card == 'pikové eso':
                continue
            if rank <= 6:
                person.choose('místo U')
            person.hears(card + ', místo')
            [label] = [label for label in person.heard() if label.startswith(f'{card}, místo')]
            person.choose(label)
            person.choose_place(pile)
            person.hears(f'{card}, místo {pile}')
    person.hears('Vyhráno! Tvůj program to potvrdil')
    assert person.browser.run("document.querySelector('[role=status].unseen').textContent").startswith('Vyhráno!')


def game_of(person, name: str) -> None:
    """Open the table of an exercise, with the solution."""
    person.open(f'{name}.html')
    person.put((ROOT / f'reseni/{name}/{name}.py').read_text(encoding='utf-8'), f'{name}.py')
    person.play()


def test_a_whole_game_of_piskvorky_by_its_elements(person):
    game_of(person, 'piskvorky')
    for number, field in enumerate(('e5', 'd1', 'e4', 'd2', 'e3', 'd3', 'e2', 'd4', 'e1')):
        person.choose(f'pole {field}, prázdné')
        person.hears(f'pole {field}, {("křížek", "kolečko")[number % 2]}')
    person.hears('Výhra! Gratuluji hráči x')


def test_a_whole_game_of_blackjack_by_its_elements(person):
    game_of(person, 'blackjack')
    person.choose('přidá k sázce 50')
    person.hears('Sázka 60')
    person.choose('balíček, karet: 52 (kliknutí rozdá novou hru)')
    person.browser.until(f'{IS_OVER} || {STAND}', SECONDS)
    person.browser.run(f'{IS_OVER} || {STAND}.click()')
    person.browser.until(IS_OVER, SECONDS)
    person.hears('Jak šly peníze')


def test_a_whole_game_of_srdce_by_its_elements(person):
    game_of(person, 'srdce')
    for tempo in 'střední', 'pomalé', 'rychlé':
        person.hears(f'Tempo: {tempo}')
        person.choose(f'Tempo: {tempo}')
    person.hears('Tempo: bez čekání')
    person.browser.until(f'{PLAYABLE}.length > 0', SECONDS)
    person.browser.run(f'{PLAYABLE}[0].click()')
    person.choose('Dívat se: ne')
    person.hears('Konec hry')
    texts = person.browser.run("[...document.querySelectorAll('.things > span')].map((e) => e.textContent)")
    assert max(map(texts.count, texts), default=0) <= 4, 'what is not drawn any more is not heard any more'


def findings(person) -> list[str]:
    """What axe finds in the page as it is, at three widths, light and dark."""
    person.browser.run((tools() / 'node_modules/axe-core/axe.min.js').read_text(encoding='utf-8') + ';0')
    told = []
    for width, dark in product((400, 1000, 1600), (False, True)):
        person.browser.resize(width)
        person.browser.dark(dark)
        for one in person.browser.run('axe.run().then((all) => all.violations)'):
            told += [f'{width} {dark} {one["id"]}: {node["html"][:200]} {node["any"][:1]}' for node in one['nodes']]
    person.browser.dark(False)
    return told


def put_sedesatsest(person) -> None:
    """Open its page with the solution."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, 'w') as archive:
        for path in (ROOT / 'reseni/sedesatsest').glob('*.py'):
            archive.write(path, f'sedesatsest/{path.name}')
    person.open('sedesatsest.html')
    person.put(packed.getvalue(), 'sedesatsest.zip')
    person.play()


CARD = re.compile(r'(kříž|pik|srdc|kár)ov(á|é|ý) ')


def test_sedesatsest_for_two_at_one_screen_and_then_against_the_computer(person):
    """Two cards of each; who does not look is told nothing."""
    put_sedesatsest(person)
    person.choose('Hrát ve dvou')
    looked = []
    while len(looked) < 4:
        person.hears('Na tahu je ')
        heard = person.heard()
        assert not [label for label in heard if CARD.match(label)], heard
        [button] = [label for label in heard if label.endswith(': ukázat karty')]
        looked.append(button.partition(':')[0])
        person.choose(button)
        one_lays_a_card(person, looked[-1])
    assert {'Hráč', 'Soused'} == set(looked)
    assert looked == looked[:2] * 2
    person.choose('Hry')
    person.hears('Šedesát šest: napsané funkce')
    person.choose(next(label for label in person.heard() if label.startswith('Šedesát šest: napsané funkce')))
    person.hears('Vyber postavu')
    person.choose(next(label for label in person.heard() if label.startswith('Hrát')))
    person.hears('balíček, karet: 12')
    person.hears('trumf: ')


def one_lays_a_card(person, name: str) -> None:
    """Choose cards, each when it may be laid, until the other one is on turn."""
    script = """new Promise((resolve) => {
      let tried = 0;
      const look = () => {
        const all = [...document.querySelectorAll('.things button')];
        const covers = all.filter((one) => one.textContent.endsWith(': ukázat karty'));
        if (covers.some((one) => !one.textContent.startsWith(NAME))) resolve(1);
        else {
          const hand = all.filter((one) => one.dataset.key.includes('ruka-'));
          hand[tried++ % hand.length]?.click();
          setTimeout(look, 300);
        }
      };
      look();
    })"""
    person.browser.run(script.replace('NAME', json.dumps(name)))


def in_console(person, *ends: str) -> str:
    """Wait until what the console shows ends so, or its last line begins so; gives all of it."""
    log = f'{by_id("console-log")}.textContent'
    person.browser.until(
        f'{json.dumps(ends)}.some((end) => {log}.trimEnd().split("\\n").at(-1).includes(end))', SECONDS
    )
    return person.text('console-log')


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
    """And whatever is shown on the way, a checker of accessibility finds nothing."""
    person.open()
    person.choose_level(31)  # all of them may take a busy machine longer than is waited for
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
    person.browser.run("document.getElementById('table').focus()")
    person.browser.press('z', CTRL | ALT)  # as Windows tells of AltGr: it takes nothing back
    person.browser.press('Space')
    person.hears('Tahy: 3')
    person.browser.press('F1')
    person.hears('F4 možné tahy')
    person.click('show-versions')
    person.browser.until(f'{by_id("versions")}.open', SECONDS)
    assert findings(person) == []
    person.browser.run(f'{by_id("versions")}.close()')
    person.put(SOLUTION.replace('def popis_balicku(balicek):\n', 'def popis_balicku(balicek):\n    return 5\n'))
    person.test(31)
    assert findings(person) == []
    person.browser.open(person.address)
    person.browser.until("document.querySelector('.last')", SECONDS)
    assert findings(person) == []


def test_a_console_game_is_played_with_a_line_to_type_into(person):
    person.open()
    person.click('show-console')
    assert 'udelej_hru v klondike.py ještě nic nevrací' in in_console(person, 'Program skončil.')
    person.put(SOLUTION)
    person.click('console-again')
    first = in_console(person, 'Tah?')
    person.browser.run(f'{by_id("console-line")}.focus()')
    person.browser.write('ahoj')
    person.browser.press('Enter')
    person.browser.until(f'{by_id("console-log")}.textContent.includes("Tah? ahoj")', SECONDS)
    second = in_console(person, 'Tah?')
    assert second.startswith(first)
    assert 'Napiš dvě písmenka' in second
    assert focused(person) == 'console-line'
    assert findings(person) == []
    person.put(
        SOLUTION.replace(
            'def vytvor_balicek():', 'def vytvor_balicek():\n    return sum(range(10**12))\n\n\ndef puvodni():'
        )
    )
    person.click('console-again')
    person.browser.until(f'!{by_id("console-stop")}.hidden && {by_id("console-log")}.textContent === ""', SECONDS)
    person.click('console-stop')
    assert 'Program je zastavený.' in in_console(person, 'Python se spouští znovu.')
    person.put(SOLUTION)
    person.click('console-again')
    in_console(person, 'Tah?')


def seen(person) -> list[str]:
    """The panels that can be seen."""
    panels = "['reading', 'program', 'answer', 'table', 'console']"
    return person.browser.run(f'{panels}.filter((one) => document.getElementById(one).checkVisibility())')


def test_a_narrow_page_shows_one_thing_at_a_time(person):
    """Its tabs are reached by the Tab key, gone through by arrows, and known to who does not see them."""
    person.open()
    assert seen(person) == ['reading', 'program', 'answer']
    person.browser.resize(390, 844)
    person.browser.until("document.getElementById('right').hidden", SECONDS)
    assert seen(person) == ['reading']
    tab_to(person, 'show-reading')
    for key, there in ('ArrowRight', 'show-program'), ('End', 'show-console'), ('ArrowRight', 'show-reading'):
        person.browser.ask('Input.dispatchKeyEvent', type='rawKeyDown', key=key)
        assert focused(person) == there
    assert seen(person) == ['reading'], 'a game begins when somebody wants it'
    person.click('show-program')
    chosen = "[...document.querySelectorAll('#panels [aria-selected=true]')].map((tab) => [tab.id, tab.tabIndex])"
    assert person.browser.run(chosen) == [['show-program', 0]]
    assert person.browser.run("document.querySelector('.cm-content').offsetHeight") > 500
    person.put(f'{SOLUTION}\n\ndef vytvor_balicek():\n    return []\n')
    assert 'passed' in person.test(11)
    assert seen(person) == ['answer']
    assert person.browser.run("document.getElementById('level').value") == '21', 'the level follows what passed'
    person.play()
    assert seen(person) == ['table']
    wide = 'document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight'
    assert person.browser.run(wide) is False, 'nothing scrolls but what is shown'
    assert findings(person) == []


def test_what_the_keyboard_is_at_is_told_below_the_table(person):
    person.open()
    person.put(SOLUTION)
    person.play()
    tab_to(person, 'místo U')
    person.browser.until("document.querySelector('.words').textContent === 'místo U'", SECONDS)
    person.browser.press('Enter')
    person.hears('Tahy: 1')
    colour = "getComputedStyle(document.querySelector('.things button:focus')).color"
    assert person.browser.run(colour) == 'rgba(0, 0, 0, 0)', 'no words lie on a card'
    bottom = "document.querySelector('canvas').getBoundingClientRect().bottom"
    assert person.browser.run(f"document.querySelector('.words').getBoundingClientRect().top >= {bottom}")
