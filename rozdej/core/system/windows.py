"""Abilities of Windows: no signals and no limits, but locks, keys of its console, and what memory was taken."""

from __future__ import annotations

import ctypes
import msvcrt
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rozdej.core.system.base import BaseSystem

if TYPE_CHECKING:
    import asyncio

assert sys.platform == 'win32'


class Windows(BaseSystem):
    """Windows."""

    reading_flags = os.O_RDONLY | os.O_BINARY
    apart_flags = subprocess.CREATE_NEW_PROCESS_GROUP
    most_connections = 480  # `select` takes 512 sockets

    def lock_folder(self, path: Path) -> Callable[[], None]:
        # Windows locks no folders, and deletes no file that is open: so a file beside the folder is locked. The system
        # removes it when all who have it open have closed it, or have ended.
        if not path.is_dir():
            raise FileNotFoundError(f'{path}: no folder')
        file = os.open(path.with_name(f'{path.name}.lock'), os.O_RDWR | os.O_CREAT | os.O_TEMPORARY)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except BaseException:
            os.close(file)
            raise
        return lambda: os.close(file)

    def most_memory(self) -> int:
        # Two numbers of four bytes and eight sizes; the last one is what was taken at most.
        counters = (ctypes.c_size_t * (8 + 8 // ctypes.sizeof(ctypes.c_size_t)))()
        this = ctypes.c_void_p(-1)
        ctypes.WinDLL('kernel32').K32GetProcessMemoryInfo(this, counters, ctypes.sizeof(counters))
        return counters[-1]

    def event_loop(self) -> asyncio.AbstractEventLoop:
        import asyncio

        # The usual one never listens again when a connection is reset before it has been accepted.
        return asyncio.SelectorEventLoop()

    def typed_text(self) -> str:
        return ''.join(msvcrt.getwch() for _ in iter(msvcrt.kbhit, False))
