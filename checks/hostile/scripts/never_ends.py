# attacks: the time of others, by a loop
# verdicts: too slow
# says: Program neskončil
# walls: no
while True:
    pass
