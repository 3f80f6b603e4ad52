"""What a process and all that it has started take together, and how all of it is ended."""

import subprocess
import sys

import pytest

from checks.processes import wait_for
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import OutOfMemory, ScriptFailed, TooSlow
from rozdej.core.student.limits import Limits
from rozdej.teacher.isolation import process_tree

pytestmark = pytest.mark.skipif(sys.platform != 'linux', reason='only Linux tells what a process has started')

MEGABYTE = 1024 * 1024
TREE = """
import os, sys, time
kept = bytearray(60 << 20)
kept[::4096] = bytes(len(kept[::4096]))
for _ in range(3):
    if os.fork() == 0:
        if os.fork() == 0:
            time.sleep(600)
        time.sleep(600)
print('jede', flush=True)
time.sleep(600)
"""
CROWD = """
import os, sys, time
def crowd(count, megabytes, seconds):
    ready, full = os.pipe()
    for number in range(count):
        if os.fork() == 0:
            kept = bytearray(megabytes << 20)
            kept[::4096] = bytes(len(kept[::4096]))
            os.write(full, b'.')
            time.sleep(600)
    while count:
        count -= len(os.read(ready, 1))
    time.sleep(seconds)
    return 'ok'
def slow():
    crowd(2, 1, 0)
    while True:
        pass
def fine():
    return 1
if __name__ == '__main__':
    print(crowd(*map(int, input().split())))
"""
FILES = """
import os, time
def crowd(count, seconds):
    try:
        for number in range(count):
            os.mkdir(f'/tmp/{number}')
        time.sleep(seconds)
    finally:
        for number in range(count):
            os.rmdir(f'/tmp/{number}')
    return 'ok'
"""
LONG = 600
"""Seconds that nobody waits: by then somebody has looked at what is taken."""

LIMITS = Limits(seconds_per_call=200.0, memory_bytes=150 * MEGABYTE, processes=16)
SLOW = Limits(seconds_per_call=0.5)


def assert_dead(processes):
    """They are, or will be within a moment: a signal takes its time."""
    wait_for(lambda: all(map(process_tree._is_dead, processes)))


@pytest.fixture
def tree():
    """A process with three children and three grandchildren that all share 60 MB."""
    process = subprocess.Popen([sys.executable, '-c', TREE], stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout is not None
    assert process.stdout.readline() == b'jede\n'
    wait_for(lambda: len(list(process_tree.descendants(process.pid))) >= 6)
    yield process
    process_tree.kill_tree(process.pid)
    process.communicate(timeout=300)


def test_children_and_their_children_are_found(tree):
    assert len(list(process_tree.descendants(tree.pid))) == 6
    assert list(process_tree.descendants(2**30)) == []


def test_memory_that_is_shared_counts_once_where_it_matters(tree):
    processes = [tree.pid, *process_tree.descendants(tree.pid)]
    assert 60 * MEGABYTE < process_tree.memory_of(processes, 100 * MEGABYTE) < 120 * MEGABYTE
    assert process_tree.memory_of(processes, 10_000 * MEGABYTE) > 7 * 60 * MEGABYTE  # a quick look counts it each time


def test_a_family_ends_to_the_last(tree):
    members = [tree.pid, *process_tree.descendants(tree.pid)]
    process_tree.kill_tree(tree.pid)
    tree.wait(300)
    assert_dead(members)


@pytest.mark.whole(reason='fills the memory that a program may have')
@pytest.mark.parametrize('pool', ['sandboxes', 'processes'])
def test_processes_that_keep_to_the_limit_one_by_one_may_not_exceed_it_together(remote, pool):
    program = remote(CROWD, pool, LIMITS)
    module = Facade(program, 'pokus')
    assert module.crowd(2, 40, 0.2) == 'ok'
    program.close()
    with pytest.raises(OutOfMemory):
        module.crowd(6, 40, LONG)
    assert module.fine() == 1
    with pytest.raises(ScriptFailed) as failed:
        program.run_script('pokus.py', (f'6 40 {LONG}',), {})
    assert type(failed.value.cause) is OutOfMemory
    assert module.fine() == 1


def test_files_without_contents_count_as_well(remote):
    """They are in memory, too, and none of them takes anything of what the sandbox's own files may take."""
    module = Facade(remote(FILES, limits=Limits(seconds_per_call=200.0, memory_bytes=64 * MEGABYTE)), 'pokus')
    assert module.crowd(1000, 0.2) == 'ok'
    with pytest.raises(OutOfMemory):
        module.crowd(63_000, LONG)


@pytest.mark.whole(reason='waits for the limit of a call')
@pytest.mark.parametrize('pool', ['sandboxes', 'processes'])
def test_what_a_hung_call_has_started_is_gone_before_the_next(remote, pool):
    program = remote(f'{CROWD}def number():\n    return os.getpid()\n', pool, SLOW)
    module = Facade(program, 'pokus')
    sandbox = program._worker.sandbox()
    assert module.fine() == 1
    assert not sandbox.has_company
    with pytest.raises(TooSlow):
        module.slow()
    members = list(process_tree.descendants(sandbox._process.pid))
    assert module.fine() == 1
    assert not program._worker.sandbox().has_company
    assert_dead(members)
