# attacks: whoever reads the report on its end, by brackets without end
# verdicts: ended the program
# says: skončil předčasně
# walls: no
import os

hraj()
os.write(2, b'\0rozdej\0' + b'[' * 60_000)
os._exit(0)
