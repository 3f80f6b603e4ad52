# attacks: random numbers, which are made the same every time
# base: right
# hits: 23
# verdicts: wrong value
# says: vrátil|balíč
import random

random.random = lambda: 0.0
random.shuffle = lambda values: None
shuffle = random.shuffle
