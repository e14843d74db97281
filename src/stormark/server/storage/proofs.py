"""What else speaks for somebody: places they logged in from, and recovery codes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, insert, select, update

from stormark.server.storage.schema import known_places, people, recovery_codes


def knows(connection: Connection, folded: str, places: Collection[str]) -> list[str]:
    """Those of the places from which the account of a name was used; the name may be nobody's."""
    chosen = select(known_places.c.place).join(people).where(people.c.folded == folded)
    return list(connection.scalars(chosen.where(known_places.c.place.in_(places))))


def remember(
    connection: Connection, person: str, places: Collection[str], at: int, forget_before: int
) -> None:
    """Somebody proved who they are from these places; old ones are forgotten."""
    mine = known_places.c.person == person
    connection.execute(delete(known_places).where(mine, known_places.c.seen_at < forget_before))
    for place in places:
        which = mine & (known_places.c.place == place)
        if not connection.execute(update(known_places).where(which).values(seen_at=at)).rowcount:
            connection.execute(insert(known_places).values(person=person, place=place, seen_at=at))


def put_codes(connection: Connection, person: str, codes: Sequence[str], at: int) -> None:
    """Keep new codes, hashed; those before are worth nothing any more."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"person": person, "code": code, "made_at": at} for code in codes]
    connection.execute(insert(recovery_codes), rows)


def codes_left(connection: Connection, person: str) -> list[int]:
    """When each code was made that nobody has used."""
    chosen = select(recovery_codes.c.made_at).where(recovery_codes.c.person == person)
    return list(connection.scalars(chosen))


def use_code(connection: Connection, person: str, code: str) -> bool:
    """Whether it was one of the codes; it is not any more."""
    which = (recovery_codes.c.person == person) & (recovery_codes.c.code == code)
    return connection.execute(delete(recovery_codes).where(which)).rowcount > 0


def forget(connection: Connection, person: str) -> None:
    for table in (known_places, recovery_codes):
        connection.execute(delete(table).where(table.c.person == person))
