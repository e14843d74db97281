"""The board in few lines and in colour: everything that is needed to choose a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from stormark.cli.board.fitting import fit, fit_together, pad
from stormark.games.xibalba.view.types import CardType, Pile, Player, XibalbaView
from stormark.text.board.xibalba.parts import stats_text
from stormark.text.board.xibalba.situation import situation_texts
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.xibalba.shown import DECKS, buyer

STYLES: Final = {  # X-CARD-03
    "soldier": "red",
    "civilian": "blue",
    "structure": "yellow",
    "event": "green",
    "R": "yellow",
    "A": "red",
    "C": "bold red",
    "G": "magenta",
}
WIDE: Final = 104
BAR: Final = 10
TAIL: Final = 14  # columns for what lies beside the market


def compact_board(view: XibalbaView, words: XibalbaWords, width: int) -> list[Text]:
    """The board as lines of at most `width` columns."""
    lines = [_title(view, words, width), _ark(view, words)]
    for player in view["players"]:
        lines.append(_base_line(view, player, words, width))
        lines.append(_pile_line(player, words, width))
    lines += [_market(view, kind, words, width) for kind in DECKS]
    lines.append(_dice(view, words))
    lines += [Text(line, "cyan") for line in situation_texts(view, words, brief=True)]
    return [fit(line, width) for line in lines]


def costs_text(view: XibalbaView, words: XibalbaWords) -> str:
    """What the common actions cost the viewer, for screens with room to say it."""
    prices = [
        f"{words.speaker.word('action-name', action)} {'–' if cost is None else cost['total']}"
        for action, cost in buyer(view)["costs"].items()
    ]
    return f"{words.t('label-costs')}: {' · '.join(prices)}"


def _title(view: XibalbaView, words: XibalbaWords, width: int) -> Text:
    line = Text(style="reverse bold")
    turn = view["turn"]
    line.append(
        words.t(
            "title",
            turn=turn["number"],
            player=words.player(turn["seat"]),
            phase=words.speaker.word("phase", turn["phase"]),
        )
    )
    goal = words.t("goal", target=view["target"], mode=view["mode"])
    line.append(" " * max(1, width - cell_len(line.plain) - cell_len(goal)) + goal)
    return line


def _ark(view: XibalbaView, words: XibalbaWords) -> Text:
    ark = view["ark"]
    line = Text.assemble((words.t("label-ark"), "bold"), " ")
    if ark["card"] is None:
        return line.append(words.t("ark-empty"))
    life, most = ark["life"], ark["life_max"]
    filled = round(BAR * life / most)
    line.append(words.card(ark["card"]), "red")
    line.append(f" · {words.player(ark['owner'])} · ", "" if ark["owner"] is None else "bold")
    line.append(words.t("life", life=life, most=most))
    return line.append(" ").append("█" * filled + "░" * (BAR - filled), "green")


def _base_line(view: XibalbaView, player: Player, words: XibalbaWords, width: int) -> Text:
    seat = player["seat"]
    own = seat == view["viewer"]
    stats = stats_text(view, player, words, "stats-wide" if width >= WIDE else "stats")
    line = Text.assemble(
        ("►" if seat == view["turn"]["seat"] else " ", "bold cyan"),
        (f"{seat + 1} {words.player(seat)}", "bold underline" if own else "bold"),
        (f" · {words.speaker.faction_name(player['faction'])}", "dim"),
    )
    line = fit(line, width - cell_len(stats) - 1)
    return pad(line, width - cell_len(stats)).append(stats)


def _pile_line(player: Player, words: XibalbaWords, width: int) -> Text:
    open_piles = {at: pile for at, pile in player["piles"].items() if not pile["locked"]}
    locked = [place[-1] for place, pile in player["piles"].items() if pile["locked"]]
    tail = (
        f" │ {words.t('locked', fields='–'.join({locked[0]: 0, locked[-1]: 0}))}" if locked else ""
    )
    marks = [_mark(place, pile, words) for place, pile in open_piles.items()]
    room = width - 3 - cell_len(tail) - sum(cell_len(a) + cell_len(b) for a, b in marks)
    tops = [pile["top"] for pile in open_piles.values()]
    names = fit_together(
        [words.speaker.card_name(top) if top else "–" for top in tops],
        room - 3 * (len(open_piles) - 1),
    )
    line = Text("   ")
    for index, (pile, (before, after), name) in enumerate(
        zip(open_piles.values(), marks, names, strict=True)
    ):
        style = STYLES[words.kind(pile["top"])] if pile["top"] else "dim"
        line.append(" │ " if index else "", "dim").append(before)
        line.append(name, f"{style} strike" if pile["disabled"] else style).append(after)
    return line.append(tail, "dim")


def _mark(place: str, pile: Pile, words: XibalbaWords) -> tuple[str, str]:
    """What stands before and after the name of the top card of a pile."""
    before = f"{words.t('warhost-short')} " if place == "warhost" else f"{place[-1]} "
    after = f" {words.values(pile['top'])}".rstrip() if pile["top"] else ""
    if pile["size"] > 1:
        after += f" +{pile['size'] - 1}"
    return before, after + (f" {words.t('disabled-short')}" if pile["disabled"] else "")


def _market(view: XibalbaView, kind: CardType, words: XibalbaWords, width: int) -> Text:
    label = fit(Text(words.speaker.word("deck", kind)), 11)
    line = pad(Text.assemble((label.plain, f"bold {STYLES[kind]}")), 11)
    deck = view["decks"][kind]
    top = deck["discard_top"] if width >= WIDE else None
    tail = words.t(
        "deck-line",
        size=deck["size"],
        discarded=deck["discard_size"],
        top="none" if top is None else words.speaker.card_name(top),
    )
    each = (width - 11 - (TAIL if width < WIDE else 2 * TAIL)) // 2
    for slot in range(2):
        line.append_text(pad(_offer(view, kind, slot, words, each - 1), each))
    return line.append(tail, "dim")


def _offer(view: XibalbaView, kind: CardType, slot: int, words: XibalbaWords, width: int) -> Text:
    if slot >= len(view["market"][kind]):
        return Text()
    ref, price = view["market"][kind][slot], buyer(view)["prices"][kind][slot]
    if ref is None or price is None:
        return Text(f"{slot + 1} –", "dim")
    affordable = price["total"] <= buyer(view)["resources"]
    shown = f"[{price['total']}]" if affordable else f"({price['total']})"
    values = f" {words.values(ref)}".rstrip()
    room = width - 3 - len(shown) - len(values)
    name = fit_together([words.speaker.card_name(ref)], room)[0]
    style = "bold" if affordable else "dim"
    return Text.assemble(f"{slot + 1} ", (shown, style), " ", (name + values, STYLES[kind]))


def _dice(view: XibalbaView, words: XibalbaWords) -> Text:
    dice, phase = view["dice"], view["turn"]["phase"]
    if phase == "dice" and dice["rolled"]:
        line = Text.assemble((words.t("dice-pool"), "bold"), " ", _faces(dice["pool"], words))
        return line.append(f" · {words.t('dice-kept')} ").append_text(_faces(dice["action"], words))
    if phase != "action":
        line = Text.assemble((words.t("label-dice"), "bold"), " ")
        return line.append(words.t("dice-not-rolled", count=dice["size"]["total"]))
    line = Text.assemble((words.t("dice-action"), "bold"), " ", _faces(dice["action"], words))
    for label, faces in (
        ("dice-attacking", dice["attacking"]),
        ("dice-aside", dice["aside"]),
        ("dice-spent", dice["spent"]),
    ):
        if faces:
            line.append(f" · {words.t(label)} ").append_text(_faces(faces, words))
    return line


def _faces(faces: Sequence[str], words: XibalbaWords) -> Text:
    if not faces:
        return Text(words.t("none"), "dim")
    shown = [Text(face, "dim" if face.endswith("-") else STYLES[face[0]]) for face in faces]
    return Text(" ").join(shown)
