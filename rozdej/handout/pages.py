"""The lessons as web pages in a handout, made of what is handed out and of nothing else."""

import tempfile
from pathlib import Path

from rozdej.exercises import Exercise
from rozdej.handout.writing import CannotHandOut

FOLDER = 'stranky'


def pages(files: dict[str, bytes], names: list[str]) -> dict[str, bytes]:
    """The pages of the lessons that are in the files of a handout, by their paths in it.

    They are built from these files alone, so nothing can be in them that is not handed out: no later level, no hint
    of one, no solution. The same files give the same pages. Raises `CannotHandOut`.
    """
    from rozdej.site import SiteError, build  # it needs much that nothing else here does

    with tempfile.TemporaryDirectory() as temporary:
        root, site = Path(temporary) / 'handout', Path(temporary) / 'pages'
        for path, data in files.items():
            if path == 'README.md' or path.startswith('zadani/'):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_bytes(data)
        try:
            build([Exercise(name, root) for name in names], site, guide=root / 'README.md')
        except SiteError as error:
            raise CannotHandOut(str(error)) from None
        made = (path for path in site.rglob('*') if path.is_file())
        return {f'{FOLDER}/{path.relative_to(site).as_posix()}': path.read_bytes() for path in made}
