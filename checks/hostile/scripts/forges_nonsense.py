# attacks: whoever reads the report on its end, by nonsense in it
# verdicts: ended the program
# says: skončil předčasně
# walls: no
import os

hraj()
os.write(2, b'\0rozdej\0{"asked_too_much": [], "error": {}, "place": [[1], "x", null], "stopped": [{}]}')
os._exit(0)
