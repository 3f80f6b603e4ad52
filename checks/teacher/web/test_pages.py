"""The pages in real browsers, as people use them; CONTRIBUTING says what has to be installed."""

import os
import re
import shutil
import sys
import zipfile
from unittest.mock import Mock

import pytest

from checks.browser import CTRL, FAR, Browser, Firefox
from checks.running import ROOT, run
from checks.teacher.web import sameness
from checks.teacher.web.visitors import READY, SECONDS, Service, Visitor, by_id, visiting
from rozdej.core.exercises import find_exercises

pytestmark = pytest.mark.whole(reason='opens real browsers, in which Python starts anew for every test')

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
PASSED = re.compile(r'\d+ passed')


def untimed(answer: str) -> str:
    """An answer of the tests without how long they took."""
    return re.sub(r' in [\d.]+s', '', answer)


def test_first_visit_by_a_slow_network_then_without_one(person, service):
    """Whoever loads the page again goes on with the game, too."""
    service.scripts.clear()
    person.browser.open(person.address)
    assert person.browser.run("document.querySelectorAll('.games a').length") == 5
    kept = person.browser.run('indexedDB.databases().then((all) => all.length)')
    assert kept == 0, 'who left it while it makes a store would keep the next page from it'
    service.delay = 0.5
    person.look()
    assert not person.browser.run(READY)
    person.begin_tests(31)
    assert 'Python se teprve připravuje' in person.text('answer')
    answer = person.answer()
    service.delay = 0
    assert '✗ level 11 · Klondike: Popis balíčku' in answer
    assert 'klondike.py, řádek' in answer
    assert untimed(person.test()) == untimed(answer)
    person.click('hint')
    assert 'Nápověda k levelu 11' in person.answer()
    button = "document.querySelector('#answer button')"
    assert person.browser.run(f'{button}.textContent') == 'Poradit'
    person.browser.run(f'{button}.click()')
    assert 'levely do 11' in (answer := person.answer())
    assert 'Nápověda k levelu 11 (2. ze 3' in answer
    person.put(SOLUTION.replace('balicek[-1]', 'balicek[0]'))
    person.click('trace')
    assert 'return popis_kartu(balicek[0]) │ vrací ' in person.answer()
    person.choose_level(None)
    person.put(SOLUTION)
    assert 'Víš, co tvůj program udělá?' in person.test()
    button = "[...document.querySelectorAll('#answer button')].at(-1)"
    assert person.browser.run(f'{button}.textContent') == 'Ukaž odpověď'
    person.browser.run(f'{button}.click()')
    assert 'Odpověď: ' in person.answer()
    person.choose_level(31)
    assert PASSED.search(person.test())
    person.play()
    before = person.heard()
    person.choose('místo U')
    person.hears('Tahy: 1')
    shown = next(label for label in person.heard() if label.startswith('Tahy')).split('Rozdání')[1]
    person.browser.until(
        "new Promise((resolve) => { indexedDB.open('rozdej').onsuccess = ({ target }) => { target.result"
        ".transaction('files').objectStore('files').getAllKeys().onsuccess = (event) => resolve("
        "event.target.result.some((key) => key.startsWith('nastaveni/klondike-'))); target.result.close(); }; })",
        SECONDS,
    )
    person.browser.until("navigator.serviceWorker.ready.then((it) => it.active.state === 'activated')", SECONDS)
    service.asked.clear()
    person.browser.reload()
    person.ready()
    assert not [path for path in service.asked if 'offline.js' not in path]
    person.play()
    person.hears('Tahy: 1')
    assert any(f'Rozdání{shown}' in label for label in person.heard())
    assert before != person.heard()
    service.end()
    person.browser.reload()
    person.ready()
    assert PASSED.search(person.test())
    assert person.browser.run(f'{by_id("level")}.value') == '31'
    person.browser.errors[:] = [error for error in person.browser.errors if 'offline.js' not in error]


def test_the_start_page_knows_how_far_each_exercise_is(person):
    first = person.tab
    second = person.browser.tab(person.name)

    def told(name: str) -> list[str]:
        person.browser.use(second)
        person.browser.open(person.address)
        person.browser.until("document.querySelector('.last')", SECONDS)
        return person.browser.run(f'document.querySelector(".games a[data-name={name}]").innerText').split('\n')

    person.browser.use(first)
    person.open()
    person.put(SOLUTION + '\n\ndef udelej_tah(hra, odkud, kam):\n    return None\n')
    person.test(31)
    game, state, *_, button = told('klondike')
    assert (game, button) == ('Klondike', 'Pokračovat')
    assert state.startswith('hotovo do levelu ')
    assert person.text('course').startswith('Hotové levely: ')
    assert 'Začít' in told('srdce')
    person.browser.use(first)
    person.open()  # another Python, which is told of the levels that passed in the one before
    person.test(12)
    assert state in told('klondike')
    person.browser.use(first)
    person.put(ruined('return None'))
    person.test(11)
    assert told('klondike')[1].startswith('hotovo do levelu 10 (z ')


