"""Temporary folders: whose process was killed, its folders go at the next start; nobody else's do."""

import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import pytest

from rozdej.core.student import temporary_folders
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale

KILLED = """
import sys
from rozdej.core.student.temporary_folders import LockedTempDir
folder = LockedTempDir('kit')
(folder.path / 'klondike.py').write_text('x = 1')
print(folder.path, flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def own_place(tmp_path, monkeypatch):
    """Temporary folders are made and looked for here."""
    monkeypatch.setattr(tempfile, 'tempdir', str(tmp_path))
    return tmp_path


def make_old(path):
    long_ago = time.time() - 2 * temporary_folders.NEW
    os.utime(path, (long_ago, long_ago))


@pytest.fixture
def abandoned(own_place):
    """A folder of a process that was killed."""
    environment = {**os.environ, 'TMPDIR': str(own_place)}
    command = [sys.executable, '-c', KILLED]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        path = Path(killed.stdout.readline().rstrip())
        killed.kill()
        killed.communicate()  # Windows ends the Python of an environment a moment after its launcher
    assert path.parent == own_place
    return path


def descriptors_of(path):
    """This process's descriptors of the folder: their number alone changes with what other threads open."""
    found = []
    for number in os.listdir('/proc/self/fd'):
        with suppress(OSError):  # it was that of this very list
            found += [number] if os.readlink(f'/proc/self/fd/{number}').startswith(str(path)) else []
    return found


def test_a_folder_that_was_removed_is_not_held_any_longer():
    with LockedTempDir('work') as path:
        assert path.is_dir()
        assert len(descriptors_of(path)) == 1
    assert not path.exists()
    assert not descriptors_of(path)


def test_a_killed_process_leaves_nothing_behind_for_long(abandoned):
    remove_stale()
    assert abandoned.exists()  # too new: it might have been made this very moment
    make_old(abandoned)
    remove_stale()
    assert not abandoned.exists()


def test_nothing_is_left_of_a_folder_whose_lock_others_try_just_when_it_is_removed(own_place, monkeypatch):
    folder = LockedTempDir('kit')
    make_old(folder.path)
    close, first = os.close, iter([folder.remove])

    def close_later(file):  # for Windows keeps a file that others have open
        next(first, bool)()
        close(file)

    monkeypatch.setattr(os, 'close', close_later)
    remove_stale()
    assert [*own_place.iterdir()] == []


def test_a_folder_that_another_process_goes_on_with_stays(abandoned):
    make_old(abandoned)
    folder = LockedTempDir('kit', abandoned)
    remove_stale()
    assert abandoned.exists()
    folder.remove()
    assert not abandoned.exists()


def test_folders_of_the_living_and_of_others_stay(own_place):
    mine = LockedTempDir('kit')
    other, link = own_place / 'rozdej-other-abcdefgh', own_place / 'rozdej-kit-abcdefgh'
    other.mkdir()
    link.symlink_to(other)
    for path in (mine.path, other):
        make_old(path)
    remove_stale()
    assert mine.path.exists()
    assert other.exists()
    mine.remove()
    assert not mine.path.exists()
