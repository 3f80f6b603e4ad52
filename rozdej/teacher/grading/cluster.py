"""Grades on other machines, with a cluster of dask.distributed.

Every machine needs the same kit and Python, and bubblewrap unless `--no-sandbox` is given.
"""

import threading
from concurrent.futures import Future

from distributed import Client
from distributed import Future as RemoteFuture
from distributed.comm import get_address_host_port

from rozdej import CannotRun
from rozdej.teacher.grading.result import Graded
from rozdej.teacher.grading.worker_pool import GradingFailed, Work, WorkerProcess

SECONDS_TO_ANSWER = 30
RETRIES = 3
"""How often work is given to another worker when its worker is gone."""

_mine = threading.local()


def grade_here(work: Work) -> Graded:
    """Grade in a separate process, one for each thread of the cluster's worker: graders cannot share a process."""
    if not hasattr(_mine, 'process'):
        _mine.process = WorkerProcess()
    return _mine.process.grade(work)


class Cluster:
    """The part of `concurrent.futures.Executor` that grading needs, for a cluster. Raises `CannotRun`."""

    def __init__(self, address: str):
        try:
            get_address_host_port(address)  # a client with a wrong address would complain again when it is deleted
        except ValueError as error:
            raise CannotRun(f'{address!r} is no address of a cluster ({error}): write tcp://host:8786') from None
        try:
            self._client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
        except OSError as error:
            raise CannotRun(f'no cluster answers at {address} ({error}): start one with "dask scheduler"') from None
        try:
            self._client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
        except TimeoutError:
            self._client.close()
            raise CannotRun(f'the cluster at {address} has no workers: start some with "dask worker"') from None

    @property
    def wanted(self) -> int:
        """How many submissions to hand out ahead, so that no worker is idle. Raises `CannotRun`."""
        try:
            return 3 * max(1, sum(self._client.nthreads().values()))
        except OSError:
            what_now = 'start it again and give the same command, what was graded is kept'
            raise CannotRun(f'the cluster does not answer any more: {what_now}') from None

    def submit(self, work: Work) -> 'Future[Graded]':
        """Grade in the background."""
        local: Future[Graded] = Future()
        local.set_running_or_notify_cancel()  # the cluster does not tell when it begins
        remote = self._client.submit(grade_here, work, pure=False, retries=RETRIES)
        remote.add_done_callback(lambda done: _hand_over(done, local))
        return local

    def close(self, at_once: bool = False) -> None:
        """Disconnect. The cluster drops unfinished work."""
        self._client.close()


def _hand_over(remote: RemoteFuture, local: 'Future[Graded]') -> None:
    try:
        local.set_result(remote.result())
    except (CannotRun, GradingFailed) as error:
        local.set_exception(error)
    except BaseException as error:  # failures of the cluster: killed workers, a scheduler that ended
        local.set_exception(GradingFailed(f'the cluster lost it ({type(error).__name__})'))
