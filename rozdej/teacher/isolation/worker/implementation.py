"""The student's files as the player finds them: one folder, put together by the judge."""

from pathlib import Path
from types import SimpleNamespace

from rozdej.core.student.source import SourceFile, files_of


class Files:
    """What `Program` wants to know of an implementation; nothing else of the kit is here to be asked.

    `modules` are the names that can be imported, `untouched` those of them that are given files, as they
    were given; `functions` are those that the lesson asks for.
    """

    def __init__(self, folder: Path, modules: list[str], untouched: list[str], functions: list[str]):
        self.folder = folder
        self.modules = tuple(modules)
        self._untouched = frozenset(untouched)
        self.exercise = SimpleNamespace(lesson=SimpleNamespace(signatures=dict.fromkeys(functions)))
        places = ((name, path) for name in modules for path in files_of(folder, name))
        self._sources = {name: SourceFile(path) for name, path in places if path.is_file()}
        self._modules = {str(source.path): name for name, source in self._sources.items()}

    def source(self, module: str) -> SourceFile | None:
        """The file of the module; None when there is none."""
        return self._sources.get(module)

    def is_given(self, module: str) -> bool:
        """Whether the file of the module is the given one, as it was given."""
        return module in self._untouched

    def hidden(self, module: str) -> None:
        """A file that hides a module of Python: the judge sees to that, and gives the player no such file."""

    def owns(self, filename: str) -> bool:
        """Whether code from `filename` is the student's."""
        return self.module_of(filename) is not None

    def module_of(self, filename: str) -> str | None:
        """The module that a file is; None for a file of somebody else."""
        return self._modules.get(filename)