FATAL = '"source": "worker"'
"""Where Python says that it has fallen over, and why."""

NO_MEMORY = 'return [0] * 10**9'
DOUBLED = "vse = 'a'\n    while True: vse += vse"
GROWING = 'vse = []\n    while True: vse.append([0] * 10**6)'
NO_MEMORY_TOLD = 'Došla paměť\\.'
ENDED_TOLD = f'{NO_MEMORY_TOLD}|Program shodil celý Python|neskončila? ani za|se nevrátil ani za'


def little_memory(megabytes: int) -> str:
    """A computer with so few bytes left for Python that they are soon filled."""
    return f"""
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (more) {{
  if (this.buffer.byteLength + more * 2 ** 16 > {megabytes} * 2 ** 20) throw new RangeError();
  return grow.call(this, more);
}};
"""


STUCK = (
    SOLUTION
    + """

stary, pocet = udelej_tah, 0


def udelej_tah(hra, odkud, kam):
    global pocet
    pocet += 1
    if pocet > 1:
        return sum(range(10**12))
    return stary(hra, odkud, kam)
"""
)


def ruined(line: str) -> str:
    """The solution with a line at the beginning of its first function."""
    head = 'def popis_balicku(balicek):\n'
    assert head in SOLUTION
    return SOLUTION.replace(head, f'{head}    {line}\n')


def test_whatever_a_program_does_the_page_goes_on(person, service):
    service.add('worker.js', little_memory(400))
    person.open()
    person.put(ruined('while True: pass'))
    answer = person.test(11)
    assert 'neskončila ani za' in answer
    assert person.browser.run("document.querySelector('.marked-line').textContent.trim()") == 'while True: pass'
    person.put(ruined("print('a' * 200 * 10**6)"))
    assert '✗ level 11' in person.test(11)
    person.put(ruined('return sum(range(10**12))'))
    person.begin_tests(11)
    person.browser.until(f'{by_id("answer")}.textContent.includes("levely do")', SECONDS)
    person.click('stop')
    assert 'Testy jsou zastavené.' in person.answer()
    person.ready()
    person.put(STUCK)
    person.play()
    person.choose('místo U')
    person.hears('Tahy: 1')
    person.choose('místo U')
    person.browser.until("document.querySelector('.notice:not([hidden]) button')", SECONDS)
    notice = person.browser.run("document.querySelector('.notice p').textContent")
    assert notice.startswith('Funkce udelej_tah počítá už ')
    person.browser.run("document.querySelector('.notice button').click()")
    person.hears('udelej_tah')
    person.browser.until(
        "[...document.querySelectorAll('.things *')].some((e) => e.textContent.includes('Tahy: 1'))", SECONDS
    )
    for moves, line in (2, NO_MEMORY), (3, "stary = 'a'\n        while True: stary += stary"):
        eats = STUCK.replace('global pocet', 'global pocet, stary').replace('return sum(range(10**12))', line)
        person.put(eats)
        person.choose('místo U')
        person.hears(f'Tahy: {moves}')
        assert not [label for label in person.heard() if 'udelej_tah' in label]
        person.choose('místo U')
        person.hears('udelej_tah')
        person.hears(f'Tahy: {moves}')
        person.ready()
    person.put(SOLUTION)
    assert PASSED.search(person.test(31))
    person.browser.errors[:] = [error for error in person.browser.errors if FATAL not in error]


def test_a_program_that_eats_all_memory_is_told_so_and_the_next_run_works(person, service):
    """A text that is doubled breaks Python itself; what takes long on a busy machine may be stopped for that before."""
    service.add('worker.js', little_memory(200))
    person.open()
    for line in NO_MEMORY, GROWING, DOUBLED:
        person.put(ruined(line))
        answer = person.test(11)
        assert re.search(NO_MEMORY_TOLD if line == NO_MEMORY else ENDED_TOLD, answer), answer
        person.ready()
    person.put(SOLUTION)
    assert PASSED.search(person.test(31))
    person.click('show-console')
    log = f'{by_id("console-log")}.textContent'
    for line, told in (NO_MEMORY, NO_MEMORY_TOLD), (DOUBLED, ENDED_TOLD):
        person.put(SOLUTION.replace('def vytvor_balicek():', f'def vytvor_balicek():\n    {line}'))
        person.click('console-again')
        person.browser.until(f'/{told}/.test({log})', SECONDS)
    person.put(SOLUTION)
    person.click('console-again')
    person.browser.until(f'{log}.includes("Tah?")', SECONDS)
    person.browser.errors[:] = [error for error in person.browser.errors if FATAL not in error]


