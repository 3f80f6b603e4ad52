"""What is around a grader, to be compared before and after: files and processes."""

import os
import re
import time
from collections import Counter
from pathlib import Path

from checks.running import ROOT

NOT_OURS = {'.git', '.venv', '__pycache__', '.pytest_cache', '.ruff_cache'}
"""What Git, Python and the checks themselves write into the kit's folder."""

RANDOM_PART = re.compile(r'(rozdej-[a-z]+-|tmp)[a-z0-9_]{8}')
"""The end of a temporary folder's name: a fresh player waits in another one each time."""


def files_in(folder: Path) -> Counter:
    """All that is in a folder, with the times of changes; names made up by chance count as one."""
    found: Counter = Counter()
    for top, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        for name in [*folders, *names]:
            path = Path(top, name)
            shown = str(path.relative_to(folder))
            is_chance = RANDOM_PART.search(shown)
            facts = path.lstat()
            when = 0 if is_chance or name in folders else facts.st_mtime_ns
            found[RANDOM_PART.sub(r'\1…', shown), facts.st_mode, 0 if name in folders else facts.st_size, when] += 1
    return found


def kit_files() -> Counter:
    """The kit itself."""
    return files_in(ROOT)


def processes_below(ancestor: int) -> Counter:
    """Commands of all processes that this one started, and those started by them."""
    parents, commands = {}, {}
    for entry in os.listdir('/proc'):
        if entry.isdigit():
            try:
                facts = Path('/proc', entry, 'stat').read_text(encoding='utf-8', errors='replace').rpartition(')')[2]
                command = Path('/proc', entry, 'cmdline').read_bytes().replace(b'\0', b' ')[:200]
            except OSError:
                continue
            parents[int(entry)] = int(facts.split()[1])
            commands[int(entry)] = b'player' if b'isolation.player' in command else command
    found = {ancestor}
    while more := {number for number, parent in parents.items() if parent in found} - found:
        found |= more
    return Counter(commands[number] for number in found - {ancestor})


def settled_processes(ancestor: int, expected: Counter, seconds: float = 10.0) -> Counter:
    """The processes once there are no more than expected, or what there is when the time is up."""
    deadline = time.monotonic() + seconds
    while (now := processes_below(ancestor)) != expected and time.monotonic() < deadline:
        time.sleep(0.02)
    return now
