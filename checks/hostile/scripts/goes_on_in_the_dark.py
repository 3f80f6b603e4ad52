# attacks: whoever believes that it ended, by closing everything and going on
# verdicts: ended the program
# says: skončil předčasně
# walls: no
import os

os.closerange(0, 100)
while True:
    pass
