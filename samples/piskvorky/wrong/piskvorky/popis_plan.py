"""level 90: takes no plan"""
def popis_plan():
    return '_ _ _ _ _ _ _ _ _'


"""level 91: prints the plan and returns nothing"""
def popis_plan(plan):
    for rada in reversed(plan):
        print(' '.join(rada))


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


"""level 91: letters and numbers around the plan"""
def popis_plan(plan):
    radky = []
    for cislo in range(8, -1, -1):
        radky.append('abcdefghi'[cislo] + ' ' + ' '.join(plan[cislo]))
    radky.append('  1 2 3 4 5 6 7 8 9')
    return '\n'.join(radky)


"""level 92: turns the plan itself round"""
def popis_plan(plan):
    plan.reverse()
    return '\n'.join(' '.join(rada) for rada in plan)


"""level 92: row a on the top line"""
def popis_plan(plan):
    return '\n'.join(' '.join(rada) for rada in plan)


"""level 91: a list as a default value keeps the rows of the last plan"""
def popis_plan(plan, radky=[]):
    for rada in reversed(plan):
        radky.append(' '.join(rada))
    return '\n'.join(radky)


"""level 91: remembers its first answer"""
popisy = []

def popis_plan(plan):
    if not popisy:
        popisy.append('\n'.join(' '.join(rada) for rada in reversed(plan)))
    return popisy[0]


"""level 91: returns the text and prints it, too"""
def popis_plan(plan):
    text = '\n'.join(' '.join(rada) for rada in reversed(plan))
    print(text)
    return text
