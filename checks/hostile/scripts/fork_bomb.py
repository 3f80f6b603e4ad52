# attacks: the machine, by processes that make processes
# verdicts: too slow, raised, ended the program
# says: Program (neskončil|skončil)
# walls: yes
import os

while True:
    try:
        os.fork()
    except OSError:
        pass
