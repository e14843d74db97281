"""A card's effect, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stormark.games.xibalba.effects.words import DIE_FACES, PAY, TRIGGER_PARAMS
from stormark.games.xibalba.pack.todo import TODO, items_of
from stormark.i18n import Catalogue
from stormark.text.xibalba.told.clause import Clause
from stormark.text.xibalba.told.clauses import (
    RICHER,
    SIGNED,
    clause_of,
    is_richer_named,
    operation_named,
    quantity_of,
)
from stormark.text.xibalba.told.context import Context, Item, conditions_of, price_of
from stormark.text.xibalba.told.leads import lead_of, told_conditions
from stormark.text.xibalba.told.words import GAP, Words, number, sentence, signed


@dataclass(frozen=True, slots=True)
class Part:
    """An item, and what becomes of its number on further conditions: “1, or 2 if …”."""

    item: Item
    more: int = 0
    conditions: Mapping[str, Any] | None = None


def told_card(catalogue: Catalogue, card: Mapping[str, Any]) -> str:
    """What the rules read on a card, as a card would say it; gaps where it says too little.

    >>> from stormark.i18n import translator
    >>> effect = [{"op": "resources", "amount": 2, "trigger": "harvest"}]
    >>> told_card(translator("en", "xibalba"), {"type": "civilian", "effect": effect})
    'When you harvest, gain 2 resources.'
    """
    return Telling(Words(catalogue), Context.of(card)).told(_items(card))


def _items(card: Mapping[str, Any]) -> list[Item]:
    effect = card.get("effect")
    if effect == TODO:
        effect = list(items_of({"type": "", "phase": "", **card}))
    return _tables(effect)


def _tables(items: object) -> list[Item]:
    return [one for one in items if isinstance(one, Mapping)] if isinstance(items, list) else []


class Telling:
    """The items of one card."""

    def __init__(self, words: Words, context: Context) -> None:
        self.words = words
        self.context = context

    def told(self, items: Sequence[Item]) -> str:
        return " ".join(sentence(self._sentence(group)) for group in self._groups(_merged(items)))

    def _groups(self, parts: Sequence[Part]) -> Iterator[list[Part]]:
        """Parts that are told together: one activation, or one moment that asks nobody."""
        group: list[Part] = []
        for part in parts:
            if group and not self._belongs(group[-1].item, part.item):
                yield group
                group = []
            group.append(part)
        if group:
            yield group

    def _belongs(self, before: Item, item: Item) -> bool:
        if self.context.at(before).activation and self.context.at(item).activation:
            return True
        lead = _lead(before)
        led = any(value is not None for value in lead.values())
        return led and lead == _lead(item) and not _is_choice(before) and not _is_choice(item)

    def _sentence(self, group: Sequence[Part]) -> str:
        first = group[0].item
        context = self.context.at(first)
        shared = _shared([part.item for part in group])
        limits = [part.item["limit"] for part in group if "limit" in part.item]
        price = self._price([part.item for part in group])
        limit = limits[0] if limits else 1 if context.activation and price is None else None
        lead = lead_of(self.words, {**first, "if": shared}, context, limit)
        clauses = [self._clause(part, context, shared) for part in group]
        asked = context.activation or price is not None or bool(first.get("optional"))
        if asked:
            return f"{lead} {self._choice(clauses, price, after=bool(lead))}"
        head = clauses[0].after() if lead else clauses[0].plain()
        return f"{lead} {self._row([head, *(clause.plain() for clause in clauses[1:])])}"

    def _row(self, clauses: Sequence[str]) -> str:
        return self.words.joined("told-row", clauses)

    def _choice(self, clauses: Sequence[Clause], price: str | None, after: bool) -> str:
        """“You may …”: pay for what happens then, do it, or let it happen."""
        rest = [clause.plain() for clause in clauses[1:]]
        if price is None and clauses[0].may:
            return self._row([self._may(clauses[0].infinitive(), after), *rest])
        happens = self._row([clauses[0].after(), *rest])
        if price is None:
            used = self._may(self.words.t("told-use"), after)
            return self.words.t("told-used", price=used, happens=happens)
        return self.words.t("told-paid", price=self._may(price, after), happens=happens)

    def _may(self, what: str, after: bool) -> str:
        return self.words.t("told-may-after" if after else "told-may", what=what)

    def _clause(self, part: Part, context: Context, shared: Mapping[str, Any]) -> Clause:
        """What a part does, on the conditions that are its own."""
        item = part.item
        clause = clause_of(self.words, item, context)
        told = {*shared, RICHER} if is_richer_named(item) else {*shared}
        own = {word: one for word, one in conditions_of(item).items() if word not in told}
        nested = self._nested(item, context)
        if nested:
            clause = clause.then(*nested)
        if part.conditions:
            many = signed(part.more) if item.get("op") in SIGNED else str(abs(part.more))
            conditions = told_conditions(self.words, part.conditions, context)
            other = self.words.t("told-more", many=many, conditions=conditions)
            clause = clause.then("told-or-more", other)
        if own:
            conditions = told_conditions(self.words, own, context)
            led = self.words.t("told-led", conditions=conditions, clause=clause.after())
            clause = Clause(self.words, subject=led, led=True)
        return clause

    # --- prices

    def _price(self, items: Sequence[Item]) -> str | None:
        """What somebody may pay for all of it, or none."""
        prices = self._prices(items)
        if not prices:
            return None
        return self.words.joined("told-and", [price.infinitive() for price in prices])

    def _prices(self, items: Sequence[Item]) -> list[Clause]:
        costs: dict[str, Any] = {}
        for item in items:
            for word, value in price_of(item).items():
                both = isinstance(value, int) and isinstance(costs.get(word), int)
                costs[word] = costs[word] + value if both else value
        return [self._paid(word, value) for word, value in costs.items()]

    def _paid(self, word: str, value: object) -> Clause:
        allowed = PAY.get(word)
        if allowed is None or (allowed.words and value not in allowed.words):
            return Clause(self.words, may=GAP)
        said = value if allowed.words else number(value)
        return Clause.of(self.words, self.words.parts(f"told-pay-{word}", value=said))

    # --- lists of items inside

    def _nested(self, item: Item, context: Context) -> tuple[str, str] | None:
        operation = operation_named(item)
        if operation is None or not operation.nested:
            return None
        inner = Telling(self.words, replace(context.within(), known=context.known))
        within = item.get(operation.nested)
        if operation.nested == "options":
            lists = within if isinstance(within, list) else []
            options = [inner.option(_tables(one), after=n == 0) for n, one in enumerate(lists)]
            return "told-choose", self.words.joined("told-either", options)
        results = within if isinstance(within, Mapping) else {}
        return "told-roll", self.words.joined("told-row", inner.results(item.get("die"), results))

    def option(self, items: Sequence[Item], after: bool) -> str:
        """One of several things to choose from: what is paid, and what happens."""
        paid = self._prices(items)
        parts = _merged(items)
        clauses = [self._clause(part, self.context, {}) for part in parts]
        if not clauses:
            clauses = [Clause.of(self.words, self.words.parts("told-nothing"))]
        order = [clause.plain() for clause in clauses]
        if not paid:
            first = clauses[0].after() if after else order[0]
            return self.words.joined("told-and", [first, *order[1:]])
        happens = self.words.joined("told-and", [clauses[0].after(), *order[1:]])
        prices = [price.plain() for price in paid]
        prices[0] = paid[0].after() if after else prices[0]
        price = self.words.joined("told-and", prices)
        return self.words.t("told-bought", price=price, happens=happens)

    def results(self, die: object, results: Mapping[str, Any]) -> list[str]:
        """What each face brings; faces that bring the same are told together."""
        known = DIE_FACES.get(die, ()) if isinstance(die, str) else ()
        told: dict[str, list[str]] = {}
        for face, items in results.items():
            parts = _merged(_tables(items))
            clauses = [self._clause(part, self.context, {}) for part in parts]
            if clauses:
                order = [clauses[0].after(), *(clause.plain() for clause in clauses[1:])]
                happens = (", " if clauses[0].led else "") + self.words.joined("told-and", order)
                told.setdefault(happens, []).append(self.words.word("on", face, known))
        if not told:
            return [Clause.of(self.words, self.words.parts("told-nothing")).plain()]
        return [
            self.words.t("told-face", face=self.words.joined("told-or", faces), happens=happens)
            for happens, faces in told.items()
        ]


def _lead(item: Item) -> dict[str, Any]:
    """What begins the sentence of an item."""
    more = ("kind",) if item.get("trigger") in tuple(TRIGGER_PARAMS) else ()
    return {key: item.get(key) for key in ("trigger", "if", "limit", *more)}


def _is_choice(item: Item) -> bool:
    return bool(price_of(item) or item.get("optional"))


def _shared(items: Sequence[Item]) -> dict[str, Any]:
    """The conditions that all of some items have."""
    first, *others = [conditions_of(item) for item in items]
    return {
        word: value
        for word, value in first.items()
        if all(word in other and other[word] == value for other in others)
    }


def _merged(items: Sequence[Item]) -> list[Part]:
    """Items that do the same, the second on more conditions: “1, or 2 if …”."""
    parts: list[Part] = []
    for item in items:
        before = parts[-1] if parts and parts[-1].conditions is None else None
        added = _added(before.item, item) if before else None
        if before is None or added is None:
            parts.append(Part(item))
        else:
            more, conditions = added
            parts[-1] = Part(before.item, more, conditions)
    return parts


def _added(before: Item, item: Item) -> tuple[int, dict[str, Any]] | None:
    name = quantity_of(before)
    if not name or name != quantity_of(item) or _apart(before, name) != _apart(item, name):
        return None
    old, new = conditions_of(before), conditions_of(item)
    further = {word: value for word, value in new.items() if word not in old}
    same = all(word in new and new[word] == value for word, value in old.items())
    if not same or not further or (before[name] < 0) != (item[name] < 0):
        return None
    return before[name] + item[name], further


def _apart(item: Item, name: str) -> dict[str, Any]:
    return {key: value for key, value in item.items() if key not in (name, "if")}
