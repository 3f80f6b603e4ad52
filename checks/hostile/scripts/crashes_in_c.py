# attacks: Python itself, by reading where nothing is
# verdicts: ended the program
# says: skončil předčasně
# walls: no
import ctypes

ctypes.string_at(0)
