"""What is around a grader, to be compared before and after: files and processes."""

import os
import re
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache
from pathlib import Path

import psutil

from checks import processes
from checks.cloned import git
from checks.running import ROOT

NOT_OURS = {'.git', '.venv', '__pycache__', '.pytest_cache', '.ruff_cache'}
"""What Git, Python and the checks themselves write into the kit's folder."""

RANDOM_PART = re.compile(r'(rozdej-[a-z]+-|tmp)[a-z0-9_]{8}')
"""The end of a temporary folder's name: a fresh worker waits in another one each time."""


def files_in(folder: Path, only_named: Callable[[str], bool] = lambda name: False) -> Counter:
    """All that is in a folder, with the times of changes; names made up by chance count as one.

    Of files that are `only_named` it tells no more.
    """
    found: Counter = Counter()
    waiting = ['']
    while waiting:
        inside = waiting.pop()
        with os.scandir(f'{folder}/{inside}') as entries:
            for entry in entries:
                if is_folder := entry.is_dir(follow_symlinks=False):
                    if entry.name in NOT_OURS:
                        continue
                    waiting.append(f'{inside}{entry.name}/')
                facts, name = entry.stat(follow_symlinks=False), f'{inside}{entry.name}'
                shown, by_chance = RANDOM_PART.subn(r'\1…', name)
                is_all = not (is_folder or only_named(name))
                size, when = (facts.st_size, 0 if by_chance else facts.st_mtime_ns) if is_all else (0, 0)
                found[shown, facts.st_mode, size, when] += 1
    return found


def kit_files() -> Counter:
    """The kit itself; of files that Git does not know, which may be a log of this run, only that they are there."""
    return files_in(ROOT, lambda name: name not in known_files())


@cache
def known_files() -> frozenset[str]:
    """The kit's files in Git."""
    return frozenset(git(ROOT, 'ls-files', '-z').split('\0'))


def commands_below(ancestor: int, besides: Collection[int] = ()) -> Counter:
    """Commands of all processes that this one started, and of those started by them; see `processes.below`."""
    commands: Counter = Counter()
    for process in processes.below(ancestor, besides):
        with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):  # it has just ended
            command = ' '.join(process.cmdline())[:200]
            commands['worker' if 'isolation.worker' in command else command] += 1
    return commands


def worked(ancestor: int) -> float:
    """Seconds of the processor that this process has used, with all that it started and that has ended since."""
    found = 0.0
    for number in (ancestor, *(process.pid for process in processes.below(ancestor))):
        with suppress(psutil.NoSuchProcess):
            found += sum(psutil.Process(number).cpu_times()[:4])
    return found


def settled_commands(ancestor: int, expected: Counter, seconds: float = 60.0, besides: Collection[int] = ()) -> Counter:
    """The same once they are as expected, or what they are when the time is up."""
    deadline = time.monotonic() + seconds
    while (now := commands_below(ancestor, besides)) != expected and time.monotonic() < deadline:
        time.sleep(0.02)
    return now


def steady_commands(ancestor: int) -> Counter:
    """The same once all of them wait: workers that are started ahead start others, however long that takes."""
    processes.come_to_rest(ancestor)
    return commands_below(ancestor)
