"""level 91: a space behind the last cell
says: Liší se to jen mezerami nebo konci řádků.
"""


def popis_plan(plan):
    radky = []
    for rada in reversed(plan):
        radek = ''
        for policko in rada:
            radek += policko + ' '
        radky.append(radek)
    return '\n'.join(radky)
