# attacks: nothing: the file prints when it is imported
# base: right
# hits: 1
# verdicts: wrong value
# says: vypisuje|vypíše|vypsal
print('Vítej ve hře!')
print(popis_balicku([]))
