"""Functions that do not end, raise or give back what they must not: what the student is told."""

import re

import pytest

from checks.explanations import explained, line_of, passed, told
from checks.running import run_pytest


@pytest.mark.whole(reason='meets three limits')
def test_endless_loop_in_a_function_costs_a_few_seconds(submission):
    folder = submission('def popis_balicku(balicek):\n    while True:\n        pass', on='solution')
    result = explained(folder)
    assert 'Funkce neskončila ani za 2 s' in result.output
    assert 'klondike.py, řádek' in result.output
    # 2 s once, then 0.25 s a few times, then no more: about 5 s, and not 2 s for each of 30 tests.
    assert not result.seconds > 20
    assert passed(result) > 100


@pytest.mark.parametrize(
    ('body', 'loop'),
    [
        ('    i = 0\n    while i < 5:\n        x = [1] * 99\n        y = x + x\n', 'while i < 5'),
        (
            '    for i in [1, 2]:\n        while i:\n            for karta in range(99):\n                x = 1\n',
            'while i:',
        ),
        ('    x = [1]\n    for i in x:\n        x.append(i)\n        x.pop(0)\n        x.append(i)\n', 'for i in x'),
        ('    x = [1]\n    while x:\n        for i in x:\n            x.append(i)\n', 'for i in x'),
        ('    while True:\n        popis_kartu((1, "Pi", True))\n', 'while True'),
        ('    while True:\n        i = 999\n        while i:\n            i -= 1\n', 'while True'),
        (
            '    while True:\n        pocitej()\n\n\ndef pocitej():\n    for i in range(99):\n        x = 1\n',
            'while True',
        ),
    ],
    ids=[
        'while',
        'for in while',
        'for',
        'for that grows',
        'given function in a loop',
        'while in while',
        'for in a called function',
    ],
)
def test_endless_loop_is_shown_where_it_begins(submission, body, loop):
    """Where in it the time was up is chance: grading twice would tell two stories."""
    folder = submission(f'def popis_balicku(balicek):\n{body}', on='solution')
    output = told(folder, 11)
    assert f'klondike.py, řádek {line_of(folder, loop)}:' in output