def test_two_tabs_have_the_same_work(writer):
    writer.look()
    browser, first = writer.browser, writer.tab
    second = browser.tab(writer.name)
    writer.look()
    writer.put(SOLUTION + '\nPRVNI = 1\n')
    browser.use(first)
    browser.run("document.querySelector('.cm-scroller').scrollTop = 1e6")
    browser.until("document.querySelector('.cm-content').textContent.includes('PRVNI')", SECONDS)
    type_at_end(writer, 'DRUHY = 2')
    browser.use(second)
    browser.run("document.querySelector('.cm-scroller').scrollTop = 1e6")
    browser.until("document.querySelector('.cm-content').textContent.includes('DRUHY')", SECONDS)
    text = zipfile.ZipFile(writer.download('klondike.zip')).read('klondike/klondike.py').decode()
    assert text == SOLUTION + '\nPRVNI = 1\nDRUHY = 2'


def test_what_was_typed_last_is_kept(writer):
    """In one file and then in another, and the page is left at once."""
    writer.look('sedesatsest.html')
    type_at_end(writer, 'PRVNI = 1')
    writer.browser.run("document.querySelector('#files button:last-child').click()")
    type_at_end(writer, 'DRUHY = 2')
    writer.browser.reload()
    writer.look('sedesatsest.html')
    archive = zipfile.ZipFile(writer.download('sedesatsest.zip'))
    texts = [archive.read(name).decode() for name in archive.namelist()]
    assert len(texts) > 1
    assert (texts[0].endswith('PRVNI = 1'), texts[-1].endswith('DRUHY = 2')) == (True, True)


def test_earlier_versions_can_be_had_back(writer):
    writer.look()
    writer.put(SOLUTION + '\nPRVNI = 1\n')
    writer.put(SOLUTION)
    for which, text in (0, SOLUTION + '\nPRVNI = 1\n'), (-1, (ROOT / 'zadani/klondike/klondike.py').read_text('utf-8')):
        writer.click('show-versions')
        writer.browser.until(f'{by_id("versions")}.open', SECONDS)
        writer.browser.run(f"[...document.querySelectorAll('#version-list button')].at({which}).click()")
        writer.browser.until(f'!{by_id("versions")}.open', SECONDS)
        archive = writer.download('klondike.zip')
        assert zipfile.ZipFile(archive).read('klondike/klondike.py').decode() == text
        archive.unlink()


def test_a_file_in_another_encoding_is_not_taken(writer):
    writer.look()
    path = writer.folder / 'klondike.py'
    path.write_bytes('JMENO = "Kříž"\n'.encode('cp1250'))
    writer.browser.choose_file('#upload-file', path)
    writer.browser.until(f'{by_id("state")}.textContent.includes("UTF-8")', SECONDS)
    assert 'JMENO' not in writer.program
    archive = writer.folder / 'KLONDIKE.ZIP'
    with zipfile.ZipFile(archive, 'w') as made:
        made.writestr('klondike/klondike.py', 'JMENO = "Kříž"\n')
    writer.browser.choose_file('#upload-file', archive)
    writer.browser.until(f'{by_id("state")}.textContent.includes("Nahráno: klondike.py")', SECONDS)
    assert 'JMENO = "Kříž"' in writer.program


def type_at_end(person, text):
    """Type at the end of the program."""
    person.browser.run("document.querySelector('.cm-content').focus()")
    person.browser.ask('Input.dispatchKeyEvent', type='rawKeyDown', key='End', windowsVirtualKeyCode=35, modifiers=CTRL)
    person.browser.ask('Input.dispatchKeyEvent', type='keyUp', key='End', windowsVirtualKeyCode=35, modifiers=CTRL)
    person.browser.write(text)


@pytest.mark.parametrize(
    ('fault', 'said'),
    [
        ("indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };", 'si práci nepamatuje'),
        (
            "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };",
            'odmítl práci uložit',
        ),
    ],
)
def test_a_broken_store_is_told_and_work_goes_on(person, fault, said):
    person.browser.ask('Page.addScriptToEvaluateOnNewDocument', source=fault)
    person.look()
    person.put(SOLUTION)
    person.browser.until(f'{by_id("warning")}.textContent.includes({said!r})', SECONDS)
    assert person.browser.run(f'{by_id("warning")}.hidden') is False
    person.ready()
    assert PASSED.search(person.test(31))
    assert zipfile.ZipFile(person.download('klondike.zip')).read('klondike/klondike.py').decode() == SOLUTION


