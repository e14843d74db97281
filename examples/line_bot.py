"""Takes the first option: stormark bot URL --token-file FILE -- python line_bot.py"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    for decision in message.get("decisions", []):
        name = f"{decision['id']}@{message['seq']}"
        act = {"type": "act", "request": name, "decision": decision["id"]}
        if not decision.get("idle"):
            print(json.dumps({**act, "action": decision["actions"][0]}), flush=True)
