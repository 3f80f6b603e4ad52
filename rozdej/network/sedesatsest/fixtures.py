"""What level tests of this game can ask for besides the kit's fixtures."""

from rozdej.network.level_test_server import network_fixture
from rozdej.network.sedesatsest.network import SERVER

sit = network_fixture('sedesatsest', SERVER)
