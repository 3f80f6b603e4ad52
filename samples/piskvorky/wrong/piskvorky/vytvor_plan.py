"""level 10: wants the size"""
def vytvor_plan(velikost):
    return [['_'] * velikost for _ in range(velikost)]


"""level 11: one plan for all games, kept in a global"""
PLAN = [['_'] * 9 for _ in range(9)]

def vytvor_plan():
    return PLAN


"""level 11: each row is one string"""
def vytvor_plan():
    plan = []
    for i in range(9):
        plan.append('_________')
    return plan


"""level 11: prints the plan and returns nothing
says: Funkce něco vypsala, ale skončila na řádku
"""
def vytvor_plan():
    plan = [['_'] * 9 for i in range(9)]
    for rada in plan:
        print(rada)


"""level 12: the row is made before the loop"""
def vytvor_plan():
    plan = []
    rada = ['_'] * 9
    for i in range(9):
        plan.append(rada)
    return plan


"""level 12: one row nine times
says: objevil se i na
"""
def vytvor_plan():
    return [['_'] * 9] * 9
