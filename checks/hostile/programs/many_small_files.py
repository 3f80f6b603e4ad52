# attacks: the file system, by thousands of names
# base: right
# hits: none
# verdicts: none
# says: ^$
import os

for number in range(3000 if not os.path.exists('/tmp/rozdej-hostile-0') else 0):
    try:
        os.close(os.open(f'/tmp/rozdej-hostile-{number}', os.O_CREAT))
    except OSError:
        break
