"""Commands in the documentation: found in its fenced blocks and between its words, each with its place."""

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r'^(`{3,})(\w*)\n(.*?)^\1$', re.MULTILINE | re.DOTALL)
SHELLS = ('bash', 'bat', 'console', 'sh', 'shell')
SPAN = re.compile(r'(?<!`)`((?:[A-Z]+=\S+ )?(?:dask|pip|pytest|python3?|rozdej|ruff|sudo) [^`\n]+)`(?!`)')


@dataclass(frozen=True)
class Command:
    """One line to type, the language of its block ('' between words), where it stands, and what it is said to print."""

    line: str
    language: str
    place: str
    printed: str = ''


def commands(path: Path) -> list[Command]:
    """The commands in the blocks of a Markdown file in their order; neither a prompt `$ ` nor a comment is part of one.

    In a block with prompts the other lines are what the commands print. A block inside another one is its text.
    """
    text = path.read_text(encoding='utf-8')
    found = []
    for block in FENCE.finditer(text):
        if block[2] not in SHELLS:
            continue
        first = text.count('\n', 0, block.start(3)) + 1
        lines = block[3].splitlines()
        prompted = any(line.startswith('$ ') for line in lines)
        for number, line in enumerate(lines):
            typed = re.sub(r'\s+# .*', '', line.removeprefix('$ ')).strip()
            if typed and (line.startswith('$ ') or not prompted):
                after = lines[number + 1 :] if prompted else []
                end = next((index for index, other in enumerate(after) if other.startswith('$ ')), len(after))
                printed = '\n'.join(after[:end])
                found.append(Command(typed, block[2], f'{path.name}:{first + number}', printed))
    return found


def mentioned(path: Path) -> list[Command]:
    """The commands that stand between the words of a Markdown file: those with something typed behind them."""
    text = path.read_text(encoding='utf-8')
    words = FENCE.sub(lambda block: '\n' * block[0].count('\n'), text)
    return [
        Command(span[1], '', f'{path.name}:{words.count(chr(10), 0, span.start()) + 1}')
        for span in SPAN.finditer(words)
    ]
