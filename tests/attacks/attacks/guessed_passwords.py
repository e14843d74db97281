"""Somebody guesses a password, and its owner cannot log in any more."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered

OWNER = "127.0.0.67"
GUESSES = 15
PASSWORD = "correct horse battery staple"


class GuessedPasswords(Attack):
    item = "A6"
    name = "guesses that lock the owner out"

    def run(self, server: Target) -> str:
        with server.http(OWNER) as owner:
            answered(owner.post("/api/people", json={"name": "Olga", "password": PASSWORD}))
        with server.http() as guesser:
            for number in range(GUESSES):
                guess = {"name": "Olga", "password": f"a guess, number {number}"}
                guesser.post("/api/session", json=guess)
        with server.http(OWNER) as owner:
            answer = owner.post("/api/session", json={"name": "Olga", "password": PASSWORD})
        server.wait()
        return "" if answer.is_success else f"the owner is answered {answer.status_code}"


ATTACK = GuessedPasswords()
