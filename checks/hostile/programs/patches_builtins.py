# attacks: built-in functions that tests are written with
# base: wrong
# hits: 1 10-51
# verdicts: function missing, ended the program
# says: při importu ukončí
import builtins

builtins.len = lambda value: 52
builtins.isinstance = lambda value, kind: True
builtins.all = builtins.any = builtins.bool = lambda *args: True
builtins.sorted = lambda *args, **kwargs: []
builtins.set = lambda *args: 0
builtins.type = lambda *args: list
builtins.AssertionError = ZeroDivisionError
