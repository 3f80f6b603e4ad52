"""The lessons as pages in a handout, opened in a browser from the unpacked zip."""

import re
import subprocess
import sys
import urllib.parse
from pathlib import Path

import pytest

from checks.browser import Browser
from checks.running import ROOT
from checks.teacher.handout.conftest import hand_out
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.lesson import Lesson
from rozdej.teacher.handout.contents import PAGES

pytestmark = pytest.mark.whole(reason='opens pages in a browser')

ADDRESSES = '[...document.links, ...document.querySelectorAll("link")].map(link => link.href)'


def walked(browser: Browser, first: Path) -> dict[Path, list[str]]:
    """All pages that links lead to, begun with this one -> the addresses in each."""
    found: dict[Path, list[str]] = {}
    waiting = [first]
    while waiting:
        page = waiting.pop()
        if page in found:
            continue
        browser.open(page.as_uri())
        found[page] = browser.run(ADDRESSES)
        assert browser.run('[...document.images].filter(image => !image.naturalWidth).length') == 0, page
        assert browser.run('document.querySelectorAll("details.hint[open]").length') == 0, page
        waiting += [place(address) for address in found[page] if '.html' in address and address.startswith('file:')]
    return found


def place(address: str) -> Path:
    return Path(urllib.parse.unquote(urllib.parse.urlparse(address).path))


def test_all_pages_open_from_the_unpacked_zip(unpacked_with_pages, browser):
    top = unpacked_with_pages / PAGES
    pages = walked(browser, top / 'index.html')
    names = {page.relative_to(top).as_posix() for page in pages}
    assert {'index.html', 'zacatek.html', 'klondike/lekce.html', 'sedesatsest/lekce.html'} <= names
    assert names == {path.relative_to(top).as_posix() for path in top.rglob('*.html')}
    for page, addresses in pages.items():
        for address in addresses:
            if address.startswith('file:'):
                assert place(address).is_relative_to(top), f'{page} leads to {address}'
                assert place(address).is_file(), f'{page}: nothing at {address}'


def test_readme_says_where_they_are(unpacked_with_pages):
    text = (unpacked_with_pages / 'README.md').read_text(encoding='utf-8')
    assert f'`index.html` ve složce `{PAGES}`' in text


def test_they_end_with_the_level_and_go_on_with_an_update(tmp_path, browser):
    folder = tmp_path / 'kurz'
    assert hand_out('klondike', '--until', '12', '--out', folder).code == 0
    pages = list((folder / PAGES).rglob('*.html'))
    levels = {level for page in pages for level in re.findall(r'level-(\d+)', page.read_text(encoding='utf-8'))}
    assert {int(level) for level in levels} == set(Lesson(folder / 'zadani/klondike/lekce.md').levels)
    later = Exercise('klondike', ROOT).hints.of(20)[0].text.split('\n')[0]
    assert all(later not in page.read_text(encoding='utf-8') for page in pages)
    walked(browser, folder / PAGES / 'index.html')
    (folder / PAGES / 'index.html').unlink()
    assert hand_out('klondike', '--until', '20', '--update', folder).code == 0
    assert 'id="level-20"' in (folder / PAGES / 'klondike/lekce.html').read_text(encoding='utf-8')
    walked(browser, folder / PAGES / 'index.html')


def test_without_the_generator_nothing_is_written(tmp_path):
    """Sphinx is what teachers install: who has it not is told how, and gets no half of a handout."""
    script = (
        "import sys; sys.modules['sphinx'] = None; from rozdej.cli import main; "
        f"sys.exit(main(['handout', 'klondike', '--out', {str(tmp_path / 'kurz')!r}]))"
    )
    done = subprocess.run([sys.executable, '-c', script], cwd=ROOT, capture_output=True, text=True, timeout=120)
    said = 'rozdej handout: lessons as pages need sphinx: type pip install -e ".[teacher]" in the folder of the kit\n'
    assert (done.returncode, done.stdout, done.stderr) == (1, said, '')
    assert list(tmp_path.iterdir()) == []
