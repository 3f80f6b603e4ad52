"""A worker where no process can be copied: each order gets a process of its own, without a sandbox."""

import json
import os
import signal
import site
import socket
from pathlib import Path

from rozdej.core.system import SYSTEM
from rozdej.teacher.isolation.worker.orders import replace_standard_files, run_script, serve


def main(path: str) -> None:
    """Carry out the order in a file, which is removed first. The judge is asked for at the `port` of this computer."""
    order = json.loads(Path(path).read_bytes())
    os.remove(path)
    try:
        site.setquit()  # `quit` and `exit`, which Python defines only when it loads installed packages
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.chdir(order['home'])
        replace_standard_files()
        SYSTEM.limit_resources(order['limits'])
        if 'script' in order:
            run_script(order)
        else:
            connection = socket.create_connection(('127.0.0.1', order['port']))
            connection.sendall(order['token'].encode())
            serve(order, connection)
    finally:
        os._exit(0)
