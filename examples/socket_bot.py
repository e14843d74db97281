"""Plays a seat at random: STORMARK_TOKEN=... python socket_bot.py ws://HOST/api/tables/ID/live"""

import json
import os
import random
import sys
import time

from websockets import ConnectionClosed
from websockets.sync.client import connect

seq = None  # the last number we have seen
while True:
    try:
        with connect(sys.argv[1], max_size=None) as socket:
            token = os.environ["STORMARK_TOKEN"]
            socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "since": seq}))
            for message in map(json.loads, socket):
                if message["type"] in ("welcome", "update"):
                    seq, decisions, play = message["seq"], message["decisions"], message["play"]
                    if play and play["result"]:
                        sys.exit(print("The match is over:", play["result"]))
                elif message["type"] == "refused":
                    time.sleep(1)  # we were too fast: answer once more
                elif message["type"] == "bye" and message["reason"] != "server-stops":
                    sys.exit("The server closes the connection: " + message["reason"])
                else:
                    continue
                for decision in decisions:
                    act = {"type": "act", "decision": decision["id"]}
                    act["action"] = random.choice(decision["actions"])
                    if not decision.get("idle"):
                        socket.send(json.dumps({**act, "request": f"{decision['id']}@{seq}"}))
    except (OSError, ConnectionClosed):
        time.sleep(1)  # the server is away: come back
