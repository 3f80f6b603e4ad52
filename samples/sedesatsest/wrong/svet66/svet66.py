"""level 400: a print for trying it out is left behind"""
print(novy_svet())
