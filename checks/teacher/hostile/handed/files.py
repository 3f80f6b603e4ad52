"""Links, and things that are no files."""

import os
import socket
import stat
from pathlib import Path

from checks.teacher.hostile.handed.submission import FINE, NOTHING, SOLUTION, UNREADABLE, hand_in, handed_in


@handed_in(UNREADABLE, NOTHING)
def link_to_a_neighbour(folder: Path, student: str) -> None:
    """Somebody else's program, by a symbolic link."""
    (folder / student).mkdir()
    (folder / student / 'klondike.py').symlink_to('../Adam/klondike.py')


@handed_in(UNREADABLE, NOTHING)
def link_to_the_system(folder: Path, student: str) -> None:
    """A file of the system, shown in the feedback by a symbolic link."""
    (folder / student).mkdir()
    (folder / student / 'klondike.py').symlink_to('/etc/passwd')


@handed_in(UNREADABLE, NOTHING)
def link_to_the_solution(folder: Path, student: str) -> None:
    """The kit's own solution, by a symbolic link instead of a folder."""
    from checks.running import ROOT

    (folder / student).mkdir()
    (folder / student / 'src').symlink_to(ROOT / 'reseni' / 'klondike')


@handed_in(UNREADABLE, NOTHING)
def links_in_a_circle(folder: Path, student: str) -> None:
    """Whoever walks through folders, by links that lead back up."""
    (folder / student).mkdir()
    (folder / student / 'klondike').symlink_to('..')
    (folder / student / 'klondike.py').symlink_to('klondike.py')


@handed_in(FINE, '')
def hard_link(folder: Path, student: str) -> None:
    """Somebody else's program, by a hard link: that is a file like any other."""
    (folder / student).mkdir()
    os.link(folder / 'Adam' / 'klondike.py', folder / student / 'klondike.py')


@handed_in(UNREADABLE, NOTHING)
def pipe(folder: Path, student: str) -> None:
    """Whoever opens files, by a pipe that nobody writes into."""
    (folder / student).mkdir()
    os.mkfifo(folder / student / 'klondike.py')


@handed_in(UNREADABLE, NOTHING)
def listening_socket(folder: Path, student: str) -> None:
    """Whoever opens files, by a socket."""
    (folder / student).mkdir()
    before = os.getcwd()
    os.chdir(folder / student)  # the name of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.bind('klondike.py')
    finally:
        os.chdir(before)


@handed_in(UNREADABLE, NOTHING)
def device(folder: Path, student: str) -> None:
    """Whoever reads files, by a device that never ends (a pipe, where only administrators make devices)."""
    (folder / student).mkdir()
    try:
        os.mknod(folder / student / 'klondike.py', 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    except OSError:
        os.mkfifo(folder / student / 'klondike.py')


@handed_in(UNREADABLE, NOTHING)
def folder_of_that_name(folder: Path, student: str) -> None:
    """Whoever opens files, by a folder klondike.py."""
    (folder / student / 'klondike.py').mkdir(parents=True)


@handed_in(FINE, '')
def ten_thousand_files(folder: Path, student: str) -> None:
    """Whoever looks through files, by 10,000 of them beside the program."""
    hand_in(folder, student)
    (folder / student / 'x').mkdir()
    for number in range(10_000):
        (folder / student / 'x' / f'{number}.py').touch()


@handed_in(UNREADABLE, NOTHING)
def folders_without_end(folder: Path, student: str) -> None:
    """Whoever walks through folders, by a hundred in each other."""
    path = folder / student
    for _ in range(100):
        path = path / 'd'
    path.mkdir(parents=True)
    (path / 'klondike.py').write_text(SOLUTION)


@handed_in(UNREADABLE, 'nejdou přečíst')
def far_too_long(folder: Path, student: str) -> None:
    """Memory, by a file of hundreds of megabytes (with nothing in it, so that it takes no room here)."""
    with open(hand_in(folder, student), 'r+b') as file:
        file.truncate(500_000_000)
