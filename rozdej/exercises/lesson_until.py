"""A lesson up to a level, for a class that is not further yet: in a handout and on its web page alike."""

import re

from rozdej.exercises.lesson import FENCE, HEADING, LEVEL_LINE, PART, Level

FRONT = re.compile(r'\A---\n')
LEVEL_OPTION = re.compile(r'(?<=--level )\d+')


def lesson_until(text: str, until: int) -> str:
    """The lesson's text up to the end of the section that has the level, and its last section: the thanks.

    A lesson that begins with later levels keeps what stands before the section of the first of them. Its commands
    run no later levels. Where a level is missing that the finished exercise needs, the front matter says so.
    """
    parts = _sections(text)
    lowest = [min(map(_level_of, filter(_level_of, part)), default=None) for part in parts]
    begun = [index for index, level in enumerate(lowest) if level is not None and level <= until]
    first = next((index for index, level in enumerate(lowest) if level is not None), len(parts))
    kept = parts[: begun[-1] + 1 if begun else first]
    if len(kept) < len(parts):
        kept = [*kept, parts[-1]]
    lines = [line for part in kept for line in part if _level_of(line) <= until]
    cut = commands_until(''.join(lines), max(map(_level_of, lines), default=0) or until)
    missing = any(_level_of(line) > until and not _is_voluntary(line) for part in parts for line in part)
    return FRONT.sub(rf'\g<0>{PART} {until}\n', cut) if missing else cut


def commands_until(text: str, until: int) -> str:
    """The text with no higher level than this one behind any `--level`."""
    return LEVEL_OPTION.sub(lambda option: str(min(int(option[0]), until)), text)


def _sections(text: str) -> list[list[str]]:
    """The lines of each section, line ends included; first what stands above the first second-level heading."""
    parts: list[list[str]] = [[]]
    is_code = False
    for line in text.splitlines(keepends=True):
        heading = HEADING.fullmatch(line.rstrip('\n'))
        if FENCE.fullmatch(line.rstrip('\n')):
            is_code = not is_code
        elif heading and heading[1] == '##' and not is_code:
            parts.append([])
        parts[-1].append(line)
    return parts


def _level_of(line: str) -> int:
    level = LEVEL_LINE.fullmatch(line.rstrip('\n'))
    return int(level[1]) if level else 0


def _is_voluntary(line: str) -> bool:
    level = LEVEL_LINE.fullmatch(line.rstrip('\n'))
    return level is not None and Level(int(level[1]), level[2], '', 0).is_voluntary
