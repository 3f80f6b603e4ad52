"""The tests of the network: core, server, client, opponents."""
