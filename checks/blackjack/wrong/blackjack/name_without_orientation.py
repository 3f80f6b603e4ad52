"""level 10: takes the card only"""


def jmeno_karty(karta):
    barvy = ['křížová', 'kárová', 'srdcová', 'piková']
    hodnoty = ['eso', 'dvojka', 'trojka', 'čtyřka', 'pětka', 'šestka', 'sedmička']
    hodnoty += ['osmička', 'devítka', 'desítka', 'kluk', 'dáma', 'král']
    return barvy[karta // 13] + ' ' + hodnoty[karta % 13]
