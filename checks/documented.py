"""Finds the commands in papers, in fenced blocks and between words, each with its place."""

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r'^(`{3,})(\w*)\n(.*?)^\1$', re.MULTILINE | re.DOTALL)
SHELLS = ('bash', 'bat', 'console', 'sh', 'shell')
SPAN = re.compile(r'(?<!`)`((?:[A-Z]+=\S+ )?(?:dask|pip|pytest|python3?|rozdej|ruff|sudo) [^`\n]+)`(?!`)')


@dataclass(frozen=True)
class Command:
    """A line to type, the language of its block ('' between words), its place, and the output that the paper shows."""

    line: str
    language: str
    place: str
    printed: str = ''


def commands(path: Path) -> list[Command]:
    """Find the commands in the blocks of a Markdown file, without prompts `$ ` and comments.

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
    """Find the commands between the words of a Markdown file: those with an argument."""
    text = path.read_text(encoding='utf-8')
    words = FENCE.sub(lambda block: '\n' * block[0].count('\n'), text)
    return [
        Command(span[1], '', f'{path.name}:{words.count(chr(10), 0, span.start()) + 1}')
        for span in SPAN.finditer(words)
    ]
