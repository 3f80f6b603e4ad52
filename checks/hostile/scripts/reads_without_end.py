# attacks: the time of others, by asking for input whatever comes
# verdicts: too slow
# says: Program neskončil
# walls: no
while True:
    try:
        input()
    except EOFError:
        pass
