"""The pages as students see them, in a browser without a window."""

import itertools
import re
import urllib.parse
from pathlib import Path

import pytest

from checks.teacher.site.conftest import EXERCISES

pytestmark = pytest.mark.whole(reason='opens pages in a browser')

NARROWEST = 360

PICTURES = '[...document.images].map(image => [image.src, image.naturalWidth, image.alt])'
HEADINGS = '[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(heading => Number(heading.tagName[1]))'
NAMELESS = '[...document.links].filter(link => !link.innerText.trim() && link.offsetParent).map(link => link.outerHTML)'

# The contrast of each piece of text with what lies under it, as WCAG 2 counts it; pale ones are given back.
PALE = """
(() => {
    const parts = text => text.match(/[\\d.]+/g).map(Number);
    const light = colour => {
        const [r, g, b] = colour.map(value => value / 255)
            .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const over = (top, under) => {
        const alpha = top[3] ?? 1;
        return under.map((value, i) => top[i] * alpha + value * (1 - alpha));
    };
    const ground = element => {
        const layers = [];
        for (let e = element; e; e = e.parentElement) layers.push(parts(getComputedStyle(e).backgroundColor));
        return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
    };
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
        const words = [...element.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim()).join('');
        if (!words || !element.checkVisibility({opacityProperty: true})) continue;
        const style = getComputedStyle(element), under = ground(element);
        const a = light(over(parts(style.color), under)), b = light(under);
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.7 && style.fontWeight >= 700;
        if (contrast < (isLarge ? 3 : 4.5)) found.push([words, element.outerHTML.slice(0, 80), contrast]);
    }
    return found;
})()
"""


@pytest.fixture(scope='session')
def pages(site: Path) -> list[Path]:
    found = sorted(site.rglob('*.html'))
    assert len(found) > len(EXERCISES)
    return found


def test_headings_pictures_and_words_of_each_page_are_in_order(pages, browser):
    for page in pages:
        browser.open(page.as_uri())
        for address, width, alternative in browser.run(PICTURES):
            assert width, f'{page}: {address} cannot be shown'
            assert len(alternative) > 20, f'{page}: {address} is not described'
        levels = browser.run(HEADINGS)
        assert levels[0] == 1
        assert levels.count(1) == 1, page
        assert all(after <= before + 1 for before, after in itertools.pairwise(levels)), page
        assert not browser.run(NAMELESS)
        assert browser.run('document.documentElement.lang') == 'cs'
        assert browser.run('document.title')


def test_no_link_is_broken(pages, site):
    ids = {page: set(re.findall(r'\bid="([^"]+)"', page.read_text(encoding='utf-8'))) for page in pages}
    count = 0
    for page in pages:
        for name, address in re.findall(r'\b(href|src)="([^"]+)"', page.read_text(encoding='utf-8')):
            if address.startswith('https://') or address.startswith('http://catcode.com/'):
                assert name == 'href', f'{page} loads {address}'
                continue
            path, _, fragment = urllib.parse.unquote(address).partition('#')
            target = (page.parent / path).resolve() if path else page
            assert target.is_relative_to(site.resolve()) or target == page, f'{page} leads out of the site to {address}'
            assert target.is_file(), f'{page}: nothing at {address}'
            if fragment:
                assert fragment in ids[target], f'{page}: nothing at {address}'
            count += 1
    assert count > 500


def test_nothing_sticks_out_on_a_phone(pages, browser):
    browser.resize(NARROWEST, 740)
    for page in pages:
        browser.open(page.as_uri())
        assert browser.run('document.documentElement.scrollWidth') == NARROWEST, page
        if page.name.startswith('lekce'):
            assert browser.run('document.querySelector(".toc.above").checkVisibility()')
            assert not browser.run('document.querySelector(".toc.beside").checkVisibility()')


def test_words_stand_out_from_the_ground(pages, browser):
    grounds = set()
    for page in pages:
        browser.open(page.as_uri())
        browser.run('document.querySelectorAll("details").forEach(details => details.open = true)')
        for dark in False, True:
            browser.dark(dark)
            assert not browser.run(PALE), page
            grounds.add((dark, browser.run('getComputedStyle(document.documentElement).backgroundColor')))
    assert grounds == {(False, 'rgb(250, 248, 242)'), (True, 'rgb(21, 32, 27)')}


def test_the_check_of_contrast_notices_pale_words(site, browser):
    browser.open((site / 'klondike' / 'lekce.html').as_uri())
    browser.run('document.querySelector("main p").style.color = "#999"')
    assert browser.run(PALE)


