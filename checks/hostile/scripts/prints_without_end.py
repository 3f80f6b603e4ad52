# attacks: the judge's memory, by printing without end
# verdicts: too much output
# says: vypisuje pořád dokola
# walls: no
while True:
    print('x' * 10_000)
