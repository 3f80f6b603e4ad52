"""level 80: takes no plan"""
def je_plno():
    return False


"""level 81: return inside the loop, so the first row decides"""
def je_plno(plan):
    for rada in plan:
        if '_' in rada:
            return False
        else:
            return True


"""level 81: looks for a cell among the rows"""
def je_plno(plan):
    return '_' not in plan


"""level 81: nothing returned for a full plan"""
def je_plno(plan):
    for rada in plan:
        if '_' in rada:
            return False


"""level 81: remembers that a plan was not full"""
plno = True

def je_plno(plan):
    global plno
    for rada in plan:
        if '_' in rada:
            plno = False
    return plno
