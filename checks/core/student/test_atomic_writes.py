"""Files that are written whole or not at all."""

import os
from types import SimpleNamespace

import pytest

from rozdej.core.student import atomic_writes
from rozdej.core.student.atomic_writes import TRIES, write_atomically


@pytest.fixture
def held(monkeypatch):
    """`held(n)`: the next n times another program holds the file, as an antivirus does on Windows."""
    replace, pauses = os.replace, []

    def hold(times: int) -> list[float]:
        def refuse(made, place):
            if len(pauses) < times:
                raise PermissionError(13, 'The process cannot access the file', str(place))
            replace(made, place)

        monkeypatch.setattr(os, 'replace', refuse)
        monkeypatch.setattr(atomic_writes, 'time', SimpleNamespace(sleep=pauses.append))  # other threads sleep, too
        return pauses

    return hold


def test_a_file_is_written_with_its_folder_and_replaced(tmp_path):
    path = tmp_path / 'here' / 'file'
    write_atomically(path, b'old')
    write_atomically(path, b'new')
    assert [*path.parent.iterdir()] == [path]
    assert path.read_bytes() == b'new'


@pytest.mark.skipif(os.name == 'nt', reason='files have no such rights there')
def test_a_file_of_its_own_is_never_anybody_elses(tmp_path):
    write_atomically(tmp_path / 'file', b'x', 0o600)
    assert (tmp_path / 'file').stat().st_mode & 0o777 == 0o600


def test_a_file_that_others_hold_for_a_moment_is_waited_for(tmp_path, held):
    pauses = held(TRIES - 1)
    write_atomically(tmp_path / 'file', b'x')
    assert (tmp_path / 'file').read_bytes() == b'x'
    assert len(pauses) == TRIES - 1


def test_a_file_that_others_keep_stays_as_it_was_and_is_told(tmp_path, held):
    (tmp_path / 'file').write_bytes(b'old')
    pauses = held(TRIES + 1)
    with pytest.raises(PermissionError) as refused:
        write_atomically(tmp_path / 'file', b'new')
    assert refused.value.filename == str(tmp_path / 'file')
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [('file', b'old')]
    assert sum(pauses) < 2
