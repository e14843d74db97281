"""The players: points, cards, heroes; and the viewer's own cards."""

from __future__ import annotations

from stormark.games.battalia.view.types import BattaliaView, Player
from stormark.text.board.battalia.words import BattaliaWords


def own_player(view: BattaliaView) -> Player | None:
    return None if view["viewer"] < 0 else view["players"][view["viewer"]]


def heroes_text(player: Player, words: BattaliaWords) -> str:
    """Where the heroes of a player are."""
    fields = [hero["field"] for hero in player["heroes"]]
    return " ".join(field for field in fields if field is not None) or words.t("no-heroes")


def player_heading(player: Player, words: BattaliaWords) -> str:
    faction = player["faction"] and words.speaker.faction_name(player["faction"])
    return words.t(
        "player-line",
        number=player["seat"] + 1,
        name=words.player(player["seat"]),
        faction=faction or words.t("no-faction"),
    )


def player_texts(player: Player, words: BattaliaWords) -> list[str]:
    """A player in words."""
    lines = [
        words.t(
            "player-stats",
            points=player["points"],
            deck=player["deck"],
            hand=player["hand"],
            nation=player["nation"],
            refuge=player["refuge"],
            ambush=player["ambush"],
        ),
        f"{words.t('label-heroes')}: {heroes_text(player, words)}",
    ]
    if player["standing"] != "none":
        lines.append(words.t("veteran", standing=player["standing"]))
    for hero in player["heroes"]:
        if hero["booster"] is not None:
            lines.append(words.t("ring", hero=hero["number"], gate=hero["booster"]))
    if player["table"]:
        lines.append(f"{words.t('label-table')}: {words.cards(player['table'])}")
    return lines + tent_texts(player, words)


def tent_texts(player: Player, words: BattaliaWords) -> list[str]:
    """Pitched tents; what is in them only their owner knows."""
    lines = []
    for tent in player["tents"]:
        inside = words.cards(tent["cards"]) if "cards" in tent else "none"
        lines.append(
            words.t("tent", card=words.card(tent["card"]), count=tent["size"], cards=inside)
        )
    return lines


def own_lines(view: BattaliaView, words: BattaliaWords) -> list[str]:
    """The viewer's hand, ambush, tents and played cards, a line for each that holds something."""
    own = own_player(view)
    return [] if own is None else _before_player(own, words)


def _before_player(player: Player, words: BattaliaWords) -> list[str]:
    lines = [f"{words.t('label-hand')}: {words.cards(player.get('hand_cards', ()))}"]
    if player.get("ambush_cards"):
        lines.append(f"{words.t('label-ambush')}: {words.cards(player['ambush_cards'])}")
    lines += tent_texts(player, words)
    if player["table"]:
        lines.append(f"{words.t('label-table')}: {words.cards(player['table'])}")
    return lines


def all_cards(player: Player, words: BattaliaWords) -> list[str]:
    """Everything a player owns and may look at."""
    return [
        *_before_player(player, words),
        f"{words.t('label-refuge')}: {words.cards(player.get('refuge_cards', ()))}",
        f"{words.t('label-nation')}: {words.cards(player.get('nation_cards', ()))}",
    ]


def hand_texts(view: BattaliaView, words: BattaliaWords) -> list[str]:
    """The viewer's own cards with what they say; for a viewer of everybody, all cards."""
    own = own_player(view)
    if own is not None:
        lines = [*all_cards(own, words), ""]
        held = (*own.get("hand_cards", ()), *own.get("ambush_cards", ()))
        for ref in dict.fromkeys(held):
            first, *rest = words.speaker.card(ref).splitlines()
            lines += [first, *(f"  {line}" for line in rest)]
        return lines
    lines = []
    for player in view["players"]:
        if player.get("hand_cards") or player.get("refuge_cards"):
            lines.append(words.player(player["seat"]))
            lines += [f"  {line}" for line in all_cards(player, words)]
    return lines or [words.t("no-own-cards")]


def team_text(view: BattaliaView, words: BattaliaWords) -> str:
    """Who plays together; nothing where everybody plays alone."""
    if all(len(team) == 1 for team in view["teams"]):
        return ""
    return words.t("teams", teams=" · ".join(words.players(team) for team in view["teams"]))
