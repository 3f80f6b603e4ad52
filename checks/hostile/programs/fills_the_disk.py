# attacks: the disk, by large files, wherever something can be written
# base: right
# hits: none
# verdicts: none
# says: ^$
import os
import signal
import tempfile

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
for number in range(20 if not os.path.exists('/tmp/rozdej-hostile-0') else 0):
    try:
        with open(f'{tempfile.gettempdir()}/rozdej-hostile-{number}', 'wb') as file:
            file.write(bytes(6_000_000))
    except OSError:
        break
