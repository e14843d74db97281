"""The players: points, cards, heroes; and the viewer's own cards."""

from __future__ import annotations

from stormark.text.board.battalia.model import Board, Player
from stormark.text.board.battalia.words import BattaliaWords


def heroes_text(player: Player, words: BattaliaWords) -> str:
    """Where the heroes of a player are."""
    return " ".join(field for field in player.heroes if field is not None) or words.t("no-heroes")


def player_heading(player: Player, words: BattaliaWords) -> str:
    faction = player.faction and words.speaker.faction_name(player.faction)
    return words.t(
        "player-line",
        number=player.seat + 1,
        name=words.player(player.seat),
        faction=faction or words.t("no-faction"),
    )


def player_texts(player: Player, words: BattaliaWords) -> list[str]:
    """A player in words."""
    lines = [
        words.t(
            "player-stats",
            points=player.points,
            deck=player.deck,
            hand=player.hand,
            nation=player.nation,
            refuge=player.refuge,
            ambush=player.ambush,
        ),
        f"{words.t('label-heroes')}: {heroes_text(player, words)}",
    ]
    if player.veteran:
        lines.append(words.t("veteran", standing=player.veteran))
    for number, gate in enumerate(player.rings, 1):
        if gate >= 0:
            lines.append(words.t("ring", hero=number, gate=gate + 1))
    if player.table:
        lines.append(f"{words.t('label-table')}: {words.cards(player.table)}")
    return lines + tent_texts(player, words)


def tent_texts(player: Player, words: BattaliaWords) -> list[str]:
    """Pitched tents; what is in them only their owner knows."""
    lines = []
    for tent in player.tents:
        inside = words.cards(tent["cards"]) if "cards" in tent else ""
        lines.append(
            words.t(
                "tent", card=words.card(tent["card"]), count=tent["size"], cards=inside or "none"
            )
        )
    return lines


def own_lines(board: Board, words: BattaliaWords) -> list[str]:
    """The viewer's hand, ambush, tents and played cards, a line for each that holds something."""
    return [] if board.own is None else _before_player(board.own, words)


def _before_player(player: Player, words: BattaliaWords) -> list[str]:
    lines = [f"{words.t('label-hand')}: {words.cards(player.hand_cards)}"]
    if player.ambush_cards:
        lines.append(f"{words.t('label-ambush')}: {words.cards(player.ambush_cards)}")
    lines += tent_texts(player, words)
    if player.table:
        lines.append(f"{words.t('label-table')}: {words.cards(player.table)}")
    return lines


def all_cards(player: Player, words: BattaliaWords) -> list[str]:
    """Everything a player owns and may look at."""
    return [
        *_before_player(player, words),
        f"{words.t('label-refuge')}: {words.cards(player.refuge_cards)}",
        f"{words.t('label-nation')}: {words.cards(player.nation_cards)}",
    ]


def hand_texts(board: Board, words: BattaliaWords) -> list[str]:
    """The viewer's own cards with what they say; for a viewer of everybody, all cards."""
    own = board.own
    if own is not None:
        lines = [*all_cards(own, words), ""]
        for ref in dict.fromkeys((*own.hand_cards, *own.ambush_cards)):
            first, *rest = words.speaker.card(ref).splitlines()
            lines += [first, *(f"  {line}" for line in rest)]
        return lines
    known = [player for player in board.players if player.hand_cards or player.refuge_cards]
    lines = []
    for player in known:
        lines += [words.player(player.seat), *(f"  {line}" for line in all_cards(player, words))]
    return lines or [words.t("no-own-cards")]


def team_text(board: Board, words: BattaliaWords) -> str:
    """Who plays together; nothing where everybody plays alone."""
    if all(len(team) == 1 for team in board.teams):
        return ""
    return words.t("teams", teams=" · ".join(words.players(team) for team in board.teams))
