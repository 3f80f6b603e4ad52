# attacks: the modules socket, struct and marshal, which the grader itself speaks
# base: right
# hits: none
# verdicts: none
# says: socket\.py k řešení nepatří
import socket
