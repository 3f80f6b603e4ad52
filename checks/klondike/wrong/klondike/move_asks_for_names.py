"""level 100: asks for the letters inside the function"""


def udelej_tah(hra):
    odkud = input('Odkud? ')
    kam = input('Kam? ')
    hra[kam].append(hra[odkud].pop())
