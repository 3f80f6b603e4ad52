"""What level tests of this game can ask for besides the kit's fixtures."""

from rozdej.network.sedesatsest.network import SERVER
from rozdej.network.sit_fixture import network_fixture

sit = network_fixture('sedesatsest', SERVER)
