"""The parts of a table of Xibalba as plain sentences, line by line."""

from __future__ import annotations

from stormark.text.board.xibalba.model import Base, Board, Deck, Pile
from stormark.text.board.xibalba.words import XibalbaWords


def ark_text(board: Board, words: XibalbaWords) -> str:
    ark = board.ark
    if ark.card is None:
        return f"{words.t('label-ark')}: {words.t('ark-empty')}"
    life = words.t("life", life=ark.life, most=ark.life_max)
    return f"{words.t('label-ark')}: {words.card(ark.card)}, {words.player(ark.owner)}, {life}"


def base_heading(base: Base, words: XibalbaWords) -> str:
    faction = words.speaker.faction_name(base.faction)
    name = words.player(base.seat)
    return words.t("player-line", number=base.seat + 1, name=name, faction=faction)


def base_texts(board: Board, base: Base, words: XibalbaWords) -> list[str]:
    """A base: its tracks, its piles and its prices."""
    stats = words.t(
        "stats-wide",
        paragon=base.paragon,
        target=board.target,
        resources=base.resources,
        level=base.level,
        upgraded="yes" if base.upgraded else "no",
        resistance=base.resistance,
        productivity=base.productivity,
    )
    prices = ", ".join(
        f"{words.speaker.word('action-name', action)} {words.t('none') if cost is None else cost}"
        for action, cost in base.costs.items()
    )
    return [
        stats,
        *(f"{words.place(pile.place)}: {_pile(pile, words)}" for pile in base.piles),
        f"{words.t('label-costs')}: {prices}",
    ]


def pile_texts(board: Board, words: XibalbaWords) -> list[str]:
    """Every pile on the table as far as it is known."""
    lines = []
    for base in board.bases:
        lines.append(f"{base.seat + 1} {words.player(base.seat)}")
        lines += [
            f"  {words.place(pile.place)}: {_pile(pile, words)}"
            for pile in base.piles
            if not pile.locked
        ]
    return [*lines, *(_discards(deck, words) for deck in board.decks)]


def own_cards(board: Board, words: XibalbaWords) -> list[str]:
    """The viewer's own piles with all covered cards, and what each card says."""
    if board.viewer < 0:
        return []
    lines = []
    for pile in board.bases[board.viewer].piles:
        for depth, ref in enumerate(reversed(pile.cards or ())):
            place = words.t("card-place", place=words.place(pile.place), depth=depth)
            lines += [place, *(f"  {line}" for line in words.speaker.card(ref).splitlines())]
    return lines or [words.t("no-cards")]


def market_texts(board: Board, words: XibalbaWords) -> list[str]:
    """The market with prices for the viewer, decks and discard piles."""
    lines = []
    for deck in board.decks:
        offers = [
            words.t(
                "offer",
                number=number,
                card=words.card(ref),
                price=board.buyer.prices[deck.kind][at],
            )
            for at, (number, ref) in enumerate(enumerate(deck.market, 1))
            if ref is not None
        ]
        lines.append(
            f"{words.speaker.word('deck', deck.kind)}: {'; '.join(offers) or words.t('none')}"
        )
        lines.append(_discards(deck, words))
    return lines


def market_cards(board: Board, words: XibalbaWords) -> list[str]:
    """The market with the whole text of every card."""
    lines = []
    for deck in board.decks:
        for number, ref in enumerate(deck.market, 1):
            if ref is not None:
                price = board.buyer.prices[deck.kind][number - 1]
                slot = f"{words.t('thing-word', thing=deck.kind)}{number}"
                lines.append(words.t("market-slot", slot=slot, price=price))
                lines += [f"  {line}" for line in words.speaker.card(ref).splitlines()]
    return lines


def dice_texts(board: Board, words: XibalbaWords) -> list[str]:
    dice = board.dice
    if not dice.rolled and not dice.action and not dice.spent:
        return [words.t("dice-not-rolled", count=dice.total)]
    parts = (
        ("dice-pool", dice.pool),
        ("dice-action", dice.action),
        ("dice-attacking", dice.attacking),
        ("dice-aside", dice.aside),
        ("dice-spent", dice.spent),
    )
    lines = [f"{words.t(label)}: {words.faces(faces)}" for label, faces in parts if faces]
    if board.phase == "dice":
        lines.append(words.t("rerolls-left", count=dice.rerolls_left))
    return lines


def _pile(pile: Pile, words: XibalbaWords) -> str:
    if pile.locked:
        return words.t("pile-locked")
    if pile.top is None:
        return words.t("pile-empty")
    if pile.cards is not None and pile.size > 1:
        below = ", ".join(words.card(ref) for ref in reversed(pile.cards[:-1]))
        covered = words.t("pile-covered-own", count=pile.size - 1, cards=below)
    else:
        covered = words.t("pile-covered", count=pile.size - 1) if pile.size > 1 else ""
    disabled = words.t("pile-disabled") if pile.disabled else ""
    return ", ".join(part for part in (words.card(pile.top), disabled, covered) if part)


def _discards(deck: Deck, words: XibalbaWords) -> str:
    return words.t(
        "deck-text",
        kind=words.speaker.word("deck", deck.kind),
        size=deck.size,
        discarded=deck.discard_size,
        top="" if deck.discard_top is None else words.card(deck.discard_top),
    )