def test_an_old_browser_is_told_so(writer):
    writer.browser.ask('Page.addScriptToEvaluateOnNewDocument', source='delete window.OffscreenCanvas')
    writer.look()
    assert writer.text('warning').startswith('Tenhle prohlížeč je na tuhle stránku moc starý')
    assert writer.browser.run(f'{by_id("warning")}.hidden') is False


def test_a_page_whose_python_does_not_come_says_so(person, pages, tmp_path):
    less = shutil.copytree(pages, tmp_path / 'less', copy_function=os.link)
    (less / 'libraries.zip').unlink()
    with Service(less) as service:
        person.address = service.address()
        person.look()
        for _ in range(2):  # asked before that is known, and after
            assert 'Python nejde spustit' in person.test(11)
        person.browser.until(f'{by_id("state")}.textContent.startsWith("Python nejde spustit")', SECONDS)
    person.browser.errors.clear()


def test_from_another_computer_without_https_for_an_hour(person, service):
    """Browsers give such pages no service worker; any Python there has a clock of the processor that ends after 36
    minutes.
    """
    del service.scripts['offline.js']
    service.add(
        'worker.js',
        'const sooner = performance.now.bind(performance); performance.now = () => sooner() + 3_600_000;',
    )
    person.address = service.address(FAR)
    person.open()
    assert person.browser.run('isSecureContext') is False
    person.put(SOLUTION)
    assert PASSED.search(person.test(31))
    person.browser.reload()
    person.ready()
    assert PASSED.search(person.test(31))
    person.play()
    assert 'místo U' in person.heard()


def test_what_is_downloaded_is_graded(writer, tmp_path):
    writer.look()
    writer.put(SOLUTION)
    archive = writer.download('klondike.zip')
    (tmp_path / 'odevzdano').mkdir()
    shutil.move(archive, tmp_path / 'odevzdano/Novakova_Jana.zip')
    done = run(
        sys.executable,
        '-m',
        'rozdej',
        'grade',
        tmp_path / 'odevzdano',
        '--level',
        '31',
        '--out',
        tmp_path / 'out',
    )
    assert done.code == 0, done.output
    assert 'Novakova' in done.output


def test_firefox(service, tmp_path):
    with Firefox(tmp_path) as firefox:
        visitor = Visitor(firefox, service.address())
        visitor.open()
        answer = visitor.test(31)
        assert '✗ level 11 · Klondike: Popis balíčku' in answer
        assert untimed(visitor.test()) == untimed(answer)
        firefox.run(f'{by_id("play")}.click()')
        firefox.until("document.querySelectorAll('.things button').length > 3", SECONDS)


EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}


AT_ONCE = 2
"""So many exercises are compared in one run."""


def test_a_page_tells_what_a_terminal_tells(service, tmp_path, draw):
    """Other exercises each day, other programs with every change; `python -m checks.teacher.web.sameness` compares all.

    Some of them compute for long: this Chromium makes Python faster meanwhile.
    """
    drawn = draw(EXERCISES.values(), most=AT_ONCE)
    terminal = sameness.Terminal(tmp_path / 'kit', drawn)
    (tmp_path / 'profile').mkdir()
    with Browser(tmp_path / 'profile') as browser:
        for exercise in drawn:
            told: list[str] = []
            with visiting(browser, service, tmp_path) as person:
                comparison = sameness.compare(exercise, sameness.sample(exercise, 2), person, terminal, told.append)
            assert comparison.differences == [], told
            assert comparison.programs == 4
            assert comparison.tests > 10


def test_what_a_page_tells_otherwise_is_found(tmp_path):
    exercise = EXERCISES['klondike']
    stub = next(program for program in sameness.writable(exercise, sameness.expectations(exercise)))
    told = sameness.Terminal(tmp_path / 'kit', [exercise]).test(exercise, stub)
    terminal, visitor = Mock(), Mock()
    terminal.test.return_value = told.replace('mělo vrátit:', 'mělo dát:')
    visitor.test.return_value = told
    [difference] = sameness.compare(exercise, [stub], visitor, terminal, lambda text: None).differences
    assert "-  mělo dát:  '[Q ♥]'" in difference
    assert "+  mělo vrátit:  '[Q ♥]'" in difference
