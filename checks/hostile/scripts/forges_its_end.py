# attacks: the report on its end, which says that all went well, before anything was played
# verdicts: wrong value
# says: nevypsal žádnou kartu
# walls: no
import os

os.write(2, b'\0rozdej\0{"asked_too_much": false, "error": "", "place": null, "stopped": ""}')
os._exit(0)
