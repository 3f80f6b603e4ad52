"""Commands in the documentation: found in its fenced blocks, each with the place where it stands."""

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r'^```(\w*)\n(.*?)^```$', re.MULTILINE | re.DOTALL)
SHELLS = ('bash', 'bat', 'console', 'sh', 'shell')


@dataclass(frozen=True)
class Command:
    """One line to type, the language of its block, and where it stands: file and line."""

    line: str
    language: str
    place: str


def commands(path: Path) -> list[Command]:
    """The commands of a Markdown file in their order; a prompt `$ ` is not part of one, nor a comment behind it.

    In a block with prompts the other lines are what the commands print.
    """
    text = path.read_text(encoding='utf-8')
    found = []
    for block in FENCE.finditer(text):
        if block[1] not in SHELLS:
            continue
        first = text.count('\n', 0, block.start(2)) + 1
        lines = block[2].splitlines()
        prompted = any(line.startswith('$ ') for line in lines)
        for number, line in enumerate(lines, start=first):
            typed = re.sub(r'\s+# .*', '', line.removeprefix('$ ')).strip()
            if typed and (line.startswith('$ ') or not prompted):
                found.append(Command(typed, block[1], f'{path.name}:{number}'))
    return found
