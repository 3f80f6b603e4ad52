"""level 11: prints the name instead of returning it
says: Místo print použij return."""

barvy = ['křížov', 'károv', 'srdcov', 'pikov']
hodnoty = ['é eso', 'á dvojka', 'á trojka', 'á čtyřka', 'á pětka', 'á šestka', 'á sedmička']
hodnoty += ['á osmička', 'á devítka', 'á desítka', 'ý kluk', 'á dáma', 'ý král']


def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        print('karta rubem nahoru')
    else:
        print(barvy[karta // 13] + hodnoty[karta % 13])
