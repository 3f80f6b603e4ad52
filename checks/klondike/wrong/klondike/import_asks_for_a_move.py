"""level 1: asks for a move when imported"""

odkud = input('Odkud? ')
kam = input('Kam? ')
