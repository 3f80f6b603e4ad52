"""The kit in a page: what Python does there, and a server for the pages from this computer."""
