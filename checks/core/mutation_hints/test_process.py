"""The process in which changed programs run: what it finds, and what they cannot do there."""

import os
import subprocess
import sys

import pytest

from rozdej.core.mutation_hints import PlaceToLook, process
from rozdej.core.mutation_hints.process import KIT, look, steps_of, steps_of_test
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.subprocesses import Finished


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Whoever asks waits as long as a busy machine needs: how long that is, is not what is tested."""
    monkeypatch.setattr(process, 'waiting_limit', lambda seconds: 300.0)


def test_a_line_is_found_and_nothing_is_written_by_changed_programs(cviceni, written, tmp_path):
    """Each of these lines is reached only by a changed program; the last is what mends it."""
    writing = """\
def pozdrav(jmeno):
    if len(jmeno) > 9:
        open(r'{0}/a.txt', 'w').write('a')
    if not jmeno:
        import os
        os.mkdir(r'{0}/b')
        os.remove(r'{0}/stays.txt')
    if jmeno == '':
        import pathlib
        pathlib.Path(r'{0}/c.txt').write_text('c')
    if jmeno == 'x':
        import subprocess, sys
        subprocess.run([sys.executable, '-c', 'open("d.txt", "w")'], cwd=r'{0}')
    return 'ahoj, ' + jmeno"""
    own = tmp_path / 'own'
    own.mkdir()
    (own / 'stays.txt').write_text('a')
    folder = written(writing.replace('{0}', str(own)))
    before = sorted(folder.iterdir())
    assert look(cviceni, folder, 51) == PlaceToLook(str(folder / 'cviceni.py'), 'pozdrav', [53])
    assert [path.name for path in own.iterdir()] == ['stays.txt']
    assert sorted(folder.iterdir()) == before


def test_a_program_that_writes_as_it_is_does_not_write_again(cviceni, written, tmp_path):
    folder = written(f"def pozdrav(jmeno):\n    open(r'{tmp_path}/a.txt', 'a').write('x')\n    return 'ahoj, ' + jmeno")
    assert look(cviceni, folder, 51) is None
    assert not (tmp_path / 'a.txt').exists()


def test_a_call_is_followed_and_the_program_changes_nothing(cviceni, written, tmp_path):
    """The first call of the test is made, too, but only the second is followed; what would be written is refused."""
    folder = written(
        'def kousek(seznam, kde):\n    znam.append(kde)\n    return seznam[kde : kde + len(znam)]', head='znam = [0]'
    )
    implementation = Implementation(cviceni, folder)
    test = 'tests/cviceni/test_cviceni.py::test_61a'
    assert steps_of(implementation, test, 2, 'wrong', (100, 40))[1:] == [
        '    40 def kousek(seznam, kde):                 │ seznam = [1, 2, 3]  kde = 0',
        '    41     znam.append(kde)                     │ znam += [0]',
        '    42     return seznam[kde : kde + len(znam)] │ vrací [1, 2, 3]',
    ]
    assert steps_of(implementation, test, 3, 'wrong', (100, 40)) == []
    writing = f"def kousek(seznam, kde):\n    open(r'{tmp_path}/a.txt', 'w').write('a')\n    return seznam"
    implementation = Implementation(cviceni, written(writing))
    assert steps_of(implementation, test, 1, 'wrong', (100, 40)) == [], 'it ends in another way than it did'
    assert not (tmp_path / 'a.txt').exists()


def test_a_test_of_its_own_is_followed_wherever_it_lies(cviceni, written):
    implementation = Implementation(cviceni, written('def pozdrav(jmeno):\n    return "Ahoj, " + jmeno'))
    told = steps_of_test(implementation, 'def test_a(cviceni):\n    cviceni.pozdrav("Ivo")\n', (100, 40))
    assert told[1:] == [
        "    40 def pozdrav(jmeno):         │ jmeno = 'Ivo'",
        '    41     return "Ahoj, " + jmeno │ vrací \'Ahoj, Ivo\'',
    ]


@pytest.mark.parametrize(
    'done',
    ['', 'null', 'no answer', '[1]'],
)
def test_what_is_no_answer_says_nothing(cviceni, tmp_path, monkeypatch, done):
    monkeypatch.setattr(process, 'run', lambda *_, **__: Finished(done.encode(), b'', 0))
    assert look(cviceni, tmp_path, 11) is None


def test_who_waits_too_long_says_nothing(cviceni, tmp_path, monkeypatch):
    def run(command, seconds, **_):
        assert seconds == 300.0
        return Finished(b'["a.py", "f", [1]]\n', b'', None)

    monkeypatch.setattr(process, 'run', run)
    assert look(cviceni, tmp_path, 11) is None


def ended(code: str, seconds: float = 500.0) -> int:
    """The exit code of a process that is watched and runs this; it has so many seconds."""
    start = f'import sys; sys.path.append({str(KIT)!r}); from rozdej.core.mutation_hints import service'
    start += f'; service.HINT_SECONDS = {seconds}'
    watched = f'{start}; import threading; threading.Thread(target=service._end_in_time, daemon=True).start()'
    return subprocess.run([sys.executable, '-P', '-c', f'{watched}\n{code}\nsys.exit(7)'], timeout=400).returncode


def test_the_process_ends_with_its_time():
    assert ended('while True: pass', 0.3) == 1
    assert ended('') == 7


@pytest.mark.whole(reason='waits until the time is up')
@pytest.mark.skipif(os.name != 'posix', reason='the system ends it only there')
def test_it_ends_too_when_no_thread_gets_a_turn():
    assert ended('service.limit_memory_and_time()\nsum(range(10**12))', 1.0) < 0


@pytest.mark.skipif(sys.platform != 'linux', reason='the system refuses memory only there')
def test_memory_has_a_limit():
    assert ended('service.limit_memory_and_time()\ntry: [0] * 10**9\nexcept MemoryError: sys.exit(3)') == 3


def test_who_takes_too_much_memory_where_nothing_refuses_it_is_ended(monkeypatch):
    """Its time would be up much later than that of this test."""
    assert ended('service.SYSTEM.most_memory = lambda: service.HINT_BYTES\nwhile True: pass') == 1