@pytest.mark.parametrize(
    ('body', 'said'),
    [
        (
            'print(popis_kartu(balicek[-1]))',
            'Funkce výsledek vypsala, ale nevrátila. Místo print použij return.',
        ),
        ('return popis_kartu', 'Za popis_kartu chybí závorky (). Bez nich se funkce nezavolá.'),
        # What a function inside returns is not what the function returns.
        (
            'def ukaz(karta):\n        return print(popis_kartu(karta))\n    ukaz(balicek[-1])',
            'Funkce výsledek vypsala, ale nevrátila. Místo print použij return.',
        ),
        (
            'def serad(karty):\n        return karty.sort()\n    serad(list(balicek))',
            'bez return, a tak vrátila None.',
        ),
        (
            'class Karta:\n        def otoc(self):\n            return None\n    Karta()',
            'bez return, a tak vrátila None.',
        ),
        # Errors of Python.
        ('return popis_kartu(balicek[1])', '  Saháš na místo, které tu není: balicek má délku 1, poslední index je 0.'),
        ('x = []\n    return x[0]', '  Saháš na místo, které tu není: x má délku 0, nic tam není.'),
        (
            'return balicek[5:], balicek[5]',
            '  Saháš na místo, které tu není: balicek má délku 1, poslední index je 0.',
        ),
        (
            'return balicek[:1].pop(len(balicek))',
            '  Saháš na místo, které v seznamu není. Co když je prázdný nebo kratší?',
        ),
        ('return [[]][0][0]', '  Saháš na místo, které v seznamu není. Co když je prázdný nebo kratší?'),
        (
            'return balicek.pop(len(balicek[0]))',
            '  Saháš na místo, které v seznamu není. Co když je prázdný nebo kratší?',
        ),
        ('balicek[0][2] = True', 'Tohle je n-tice (tuple). Co je uvnitř, se změnit nedá.'),
        (
            'balicek = balicek.append(1)\n    return balicek.pop()',
            'se do balicek uložilo None: append seznam jen změní a nic nevrátí.',
        ),
        ("balicek.append(1, 'Pi', False)", 'Metoda append přidá jedinou hodnotu.'),
        ('return otoc_kartu(balicek[0])', 'Volané funkci (otoc_kartu) chybí argument'),
        ('return [].pop()', 'Bere se z prázdného seznamu'),
        ('raise ValueError("nejde")', 'tvůj vlastní příkaz raise. Tady ale žádná být nemá.'),
        ('return popis_karty(balicek)', 'Takové jméno Python nezná. Nemáš na mysli popis_kartu?'),
        ('return neco(balicek)', 'Takové jméno Python nezná.'),
        ('return balíček', 'Takové jméno Python nezná. Nemáš na mysli balicek? Liší se to jen háčky a čárkami.'),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(submission, body, said):
    assert said in told(submission(f'def popis_balicku(balicek):\n    {body}\n', on='solution'), 11)


@pytest.mark.parametrize(
    ('program', 'level', 'said'),
    [
        (
            'from functools import cache\n\n\n@cache\ndef popis_seznam_karet(karty):\n    return "x"\n',
            26,
            ["skončilo chybou:  TypeError: unhashable type: 'list'", ':\n    @cache\n'],
        ),
        (
            'popis_balicku = " ".join\n',
            11,
            ['skončilo chybou:  TypeError: sequence item 0', ':\n    popis_balicku = " ".join'],
        ),
        (
            'from functools import partial\npopis_balicku = partial(popis_balicku, [])\n',
            11,
            ['Tvoje je:         popis_balicku = partial(popis_balicku, [])'],
        ),
    ],
)
def test_exception_raised_around_the_function_is_told(submission, program, level, said):
    """By something written in C, which leaves no trace in the student's file."""
    text = told(submission(program, on='solution'), level)
    assert all(words in text for words in said), text
    assert 'Má platit' not in text


def test_long_line_is_cut_where_it_can_be_seen(submission):
    """Else its colon seems to be missing."""
    line = f'if balicek[9] == {" == ".join(map(str, range(10, 40)))}:'
    folder = submission(f'def popis_balicku(balicek):\n    {line}\n        return 1', on='solution')
    assert re.search(r'^ {4}if balicek.{73}…$', told(folder, 11), re.MULTILINE)


def test_returning_instead_of_printing(submission):
    folder = submission('def vypis_sloupecky(sloupecky):\n    return "[A♠ ]"', on='solution')
    output = told(folder, 41)
    assert 'Funkce text vrátila, ale nic nevypsala.' in output


def test_returning_nothing_in_a_branch(submission):
    folder = submission('def popis_balicku(balicek):\n    if not balicek:\n        return "[   ]"', on='solution')
    output = told(folder, 11)
    line = line_of(folder, 'if not balicek:')
    assert f'Podmínka na řádku {line} neplatila a funkce skončila bez return, a tak vrátila None.' in output


@pytest.mark.parametrize(
    ('body', 'said'),
    [
        (
            '    return print(popis_kartu(balicek[-1]))',
            'Za return je print. Ten výsledek jen vypíše a sám nic nevrátí (None). Nech tam return bez print.',
        ),
        ('    return balicek.sort()', 'Za return je sort. To seznam jen změní a samo nic nevrátí (None).'),
        (
            '    for karta in balicek:\n        return None\n    return "[   ]"',
            ': return None',
        ),
    ],
)
def test_returning_what_is_none(submission, body, said):
    output = told(submission(f'def popis_balicku(balicek):\n{body}', on='solution'), 11)
    assert said in output
    assert 'Nechybí' not in output


@pytest.mark.parametrize('end', ['return odkud, kam', 'pass'])
def test_something_new_instead_of_a_change(submission, end):
    new = f'def presun_kartu(odkud, kam, otoceni):\n    kam = kam + odkud[-1:]\n    odkud = odkud[:-1]\n    {end}'
    output = told(submission(new, on='solution'), 51)
    assert 'Argument sloupec_odkud měla funkce změnit, ale zůstal, jak byl.' in output


def test_changing_what_must_stay(submission):
    change = (
        'puvodni = vypis_sloupecky\ndef vypis_sloupecky(sloupecky):\n    puvodni(sloupecky)\n'
        '    for sloupecek in sloupecky:\n        sloupecek.clear()'
    )
    test = 'test_040_vypis_sloupecky.py::test_vypis_sloupecky_nic_nemeni'
    output = explained(submission(change, on='solution'), tests=[test]).output
    assert 'vypis_sloupecky(' in output
    assert '  sloupecky po volání\n' in output
    assert '  je:      [[], [], [], [], [], [], []]\n' in output


def test_another_exception_than_value_error(submission):
    rules = (
        'puvodni_tah = udelej_tah\ndef udelej_tah(hra, odkud, kam):\n'
        '    hra[odkud][-1], hra[kam]\n    puvodni_tah(hra, odkud, kam)'
    )
    output = told(submission(rules, on='solution'), 109)
    assert 'mělo vyhodit:  ValueError' in output
    assert re.search(r'vyhodilo: +(IndexError|KeyError)', output)


def test_silence_on_an_illegal_move(submission):
    rules = (
        'puvodni_tah = udelej_tah\ndef udelej_tah(hra, odkud, kam):\n    try:\n'
        '        puvodni_tah(hra, odkud, kam)\n    except ValueError:\n        print("To nejde")'
    )
    output = told(submission(rules, on='solution'), 109)
    assert 'mělo vyhodit:  ValueError' in output
    assert 'proběhlo bez chyby' in output


def test_of_two_calls_that_gave_the_same_the_failing_one_is_shown(submission, run_test):
    test = (
        'def test_a(klondike):\n    prvni = klondike.popis_balicku([])\n'
        "    druhy = klondike.popis_balicku([(1, 'Sr', True)])\n"
        "    assert prvni == '[   ]'\n    assert druhy == '[A♥ ]'\n"
    )
    folder = submission('def popis_balicku(balicek):\n    return "stejně"', on='solution')
    assert 'popis_balicku([])' in run_test(test, '--impl', folder).output
    folder = submission('def popis_balicku(balicek):\n    return "[   ]"', on='solution')
    assert "popis_balicku([(1, 'Sr', True)])" in run_test(test, '--impl', folder).output


@pytest.mark.whole(reason='makes results of a million texts')
def test_huge_result_is_shown_before_time_is_up(submission):
    folder = submission('def popis_balicku(balicek):\n    return ["(" + chr(39)] * 1_000_000', on='solution')
    assert 'vrátilo:      ["(\'", "(\'",' in explained(folder, '--level', '11').output


@pytest.mark.whole(reason='runs pytest in a process of its own')
def test_thread_left_running_does_not_keep_the_run_from_ending(submission):
    thread = 'import threading, time\nthreading.Thread(target=time.sleep, args=(1000,)).start()\n'
    result = run_pytest('tests/klondike', '--impl', submission(thread, on='solution'), '--level', '12')
    assert result.code == 0, result.output
    assert 'vlákno' in result.output
    assert '1000' not in result.output


def test_own_raise_of_another_exception_than_wanted(submission):
    folder = submission('def udelej_tah(hra, odkud, kam):\n    raise IndexError("nejde")\n', on='solution')
    result = run_pytest('tests/klondike/test_108_zakazane_tahy.py', '-x', '--impl', folder)
    assert 'tvůj vlastní příkaz raise. Tady má být ValueError.' in result.output


@pytest.mark.parametrize(
    ('raising', 'hint'),
    [
        ('raise valueerror', 'Takové jméno Python nezná. Nemáš na mysli ValueError?'),
        ('raise ValueError(nejde)', 'Takové jméno Python nezná.'),
        ('raise ValueError("Nejde " + 1)', 'Přičíst jde zase jen řetězec (str)'),
        ('raise "Tohle nejde"', 'Za raise patří výjimka, třeba ValueError'),
    ],
)
def test_a_raise_that_failed_itself_has_raised_nothing(submission, raising, hint):
    folder = submission(f'def udelej_tah(hra, odkud, kam):\n    {raising}\n', on='solution')
    result = run_pytest('tests/klondike/test_108_zakazane_tahy.py', '-x', '--impl', folder)
    assert hint in result.output
    assert 'tvůj vlastní příkaz raise' not in result.output


def test_an_argument_that_was_changed_and_returned_is_called_an_argument(kit, run_test):
    program = kit / 'zadani' / 'klondike' / 'klondike.py'
    change = 'def popis_balicku(balicek):\n    balicek.append(3)\n    return balicek\n'
    program.write_text(program.read_text(encoding='utf-8') + '\n\n' + change, encoding='utf-8')
    test = (
        'def test_nic_se_nezmeni(klondike):\n    balicek = [1, 2]\n'
        '    klondike.popis_balicku(balicek)\n    assert balicek == [1, 2]\n'
    )
    result = run_test(test)
    assert '  balicek po volání\n' in result.output
    assert '  je:      [1, 2, 3]\n' in result.output
