# attacks: nothing: the file asks for input when it is imported
# base: right
# hits: 1
# verdicts: raised
# says: input
jmeno = input('Jak se jmenuješ? ')
