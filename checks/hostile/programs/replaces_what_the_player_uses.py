# attacks: the player's tools: what it reads, writes, counts and compares with
# base: wrong
# hits: 1-51
# verdicts: wrong value, raised, ended the program, too slow, function missing, wrong number of parameters, not run
# says: .
import builtins
import json
import marshal

marshal.loads = lambda data: ([],)
json.dumps = lambda *args, **kwargs: 'null'
builtins.type = lambda value: list
builtins.isinstance = lambda value, kind: True
builtins.zip = lambda *args, **kwargs: []
builtins.len = lambda value: 0
