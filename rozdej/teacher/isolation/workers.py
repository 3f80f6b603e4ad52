"""Workers, the processes that run students' programs, as this platform can start and confine them."""

import sys
from contextlib import closing

from rozdej.teacher.isolation.protection import NoSandbox

if sys.platform == 'linux':
    from rozdej.teacher.isolation.sandbox import SandboxPool, SandboxWorker
else:
    from rozdej.teacher.isolation.plain_workers import PlainPool as SandboxPool
    from rozdej.teacher.isolation.plain_workers import PlainWorker as SandboxWorker

__all__ = ['SandboxPool', 'SandboxWorker', 'describe_isolation']


def describe_isolation(sandboxed: bool) -> str:
    """Describe how programs are isolated here, for the settings of a run."""
    try:
        with closing(SandboxPool(sandboxed, ahead=0)) as pool:
            if not sandboxed:
                return f'reduced isolation: {pool.exposure.partition(".")[0]}'
            return f'sandboxed, {"in rooms of a warm sandbox" if pool.is_warm else "in a sandbox started for each"}'
    except NoSandbox:
        return 'sandboxed' if sandboxed else 'reduced isolation'