def test_each_level_is_told_and_can_be_linked_to(site, browser):
    for exercise in EXERCISES:
        items = '[...document.querySelectorAll("li.level")]'
        shown = {}
        for file in exercise.lesson.files:
            browser.open((site / exercise.name / f'{file.stem}.html').as_uri())
            shown |= dict(browser.run(f'{items}.map(item => [item.id, item.querySelector("p").innerText])'))
        told = {
            f'level-{level.number}': f'level {level.number} {level.sentence}'
            for level in exercise.lesson.levels.values()
        }
        assert {name: _plain(text) for name, text in shown.items()} == {n: _plain(text) for n, text in told.items()}


def _plain(text: str) -> str:
    return re.sub(r'\s+', ' ', re.sub(r'[`*\\]', '', text))


def test_hints_come_one_after_another_and_only_when_asked_for(site, browser):
    for exercise in EXERCISES:
        for file in exercise.lesson.files:
            browser.open((site / exercise.name / f'{file.stem}.html').as_uri())
            assert browser.run('document.querySelectorAll("details.hint[open]").length') == 0
            for number in (level.number for level in exercise.lesson.level_lines if level.path == file):
                hints = f'[...document.querySelectorAll("#level-{number} .hint")]'
                assert browser.run(f'{hints}.length') == len(exercise.hints.of(number))
    browser.open((site / 'klondike' / 'lekce.html').as_uri())
    hints = '[...document.querySelectorAll("#level-12 .hint")]'
    offered = f'{hints}.filter(hint => hint.checkVisibility()).map(hint => hint.innerText)'
    assert browser.run(offered) == ['Nápověda 1 ze tří']
    browser.run('document.querySelector("#level-12 summary").click()')
    first, second = browser.run(offered)
    assert first.startswith('Nápověda 1 ze tří\n')
    assert second == 'Nápověda 2 ze tří'


def test_print_has_the_lesson_and_nothing_to_click(site, browser):
    browser.open((site / 'klondike' / 'lekce.html').as_uri())
    browser.run('document.querySelectorAll("details").forEach(details => details.open = true)')
    browser.ask('Emulation.setEmulatedMedia', media='print')
    shown = '[...document.querySelectorAll(".top, .toc, .steps, .hints, .headerlink")].filter(e => e.checkVisibility())'
    assert browser.run(f'{shown}.length') == 0
    assert browser.run('document.querySelector("#level-12").checkVisibility()')
    browser.ask('Emulation.setEmulatedMedia', media='')
    assert browser.printed().startswith(b'%PDF')


def test_the_way_through_the_lessons_is_the_teaching_order(site, browser):
    browser.open((site / 'index.html').as_uri())
    order = sorted(EXERCISES, key=lambda exercise: exercise.order)
    titles = [exercise.lesson.title for exercise in order]
    assert browser.run('[...document.querySelectorAll(".hand h2")].map(heading => heading.innerText)') == titles
    assert browser.run('[...document.querySelectorAll(".hand .facts")].map(p => p.innerText)') == [
        f'Levelů: {sum(not level.is_voluntary for level in exercise.lesson.levels.values())}' for exercise in order
    ]
    address = browser.run('document.querySelector(".hand a").href')
    walked = []
    while address:
        browser.open(address)
        page = Path(urllib.parse.unquote(address))
        walked.append((page.parent.name, page.stem))
        current = browser.run('document.querySelector(".top [aria-current]").innerText')
        assert current == next(exercise.lesson.title for exercise in order if exercise.name == page.parent.name)
        address = browser.run('document.querySelector(".steps .after")?.href')
    assert walked == [(exercise.name, file.stem) for exercise in order for file in exercise.lesson.files]
    for exercise, page in reversed(walked[:-1]):
        browser.open(browser.run('document.querySelector(".steps .before").href'))
        assert browser.run('location.pathname').endswith(f'/{exercise}/{page}.html')
    first_steps = browser.run('document.querySelector(".steps .before").href')
    assert Path(urllib.parse.unquote(first_steps)).name == 'zacatek.html'
    browser.open(first_steps)
    browser.open(browser.run('document.querySelector(".steps .before").href'))
    assert browser.run('document.body.className') == 'index'


def test_given_files_are_pages_and_code_is_highlighted(site, browser):
    browser.open((site / 'klondike' / 'lekce.html').as_uri())
    browser.open(browser.run('document.querySelector("main a[href=\'karty.html\']").href'))
    given = (EXERCISES[0].root / 'zadani' / 'klondike' / 'karty.py').read_text(encoding='utf-8')
    assert browser.run('document.querySelector("pre").innerText').strip() == given.strip()
    keyword, usual = browser.run('[".k", ".n"].map(name => getComputedStyle(document.querySelector(name)).color)')
    assert keyword != usual
