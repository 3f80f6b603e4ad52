# attacks: the judge's memory, by error output without end
# verdicts: too much output
# says: vypisuje pořád dokola
# walls: no
while True:
    print('x' * 10_000, file=sys.stderr)
