# attacks: nothing: a game that goes on asking when there are no more lines
# verdicts: raised
# says: ptá se ještě dál
# walls: no
while True:
    input('Příkaz? ')
