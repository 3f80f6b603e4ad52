"""The report as a teacher sees it, in a browser without a window."""

import io
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from PIL import Image

from checks.browser import Browser
from checks.teacher.grading.conftest import hand_in, results_of

pytestmark = pytest.mark.whole(reason='opens the report in a browser')

CLASS = {
    'Čeněk/klondike.py': '# passes to 31',
    'Cyril/klondike.py': '# passes to 90',
    'Žofie/klondike.py': '# passes to 200',
    'Dana/klondike.py': '# passes to 11\n# raises',
    'Adam <b>"/klondike.py': '# passes to 1',
    'nic/dopis.txt': '',
}


@pytest.fixture(scope='module')
def report(tmp_path_factory) -> str:
    """The address of a class's report."""
    return (results_of(tmp_path_factory.mktemp('report'), CLASS) / 'report.html').as_uri()


@pytest.fixture
def page(browser: Browser, report: str) -> Iterator[Browser]:
    """The report, just opened; whatever was done with it, nothing else was loaded."""
    browser.open(report)
    yield browser
    assert {address.partition('#')[0] for address in browser.requests} == {report}


def names(page: Browser) -> list[str]:
    """The students that can be seen, in their order."""
    rows = '[...document.querySelectorAll(".class tbody tr")].filter(row => !row.hidden)'
    return page.run(f'{rows}.map(row => row.cells[0].innerText.trim())')


def test_everybody_is_there_by_name(page):
    assert names(page) == ['Adam <b>"', 'Cyril', 'Čeněk', 'Dana', 'nic', 'Žofie']
    assert page.run('document.querySelectorAll("main b").length') == 4  # of the legend: no name became markup
    assert page.run('document.querySelector(".facts").innerText').split('\n')[:2] == ['students', '6']


@pytest.mark.parametrize(
    ('typed', 'found'),
    [('zofie', ['Žofie']), ('CENEK', ['Čeněk']), ('raised', ['Dana']), ('level 32 wrong', ['Čeněk']), ('nikdo', [])],
)
def test_search(page, typed, found):
    page.run(
        f'(input => {{ input.value = "{typed}"; input.dispatchEvent(new Event("input")) }})'
        '(document.querySelector("input[type=search]"))'
    )
    assert names(page) == found
    assert page.run('document.querySelector("output").value') == f'{len(found)} of 6'


@pytest.mark.parametrize(('state', 'found'), [('finished', ['Žofie']), ('ungraded', ['nic']), ('doubtful', [])])
def test_filter(page, state, found):
    page.run(
        f'(select => {{ select.value = "{state}"; select.dispatchEvent(new Event("change")) }})'
        '(document.querySelector(".tools select"))'
    )
    assert names(page) == found


def test_sorting(page):
    def click(column: int) -> list[str]:
        page.run(f'document.querySelectorAll(".class thead button")[{column}].click()')
        return names(page)

    assert click(0) == ['Adam <b>"', 'Cyril', 'Čeněk', 'Dana', 'nic', 'Žofie']  # as in a Czech telephone book
    assert click(0) == ['Žofie', 'nic', 'Dana', 'Čeněk', 'Cyril', 'Adam <b>"']
    assert click(3)[-3:] == ['Čeněk', 'Cyril', 'Žofie']
    assert click(3)[:3] == ['Žofie', 'Cyril', 'Čeněk']
    assert click(1)[-1] == 'Žofie'


def test_picture_of_the_class(page):
    width = page.run('document.querySelector(".class td svg").getBoundingClientRect().width')
    assert width > 300
    kinds = page.run('[...document.querySelectorAll(".class td svg path")].map(path => path.getAttribute("class"))')
    assert {'passed', 'failed', 'none'} <= set(kinds)
    page.run(
        '(svg => { const box = svg.getBoundingClientRect(); svg.dispatchEvent(new MouseEvent("mousemove",'
        ' {bubbles: true, clientX: box.left + 2, clientY: box.top + 2})) })(document.querySelector(".class td svg"))'
    )
    assert page.run('document.getElementById("hint").innerText').startswith('level 1: ')


def test_student_page(page):
    anchor = page.run(
        '[...document.querySelectorAll(".class a")].find(link => link.innerText === "Čeněk").getAttribute("href")'
    )
    page.run(f'location.hash = "{anchor}"')
    assert page.run('document.getElementById("overview").checkVisibility()') is False
    assert page.run('document.querySelectorAll("article.student").length') == 6
    seen = page.run('[...document.querySelectorAll("article.student")].filter(one => one.checkVisibility())')
    assert len(seen) == 1
    text = page.run('document.querySelector("article.student:target").innerText')
    assert 'stuck at level 32: wrong value' in text
    assert '✗ level 32' in text
    assert 'vrátilo: <b>&' in text
    page.run('dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}))')
    assert page.run('location.hash') == ''


def colours(data: bytes) -> tuple[tuple[int, ...], int]:
    """The colour in the corner of a picture, and how many colours it has."""
    image = Image.open(io.BytesIO(data)).convert('RGB')
    return image.getpixel((2, 2)), len(image.resize((200, 200)).getcolors(200 * 200))


def test_light_and_dark(page):
    corner, several = colours(page.picture())
    assert min(corner) > 200
    assert several > 20
    page.dark()
    corner, several = colours(page.picture())
    assert max(corner) < 60
    assert several > 20


