# attacks: the player's own program, so that it answers every question with what the judge has just sent
# base: wrong
# hits: 11-51
# verdicts: wrong value, raised, ended the program, too slow
# says: .
from rozdej.isolation.player import service


def left_behind(self, box):
    sent = self._values[0] if self._values else ()
    answer = list(sent)[0] if sent else True
    return [self._carrying.encoder(self._watched.containers).encode(answer), [], [], 0]


service.Service._left_behind = left_behind
