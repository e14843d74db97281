"""Two seats of a table of a server, played at random: python table_client.py http://127.0.0.1:8000"""

import asyncio
import random
import sys

from stormark.client import Server


async def play(seat, rng):
    """Answer until the match is over; the result."""
    async for known in seat:
        while known.asked and known.result is None:
            await seat.act(rng.choice(known.asked[0].actions))
    return seat.known.result


async def main():
    server = Server(sys.argv[1])
    table = server.open_table("xibalba", ["Ada", "Ben"], options={"players": 2, "target": 2})
    server.start(table)
    async with (
        server.connect(table.id, table.seat_tokens[0]) as ada,
        server.connect(table.id, table.seat_tokens[1]) as ben,
    ):
        result, _ = await asyncio.gather(play(ada, random.Random(1)), play(ben, random.Random(2)))
        print(*ada.known.sentences[-3:], f"Ada {result[0]:g}, Ben {result[1]:g}", sep="\n")


asyncio.run(main())
