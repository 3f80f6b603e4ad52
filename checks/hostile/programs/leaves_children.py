# attacks: the machine, by children that go on when the program is done
# base: right
# hits: none
# verdicts: none
# says: ^$
import subprocess
import sys

for number in range(3):
    try:
        subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'], start_new_session=True)
    except OSError:
        break
