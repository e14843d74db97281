"""The parts of a table of Xibalba as plain sentences, line by line."""

from __future__ import annotations

from stormark.games.xibalba.view.types import CardType, Pile, Player, XibalbaView
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.xibalba.shown import DECKS, buyer


def ark_text(view: XibalbaView, words: XibalbaWords) -> str:
    ark = view["ark"]
    if ark["card"] is None:
        return f"{words.t('label-ark')}: {words.t('ark-empty')}"
    life = words.t("life", life=ark["life"], most=ark["life_max"])
    owner = words.player(ark["owner"])
    return f"{words.t('label-ark')}: {words.card(ark['card'])}, {owner}, {life}"


def base_heading(player: Player, words: XibalbaWords) -> str:
    faction = words.speaker.faction_name(player["faction"])
    seat = player["seat"]
    return words.t("player-line", number=seat + 1, name=words.player(seat), faction=faction)


def stats_text(view: XibalbaView, player: Player, words: XibalbaWords, form: str) -> str:
    """The tracks and values of a base."""
    return words.t(
        form,
        paragon=player["paragon"],
        target=view["target"],
        resources=player["resources"],
        level=player["level"],
        upgraded="yes" if player["upgraded"] else "no",
        resistance=player["resistance"]["total"],
        productivity=player["productivity"]["total"],
    )


def base_texts(view: XibalbaView, player: Player, words: XibalbaWords) -> list[str]:
    """A base: its tracks, its piles and its prices."""
    prices = ", ".join(
        f"{words.speaker.word('action-name', action)} "
        f"{words.t('none') if cost is None else cost['total']}"
        for action, cost in player["costs"].items()
    )
    return [
        stats_text(view, player, words, "stats-wide"),
        *(f"{words.place(at)}: {_pile(pile, words)}" for at, pile in player["piles"].items()),
        f"{words.t('label-costs')}: {prices}",
    ]


def pile_texts(view: XibalbaView, words: XibalbaWords) -> list[str]:
    """Every pile on the table as far as it is known."""
    lines = []
    for player in view["players"]:
        lines.append(f"{player['seat'] + 1} {words.player(player['seat'])}")
        lines += [
            f"  {words.place(place)}: {_pile(pile, words)}"
            for place, pile in player["piles"].items()
            if not pile["locked"]
        ]
    return [*lines, *(_discards(view, kind, words) for kind in DECKS)]


def own_cards(view: XibalbaView, words: XibalbaWords) -> list[str]:
    """The viewer's own piles with all covered cards, and what each card says."""
    if view["viewer"] < 0:
        return []
    lines = []
    for at, pile in view["players"][view["viewer"]]["piles"].items():
        for depth, ref in enumerate(reversed(pile.get("cards", ()))):
            place = words.t("card-place", place=words.place(at), depth=depth)
            lines += [place, *(f"  {line}" for line in words.speaker.card(ref).splitlines())]
    return lines or [words.t("no-cards")]


def market_texts(view: XibalbaView, words: XibalbaWords) -> list[str]:
    """The market with prices for the viewer, decks and discard piles."""
    lines = []
    for kind in DECKS:
        offers = [
            words.t("offer", number=number, card=words.card(ref), price=price)
            for number, ref, price in for_sale(view, kind)
        ]
        lines.append(f"{words.speaker.word('deck', kind)}: {'; '.join(offers) or words.t('none')}")
        lines.append(_discards(view, kind, words))
    return lines


def for_sale(view: XibalbaView, kind: CardType) -> list[tuple[int, str, int]]:
    """The cards of a type in the market: the number of the slot, the card, the price."""
    prices = buyer(view)["prices"][kind]
    found = []
    for at, ref in enumerate(view["market"][kind]):
        price = prices[at]
        if ref is not None and price is not None:
            found.append((at + 1, ref, price["total"]))
    return found


def market_cards(view: XibalbaView, words: XibalbaWords) -> list[str]:
    """The market with the whole text of every card."""
    lines = []
    for kind in DECKS:
        for number, ref, price in for_sale(view, kind):
            slot = f"{words.t('thing-word', thing=kind)}{number}"
            lines.append(words.t("market-slot", slot=slot, price=price))
            lines += [f"  {line}" for line in words.speaker.card(ref).splitlines()]
    return lines


def dice_texts(view: XibalbaView, words: XibalbaWords) -> list[str]:
    dice = view["dice"]
    if not dice["rolled"] and not dice["action"] and not dice["spent"]:
        return [words.t("dice-not-rolled", count=dice["size"]["total"])]
    parts = (
        ("dice-pool", dice["pool"]),
        ("dice-action", dice["action"]),
        ("dice-attacking", dice["attacking"]),
        ("dice-aside", dice["aside"]),
        ("dice-spent", dice["spent"]),
    )
    lines = [f"{words.t(label)}: {words.faces(faces)}" for label, faces in parts if faces]
    if view["turn"]["phase"] == "dice":
        lines.append(words.t("rerolls-left", count=dice["rerolls"]["total"] - dice["rerolled"]))
    return lines


def _pile(pile: Pile, words: XibalbaWords) -> str:
    if pile["locked"]:
        return words.t("pile-locked")
    if pile["top"] is None:
        return words.t("pile-empty")
    if "cards" in pile and pile["size"] > 1:
        below = ", ".join(words.card(ref) for ref in reversed(pile["cards"][:-1]))
        covered = words.t("pile-covered-own", count=pile["size"] - 1, cards=below)
    else:
        covered = words.t("pile-covered", count=pile["size"] - 1) if pile["size"] > 1 else ""
    disabled = words.t("pile-disabled") if pile["disabled"] else ""
    return ", ".join(part for part in (words.card(pile["top"]), disabled, covered) if part)


def _discards(view: XibalbaView, kind: CardType, words: XibalbaWords) -> str:
    deck = view["decks"][kind]
    return words.t(
        "deck-text",
        kind=words.speaker.word("deck", kind),
        size=deck["size"],
        discarded=deck["discard_size"],
        top="" if deck["discard_top"] is None else words.card(deck["discard_top"]),
    )
