"""Names that look like one that is taken."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered

PASSWORD = "correct horse battery staple"
LOOK_ALIKES = ("\u041elga", "Ol\u200bga", "\uff2flga", "O1ga")
SOURCES = [f"127.0.0.{number}" for number in range(70, 80)]


class LookAlikes(Attack):
    item = "A6"
    name = "names that look like another"
    seconds = 4.0

    def run(self, server: Target) -> str:
        with server.http(SOURCES[0]) as owner:
            answered(owner.post("/api/people", json={"name": "Olga", "password": PASSWORD}))
        taken = 0
        for name, source in zip(LOOK_ALIKES, SOURCES[1:], strict=False):
            with server.http(source) as thief:
                answer = thief.post("/api/people", json={"name": name, "password": PASSWORD})
                taken += answer.is_success
        server.wait()
        return f"{taken} of {len(LOOK_ALIKES)} were given away" if taken else ""


ATTACK = LookAlikes()
