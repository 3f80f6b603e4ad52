"""What confines a process of a student's program, and what it could do nevertheless."""

from enum import IntFlag

NOBODY = 65534
SUBMISSIONS = '/submissions'
"""Where a warm worker sees the files of all submissions. In the namespaces of a submission it is empty."""

PROGRAM = '/program'
HOME = '/tmp'


class NoSandbox(Exception):
    """Workers cannot be sandboxed here. The message says what to do."""


class Protection(IntFlag):
    """What confines a process."""

    NAMESPACES = 1
    LANDLOCK = 2
    SIGNALS = 4
    """It cannot signal other processes."""
    FILTER = 8
    """A seccomp filter."""


PROTECTION_NAMES = {
    Protection.NAMESPACES: 'namespaces',
    Protection.LANDLOCK: 'Landlock',
    Protection.FILTER: 'a filter of system calls',
}
UNPROTECTED = (
    'A program that looks for tests and solutions on this machine finds them, and may have got all points with them; '
    'it may have read and changed your files too.'
)
ALL = Protection.NAMESPACES | Protection.LANDLOCK | Protection.FILTER


def describe_risks(got: Protection) -> str:
    """Describe in English what there was instead of a sandbox, and what programs could still do."""
    by = ' and '.join(name for protection, name in PROTECTION_NAMES.items() if protection in got)
    how = f'programs were shut in without bubblewrap, by {by} only.' if by else 'programs were not shut in at all.'
    if not got & (Protection.NAMESPACES | Protection.LANDLOCK):
        return f'{how} {UNPROTECTED}'
    others = not got & (Protection.NAMESPACES | Protection.SIGNALS)
    could = ['fill the disk', *['end your processes'] * others, *['use the network'] * (Protection.FILTER not in got)]
    return f'{how} They could not reach tests, solutions and your files; they could {" and ".join(could)}.'
