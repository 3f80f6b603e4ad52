# attacks: the end itself, by leaving without a word
# verdicts: ended the program
# says: skončil předčasně
# walls: no
import os

os._exit(0)
