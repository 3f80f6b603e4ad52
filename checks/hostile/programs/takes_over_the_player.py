# attacks: the player's own program, so that it answers every question with what the judge has just sent
# base: wrong
# hits: 11-51
# verdicts: wrong value, raised, ended the program, too slow
# says: .
from rozdej.isolation.player import service


really_call = service.Service.on_call


def on_call(self, *question):
    sent = self._values
    really_call(self, *question)
    return ['value', sent[0] if sent else True]


service.Service.on_call = on_call
