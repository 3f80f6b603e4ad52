"""The author's check: whether the parts of an exercise still fit together (`rozdej check`)."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Problem:
    """One thing that does not fit: where it is, what is wrong, how to mend it."""

    path: Path
    line: int
    what: str
    mend: str

    def shown(self, root: Path) -> str:
        """The problem in two lines, with the path as seen from the kit's root."""
        path = self.path.relative_to(root) if self.path.is_relative_to(root) else self.path
        place = f'{path}:{self.line}' if self.line else f'{path}'
        return f'{place}: {self.what}\n    {self.mend}'
