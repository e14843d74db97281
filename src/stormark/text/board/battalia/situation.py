"""What time it is, and what is under way: the Oracle, checkpoints, battles."""

from __future__ import annotations

from stormark.games.battalia.view.types import BattaliaView, Battle, Part, Side
from stormark.text.board.battalia.words import BattaliaWords


def oracle_text(view: BattaliaView, words: BattaliaWords, short: bool = False) -> str:
    """Which artefact is enlightened today, and which matches."""
    return words.t(
        "oracle",
        form="short" if short else "long",
        enlightened=words.word("kind", view["enlightened"]),
        matching=words.word("kind", view["matching"]),
    )


def time_text(view: BattaliaView, words: BattaliaWords) -> str:
    """How long the game lasts, and when the next checkpoint comes."""
    options = view["options"]
    return words.t("time", week=view["week"], weeks=options["week_limit"], mode=options["mode"])


def battle_texts(battle: Battle, words: BattaliaWords) -> list[str]:
    """A battle: what is attacked, both sides with what counts for them, and what can be won."""
    level = battle["level"]
    prizes = [words.t("prize", prize=prize, level=level or 0) for prize in battle["prize"]]
    return [
        words.t("battle", target=battle["target"], field=battle["field"]),
        *_side_texts(battle["attack"], "attack", words),
        *_side_texts(battle["defence"], "defence", words),
        words.t("battle-prize", prizes=", ".join(prizes)),
    ]


def _side_texts(side: Side, which: str, words: BattaliaWords) -> list[str]:
    first = words.t(
        "battle-side",
        side=which,
        player=words.player(side["player"]),
        total=side["total"],
        cards=words.cards(side["line"]),
    )
    parts = [_part_text(part, words) for part in side["parts"]]
    return [first, f"  {', '.join(parts)}"] if parts else [first]


def _part_text(part: Part, words: BattaliaWords) -> str:
    """One thing that counts, with its value."""
    card = "" if part["card"] is None else words.card(part["card"])
    what = words.t("battle-part", reason=part["reason"], card=card)
    return f"{what} {part['amount']:+d}"
