"""level 91: letters and numbers around the plan"""


def popis_plan(plan):
    radky = []
    for cislo in range(8, -1, -1):
        radky.append('abcdefghi'[cislo] + ' ' + ' '.join(plan[cislo]))
    radky.append('  1 2 3 4 5 6 7 8 9')
    return '\n'.join(radky)
