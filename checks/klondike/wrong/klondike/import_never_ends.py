"""level 1: loops for ever when imported"""

tahy = 0
while tahy < 100:
    tah = 'UV'
