"""The student's functions fail at the server: sender and console see why in Czech, and the state is kept."""

import pytest

from checks.network.serving import Serving, undisturbed
from checks.running import ROOT, copy_solution
from rozdej.network.client import ServerTrouble

RAISES = """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    if zprava == ['serad']:
        print('ahoj z konzole')
        vesmir.jmena.clear()
        return 1 / 0
    if zprava == ['vymen']:
        while True: jmeno += ''
    if zprava == ['hlas']:
        return vesmir
    if zprava == ['zavri']:
        return Balik(vesmir, [('Karel', 1)], [])
    if zprava == ['znovu']:
        return Balik(vesmir._replace(stred=['x'] * 10**6), [], [])
    return _pri_zprave(vesmir, jmeno, zprava)

_pri_odpojeni = pri_odpojeni
def pri_odpojeni(vesmir, jmeno):
    if jmeno == 'Eva':
        raise KeyError(jmeno)
    return _pri_odpojeni(vesmir, jmeno)
"""

FAULTS = {
    'raises': ('serad', 'Funkce pri_zprave skončila chybou.', 'Nulou dělit nejde.'),
    'returns nonsense': ('hlas', 'Funkce pri_zprave udělala něco jiného, než má.', 'Čeká se: Balik(vesmir, posty,'),
    'mails to a stranger': ('zavri', 'Funkce pri_zprave udělala něco jiného, než má.', "Přišlo: zpráva pro 'Karel'"),
    'lets the state grow': (
        'znovu',
        'Funkce pri_zprave udělala něco jiného, než má.',
        'Čeká se: stav, který má',
    ),
}


@pytest.fixture(scope='module')
def serving(tmp_path_factory):
    """A server of functions with these faults, each found at a table of its own."""
    folder = copy_solution('sedesatsest', tmp_path_factory.mktemp('program') / 'sedesatsest')
    with open(folder / 'vesmir66.py', 'a', encoding='utf-8') as file:
        file.write('\n\n' + RAISES)
    started = Serving('--impl', folder, home=tmp_path_factory.mktemp('home'))
    yield started
    started.end()


def test_a_function_that_fails_is_explained_to_sender_and_console_and_the_state_is_kept(serving):
    anna, petr = serving.client('Anna', 'faults'), serving.client('Petr', 'faults')
    anna.until_state('hraje')
    anna.mails(), petr.mails()
    for word, title, line in FAULTS.values():
        anna.send(word)
        trouble = anna.until(ServerTrouble)
        assert trouble.title.startswith(title)
        assert any(line in one for one in trouble.lines)
        assert any('vesmir66.py' in one for one in trouble.lines)
        serving.hears(title)
    assert petr.mails() == []
    serving.hears('ahoj z konzole')
    assert 'Traceback' not in serving.said
    undisturbed(anna, petr)
    anna.close(), petr.close()


@pytest.mark.whole(reason='waits for the limit of a call')
def test_a_function_that_always_loops_is_soon_not_called_any_more(serve, program):
    anna = serve(folder=program(RAISES)).client('Anna')
    for _ in range(20):
        anna.send('vymen')
    anna.mails()
    titles = [event.title for event in anna.seen if isinstance(event, ServerTrouble)]
    assert len(titles) == 20
    assert titles[-1] == 'Funkce pri_zprave se 3krát zasekla, a tak ji server už nevolá.'
    anna.close()


def test_registration_that_fails_is_explained_and_may_be_tried_again_when_it_is_mended(serve, program):
    folder = program('def pri_registraci(vesmir, jmeno):\n    return vesmir.neni\n')
    serving = serve(folder=folder)
    anna = serving.client('Anna', register=False)
    trouble = anna.until(ServerTrouble)
    assert trouble.title == 'Funkce pri_registraci skončila chybou.'
    assert 'Přihlášení se nepovedlo' in anna.refused()
    mend(folder, serving)
    anna.client.connect()
    anna.until_state('ceka')
    anna.close()


def test_a_disconnect_that_fails_is_explained_to_who_is_left(serving):
    anna, eva = serving.client('Anna', 'goodbye'), serving.client('Eva', 'goodbye')
    eva.close()
    assert anna.until(ServerTrouble).title == 'Funkce pri_odpojeni skončila chybou.'
    assert anna.mails() == []
    anna.close()


def mend(folder, serving) -> None:
    """Save the solution over the broken file, and wait until the server has noticed."""
    text = (ROOT / 'reseni' / 'sedesatsest' / 'vesmir66.py').read_text(encoding='utf-8')
    (folder / 'vesmir66.py').write_text(text, encoding='utf-8')
    serving.hears('Program se změnil, server ho znovu načetl.')


def test_a_saved_file_is_in_force_at_once_with_the_same_state(serve, program):
    folder = program(RAISES)
    serving = serve(folder=folder)
    anna, petr = serving.client('Anna'), serving.client('Petr')
    petr.until_state('ceka')
    anna.mails()
    before = anna.view
    (folder / 'vesmir66.py').write_text('def pri_zprave(:\n', encoding='utf-8')
    serving.hears('Server běží dál s tím, co platilo předtím.')
    trouble = petr.until(ServerTrouble)
    assert 'vesmir66.py' in trouble.title
    assert trouble.lines[-1] == 'Server běží dál s tím, co platilo předtím.'
    anna.until(ServerTrouble)
    anna.send('hlas')
    assert 'udělala něco jiného' in anna.until(ServerTrouble).title
    mend(folder, serving)
    anna.send('hlas')
    assert not any(isinstance(event, ServerTrouble) for event in anna.events)
    anna.mails(), petr.mails()
    assert anna.view[8:10] == before[8:10]
    anna.send('serad')
    anna.mails()
    assert sorted(anna.view[1]) == sorted(before[1])
    anna.close(), petr.close()


@pytest.mark.whole(reason='waits for a server to see a saved file')
@pytest.mark.parametrize('line', ['raise KeyboardInterrupt', 'raise SystemExit', '1 / 0'])
def test_a_saved_file_with_a_line_that_fails_is_told_and_the_server_goes_on(serve, program, line):
    folder = program()
    serving = serve(folder=folder)
    anna = serving.client('Anna')
    with open(folder / 'vesmir66.py', 'a', encoding='utf-8') as file:
        file.write(f'\n{line}\n')
    serving.hears('Soubor vesmir66.py se nenačetl celý.')
    serving.hears('Hra pokračuje.')
    assert anna.mails() is not None
    anna.close()
