"""A lesson up to a level, for a class that is not further yet: in a handout and on its web page alike."""

import re
from collections.abc import Iterable, Sequence

from rozdej.core.exercises.lesson import (
    FENCE,
    HEADING,
    LEVEL_LINE,
    MILESTONE,
    PART,
    file_name,
    is_voluntary,
    logical_lines,
)

FRONT = re.compile(r'\A---\n')
LEVEL_OPTION = re.compile(r'(?<=--level )\d+')


def lesson_until(files: Sequence[str], until: int) -> list[str]:
    """The texts of the files up to the end of the section that has the level, and the last section: the thanks.

    A lesson that begins with later levels keeps what stands before the section of the first of them. What follows the
    last level of a file is kept with it. Commands run no later levels, no paragraph leads to a file that is gone.
    Where a level is missing that the finished exercise needs, the first front matter says so.
    """
    parts = [(number, part) for number, text in enumerate(files) for part in _sections(text)]
    levels = [[level for line in part if (level := _level_of(line))] for _, part in parts]
    begun = [index for index, found in enumerate(levels) if min(found, default=until + 1) <= until]
    first = next((index for index, found in enumerate(levels) if found), len(parts))
    end = begun[-1] + 1 if begun else first
    last = parts[end - 1][0]
    own = [index for index, (number, _) in enumerate(parts) if number == last]
    if all(level <= until for index in own for level in levels[index]):
        end = own[-1] + 1
    kept = parts[:end]
    if end < len(parts):
        kept = [*kept, (last, parts[-1][1])]
    highest = max((level for found in levels[:end] for level in found if level <= until), default=until)
    gone = [file_name(number) for number in range(last + 1, len(files))]
    texts = [''] * (last + 1)
    for number, part in kept:
        section = ''.join(line for line in part if max(_level_of(line), _level_of(line, MILESTONE)) <= until)
        texts[number] += _without_links(commands_until(section, highest), gone)
    missing = any(_level_of(line) > until and not _is_voluntary(line) for _, part in parts for line in part)
    return [FRONT.sub(rf'\g<0>{PART} {until}\n', texts[0]), *texts[1:]] if missing else texts


def _without_links(text: str, gone: list[str]) -> str:
    """The text without paragraphs that lead to these files."""
    paragraphs = re.split(r'(?<=\n\n)', text)
    return ''.join(words for words in paragraphs if not any(f']({name})' in words for name in gone))


def without_sections(text: str, gone: Iterable[str]) -> str:
    """The text without those sections that have no level and run one of these files, which are gone."""
    sections = (part for part in _sections(text) if any(map(_level_of, part)) or not _runs(''.join(part), gone))
    return ''.join(line for part in sections for line in part)


def _runs(text: str, files: Iterable[str]) -> bool:
    return any(f'python {file}\n' in text for file in files)


def commands_until(text: str, until: int) -> str:
    """The text with no higher level than this one behind any `--level`."""
    return LEVEL_OPTION.sub(lambda option: str(min(int(option[0]), until)), text)


def _sections(text: str) -> list[list[str]]:
    """The lines of each section, line ends included; first what stands above the first second-level heading."""
    parts: list[list[str]] = [[]]
    is_code = False
    for line in logical_lines(text):
        heading = HEADING.fullmatch(line)
        if FENCE.fullmatch(line):
            is_code = not is_code
        elif heading and heading[1] == '##' and not is_code:
            parts.append([])
        parts[-1].append(f'{line}\n')
    return parts


def _level_of(line: str, pattern: re.Pattern[str] = LEVEL_LINE) -> int:
    """The level that a line is about; 0 for none."""
    level = pattern.fullmatch(line.rstrip('\n'))
    return int(level[1]) if level else 0


def _is_voluntary(line: str) -> bool:
    level = LEVEL_LINE.fullmatch(line.rstrip('\n'))
    return level is not None and is_voluntary(level[2])
