"""The board in few lines and in colour: everything that is needed to choose a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from stormark.cli.board.fitting import fit, fit_together, pad
from stormark.text.board.xibalba.model import Base, Board, Deck, Pile
from stormark.text.board.xibalba.situation import situation_texts
from stormark.text.board.xibalba.words import XibalbaWords

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


def compact_board(board: Board, words: XibalbaWords, width: int) -> list[Text]:
    """The board as lines of at most `width` columns."""
    lines = [_title(board, words, width), _ark(board, words)]
    for base in board.bases:
        lines.append(_base_line(board, base, words, width))
        lines.append(_pile_line(base, words, width))
    lines += [_market(board, deck, words, width) for deck in board.decks]
    lines.append(_dice(board, words))
    lines += [Text(line, "cyan") for line in situation_texts(board, words, brief=True)]
    return [fit(line, width) for line in lines]


def costs_text(board: Board, words: XibalbaWords) -> str:
    """What the common actions cost the viewer, for screens with room to say it."""
    prices = [
        f"{words.speaker.word('action-name', action)} {'–' if cost is None else cost}"
        for action, cost in board.buyer.costs.items()
    ]
    return f"{words.t('label-costs')}: {' · '.join(prices)}"


def _title(board: Board, words: XibalbaWords, width: int) -> Text:
    line = Text(style="reverse bold")
    line.append(
        words.t(
            "title",
            turn=board.turn,
            player=words.player(board.turn_seat),
            phase=words.speaker.word("phase", board.phase),
        )
    )
    goal = words.t("goal", target=board.target, mode=board.mode)
    line.append(" " * max(1, width - cell_len(line.plain) - cell_len(goal)) + goal)
    return line


def _ark(board: Board, words: XibalbaWords) -> Text:
    ark = board.ark
    line = Text.assemble((words.t("label-ark"), "bold"), " ")
    if ark.card is None:
        return line.append(words.t("ark-empty"))
    filled = round(BAR * ark.life / ark.life_max)
    line.append(words.card(ark.card), "red")
    line.append(f" · {words.player(ark.owner)} · ", "" if ark.owner is None else "bold")
    line.append(words.t("life", life=ark.life, most=ark.life_max))
    return line.append(" ").append("█" * filled + "░" * (BAR - filled), "green")


def _base_line(board: Board, base: Base, words: XibalbaWords, width: int) -> Text:
    own = base.seat == board.viewer
    turn = base.seat == board.turn_seat
    stats = words.t(
        "stats-wide" if width >= WIDE else "stats",
        paragon=base.paragon,
        target=board.target,
        resources=base.resources,
        level=base.level,
        upgraded="yes" if base.upgraded else "no",
        resistance=base.resistance,
        productivity=base.productivity,
    )
    line = Text.assemble(
        ("►" if turn else " ", "bold cyan"),
        (f"{base.seat + 1} {words.player(base.seat)}", "bold underline" if own else "bold"),
        (f" · {words.speaker.faction_name(base.faction)}", "dim"),
    )
    line = fit(line, width - cell_len(stats) - 1)
    return pad(line, width - cell_len(stats)).append(stats)


def _pile_line(base: Base, words: XibalbaWords, width: int) -> Text:
    open_piles = [pile for pile in base.piles if not pile.locked]
    locked = [pile.place[-1] for pile in base.piles if pile.locked]
    tail = (
        f" │ {words.t('locked', fields='–'.join({locked[0]: 0, locked[-1]: 0}))}" if locked else ""
    )
    marks = [_mark(pile, words) for pile in open_piles]
    room = width - 3 - cell_len(tail) - sum(cell_len(a) + cell_len(b) for a, b in marks)
    names = fit_together(
        [words.speaker.card_name(pile.top) if pile.top else "–" for pile in open_piles],
        room - 3 * (len(open_piles) - 1),
    )
    line = Text("   ")
    for index, (pile, (before, after), name) in enumerate(
        zip(open_piles, marks, names, strict=True)
    ):
        style = STYLES[words.kind(pile.top)] if pile.top else "dim"
        line.append(" │ " if index else "", "dim").append(before)
        line.append(name, f"{style} strike" if pile.disabled else style).append(after)
    return line.append(tail, "dim")


def _mark(pile: Pile, words: XibalbaWords) -> tuple[str, str]:
    """What stands before and after the name of the top card of a pile."""
    before = f"{words.t('warhost-short')} " if pile.place == "warhost" else f"{pile.place[-1]} "
    after = f" {words.values(pile.top)}".rstrip() if pile.top else ""
    if pile.size > 1:
        after += f" +{pile.size - 1}"
    return before, after + (f" {words.t('disabled-short')}" if pile.disabled else "")


def _market(board: Board, deck: Deck, words: XibalbaWords, width: int) -> Text:
    label = fit(Text(words.speaker.word("deck", deck.kind)), 11)
    line = pad(Text.assemble((label.plain, f"bold {STYLES[deck.kind]}")), 11)
    top = deck.discard_top if width >= WIDE else None
    tail = words.t(
        "deck-line",
        size=deck.size,
        discarded=deck.discard_size,
        top="none" if top is None else words.speaker.card_name(top),
    )
    each = (width - 11 - (TAIL if width < WIDE else 2 * TAIL)) // 2
    for slot in range(2):
        ref = deck.market[slot] if slot < len(deck.market) else None
        line.append_text(pad(_offer(board, deck, slot, ref, words, each - 1), each))
    return line.append(tail, "dim")


def _offer(
    board: Board, deck: Deck, slot: int, ref: str | None, words: XibalbaWords, width: int
) -> Text:
    if slot >= len(deck.market):
        return Text()
    if ref is None:
        return Text(f"{slot + 1} –", "dim")
    price = board.buyer.prices[deck.kind][slot]
    assert price is not None
    affordable = price <= board.buyer.resources
    shown = f"[{price}]" if affordable else f"({price})"
    values = f" {words.values(ref)}".rstrip()
    room = width - 3 - len(shown) - len(values)
    name = fit_together([words.speaker.card_name(ref)], room)[0]
    style = "bold" if affordable else "dim"
    return Text.assemble(f"{slot + 1} ", (shown, style), " ", (name + values, STYLES[deck.kind]))


def _dice(board: Board, words: XibalbaWords) -> Text:
    dice = board.dice
    if board.phase == "dice" and dice.rolled:
        line = Text.assemble((words.t("dice-pool"), "bold"), " ", _faces(dice.pool, words))
        return line.append(f" · {words.t('dice-kept')} ").append_text(_faces(dice.action, words))
    if board.phase != "action":
        line = Text.assemble((words.t("label-dice"), "bold"), " ")
        return line.append(words.t("dice-not-rolled", count=dice.total))
    line = Text.assemble((words.t("dice-action"), "bold"), " ", _faces(dice.action, words))
    for label, faces in (
        ("dice-attacking", dice.attacking),
        ("dice-aside", dice.aside),
        ("dice-spent", dice.spent),
    ):
        if faces:
            line.append(f" · {words.t(label)} ").append_text(_faces(faces, words))
    return line


def _faces(faces: Sequence[str], words: XibalbaWords) -> Text:
    if not faces:
        return Text(words.t("none"), "dim")
    shown = [Text(face, "dim" if face.endswith("-") else STYLES[face[0]]) for face in faces]
    return Text(" ").join(shown)
