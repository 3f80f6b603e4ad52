# attacks: its own file and the kit's, which are changed while they are graded
# base: wrong
# hits: none
# verdicts: wrong value
# says: vrátil
import os

for path in ('/program/klondike.py', '/program/karty.py', '/player/rozdej/isolation/channel.py', os.__file__):
    try:
        os.chmod(path, 0o777)
    except OSError:
        pass
    try:
        os.remove(path)
    except OSError:
        pass
    try:
        with open(path, 'w') as file:
            file.write('def popis_balicku(balicek):\n    return "[Q ♥]"\n')
    except OSError:
        pass
