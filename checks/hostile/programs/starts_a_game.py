# attacks: nothing: the game starts when the file is imported
# base: right
# hits: 1
# verdicts: raised
# says: input
hra = udelej_hru()
while not hrac_vyhral(hra):
    vypis_hru(hra)
    udelej_tah(hra, *input('Tah? '))