def test_nothing_is_wider_than_the_page(page):
    for width in (1400, 900, 400):
        page.resize(width, 800)
        assert page.run('document.documentElement.scrollWidth') <= width


def test_names_are_broken_between_words_and_a_class_without_levels_has_no_picture(browser, tmp_path):
    files = {'Navrátilová Žofie/klondike.py': '', 'Růžička Jan/blackjack.py': '', 'Dvořáková Ela/dopis.txt': ''}
    browser.open((results_of(tmp_path, files) / 'report.html').as_uri())
    lines_of_words = """[...document.querySelectorAll(".class tbody bdi")].flatMap(name => {
        const text = name.firstChild
        return [...text.data.matchAll(/\\S+/g)].map(word => {
            const range = document.createRange()
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            return new Set([...range.getClientRects()].map(box => box.top)).size
        })
    })"""
    for width in (1300, 400):
        browser.resize(width)
        assert browser.run(lines_of_words) == [1] * 6
        assert browser.run('document.documentElement.scrollWidth') <= width
        pictures = '[...document.querySelectorAll(".class")].map(table => table.rows[0].cells[1].offsetWidth > 0)'
        assert browser.run(pictures) == [True, True, False]


def test_course_can_be_read_at_every_width_and_tells_what_was_given_by_hand(browser, tmp_path):
    files = {f'Navrátilová Žofie/{name}.py': '# passes to 31' for name in ('klondike', 'blackjack')}
    hand_in(tmp_path / 'out', {'remarks.toml': '["Navrátilová Žofie".klondike]\npoints = 5\n'})
    browser.open((results_of(tmp_path, files) / 'report.html').as_uri())
    cells = '[...document.querySelector(".course tbody tr").cells].filter(cell => cell.offsetWidth)'
    for width in (1300, 400):
        browser.resize(width)
        assert browser.run(f'{cells}.at(-1).getBoundingClientRect().right') <= width
        assert browser.run(f'{cells}.slice(-2).map(cell => cell.innerText)')[0] == '31 · 5✎'


def test_head_of_the_table_stays_on_top_in_every_column(page):
    page.resize(1000, 300)
    page.run('document.querySelector(".class").style.marginBottom = "50rem"')
    page.run('document.querySelector(".class tbody").rows[3].scrollIntoView()')
    tops = page.run('[...document.querySelectorAll(".class thead th")].map(th => th.getBoundingClientRect().top)')
    assert set(tops) == {0}


def test_print_has_every_column(page):
    page.resize(700)  # what is left of a sheet of A4 between its margins
    page.ask('Emulation.setEmulatedMedia', media='print')
    widths = page.run('[...document.querySelectorAll(".class thead th")].map(th => th.offsetWidth)')
    assert min(widths) > 20
    assert page.run('document.documentElement.scrollWidth') <= 700


def test_print(page):
    overview = page.printed()
    assert overview.startswith(b'%PDF')
    page.run('document.body.classList.add("everybody")')
    assert page.printed().count(b'/Type /Page\n') > overview.count(b'/Type /Page\n') + 4


def test_names_of_a_class_too_large_for_one_page_lead_to_the_feedback(browser, tmp_path, monkeypatch):
    monkeypatch.setattr('rozdej.teacher.grading.report.page.MOST_PAGES', 1)
    files = {'Čeněk #1 %20/klondike.py': '# passes to 31', 'b/klondike.py': ''}
    report = results_of(tmp_path, files) / 'report.html'
    assert '<article' not in report.read_text(encoding='utf-8')
    browser.open(report.as_uri())
    links = browser.run(
        '[...document.querySelectorAll(".class a")].map(link => decodeURI(new URL(link.href).pathname))'
    )
    assert {Path(unquote(link)).name for link in links} == {
        path.name for path in (tmp_path / 'out' / 'feedback').iterdir()
    }


def test_page_is_of_one_piece(report):
    text = Path(report.removeprefix('file://')).read_text(encoding='utf-8')
    assert "default-src 'none'" in text
    assert 'http://' not in text.replace('http-equiv', '')
    assert '<link' not in text
    assert 'src="' not in text


@pytest.mark.parametrize('width', [1400, 760, 400])
def test_every_column_can_be_read_at_every_width(page, width):
    page.resize(width)
    cells = '[...document.querySelector(".class tbody tr:nth-child(4)").cells].map(cell => cell.innerText.trim())'
    sizes = page.run('[...document.querySelector(".class tbody tr:nth-child(4)").cells].map(cell => cell.offsetWidth)')
    assert page.run(cells) == ['Dana', '', '11', '3', 'stuck at level 12: raised']
    assert min(sizes) > 20
    ticks = page.run(
        '[...document.querySelectorAll(".ticks span")].map(tick => tick.getBoundingClientRect())'
        '.filter(box => box.width).map(box => [box.left, box.right])'
    )
    assert len(ticks) >= 4
    assert all(left[1] <= right[0] for left, right in pairwise(ticks))
    assert ticks[-1][1] <= width


def test_legend_stands_above_the_pictures(page):
    tops = '[".legend", ".class"].map(name => document.querySelector(name).getBoundingClientRect().top)'
    legend, table = page.run(tops)
    assert legend < table
