"""What the tests of the network share: folders with programs, servers in processes of their own, clients."""

from collections.abc import Iterator

import pytest

from checks.network.serving import Serving, wait_for_servers
from checks.running import ROOT, copy_solution

SOLUTION = ROOT / 'reseni' / 'sedesatsest'


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients wait for servers as tests do."""
    wait_for_servers(monkeypatch)


@pytest.fixture
def program(tmp_path):
    """`program(text)` is a folder with the solution of Šedesát šest and the text behind its vesmir66."""

    def make(text: str = ''):
        folder = copy_solution('sedesatsest', tmp_path / 'program')
        with open(folder / 'vesmir66.py', 'a', encoding='utf-8') as file:
            file.write('\n\n' + text)
        return folder

    return make


@pytest.fixture
def serve(tmp_path) -> Iterator:
    """`serve('--bot', 'weak')` is a server process, ended with the test, of the solution or of another folder."""
    started = []

    def start(*arguments, folder=SOLUTION) -> Serving:
        started.append(Serving('--impl', folder, *arguments, home=tmp_path))
        return started[-1]

    yield start
    for serving in started:
        serving.end()


@pytest.fixture(scope='module')
def server(tmp_path_factory) -> Iterator[Serving]:
    """A server process that the tests of a file share, each at a table of its own."""
    serving = Serving('--impl', SOLUTION, home=tmp_path_factory.mktemp('home'))
    yield serving
    said = serving.said
    serving.end()
    assert 'Traceback' not in said, said


@pytest.fixture
def at(server, request) -> Iterator:
    """`at('Anna')` is a client at this test's table of the shared server; all are closed at the end."""
    clients = []

    def sit(name: str, **how):
        clients.append(server.client(name, **{'table': f'{abs(hash(request.node.name)) % 10**15}', **how}))
        return clients[-1]

    yield sit
    for client in clients:
        client.close()


@pytest.fixture
def pair(at):
    """Anna, who begins, and Petr at a table of their own."""
    anna, petr = at('Anna'), at('Petr')
    anna.until_state('hraje')
    petr.until_state('ceka')
    anna.mails(), petr.mails()
    return anna, petr
