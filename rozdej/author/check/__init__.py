"""Checks that the parts of an exercise fit together (`rozdej check`)."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Problem:
    """Something that does not fit: where it is, what is wrong, how to fix it. Line 0 stands for the whole file."""

    path: Path
    line: int
    what: str
    fix: str

    def format(self, root: Path) -> str:
        """Return the problem in two lines, with the path relative to the kit's root."""
        path = self.path.relative_to(root) if self.path.is_relative_to(root) else self.path
        place = f'{path}:{self.line}' if self.line else f'{path}'
        return f'{place}: {self.what}\n    {self.fix}'
