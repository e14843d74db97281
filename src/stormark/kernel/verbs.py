"""The verbs of a game: structured actions and their notation out of one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from stormark.kernel.action import Action
from stormark.kernel.codec import Codec
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError


class Verb(NamedTuple):
    """A verb: its packed number, its word, its arguments in the order of the operands.

    `optional` holds the operand that an argument which was left out stands for.
    """

    number: int
    word: str
    arguments: tuple[Codec[Any], ...] = ()
    optional: Mapping[str, int] = {}


class VerbTable:
    """All verbs of a game; `pack` and `unpack` are how it packs verb and three operands."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        pack: Callable[[int, int, int, int], int],
        unpack: Callable[[int], tuple[int, int, int, int]],
    ) -> None:
        self.by_number = {verb.number: verb for verb in verbs}
        self.by_word = {verb.word: verb for verb in verbs}
        self._pack = pack
        self._unpack = unpack

    def decode(self, context: object, option: int) -> Action:
        """An option in structured form."""
        number, *values = self._unpack(option)
        verb = self.by_number[number]
        args: dict[str, Json] = {}
        for codec, value in zip(verb.arguments, values, strict=False):
            if verb.optional.get(codec.name) != value:
                args[codec.name] = codec.to_json(context, value)
        return Action(verb.word, args)

    def encode(self, context: object, action: Action) -> int:
        """The option an action stands for, legal or not; InputError if it is no action."""
        verb = self.find(action.verb)
        known = {codec.name for codec in verb.arguments}
        for name in action.args:
            if name not in known:
                allowed = ", ".join(sorted(known)) or "–"
                raise InputError("argument-extra", name, verb=verb.word, allowed=allowed)
        values = [0, 0, 0]
        for index, codec in enumerate(verb.arguments):
            if codec.name in action.args:
                values[index] = codec.from_json(context, action.args[codec.name])
            elif codec.name in verb.optional:
                values[index] = verb.optional[codec.name]
            else:
                raise InputError("argument-missing", codec.name, verb=verb.word)
        return self._pack(verb.number, values[0], values[1], values[2])

    def find(self, word: str) -> Verb:
        verb = self.by_word.get(word)
        if verb is None:
            allowed = ", ".join(self.by_word)
            raise InputError("verb-unknown", "verb", found=word, allowed=allowed)
        return verb

    def notation(self, action: Action) -> str:
        """The verb and its arguments in their order."""
        verb = self.by_word[action.verb]
        parts = [
            codec.to_text(action.args[codec.name])
            for codec in verb.arguments
            if codec.name in action.args
        ]
        return " ".join([verb.word, *parts])

    def parse(self, context: object, verb: Verb, tokens: Sequence[str]) -> Action:
        """The action of a verb and its arguments as tokens."""
        needed = [codec for codec in verb.arguments if codec.name not in verb.optional]
        if len(tokens) > len(verb.arguments):
            found = " ".join(tokens)
            raise InputError("notation-too-many", "action", verb=verb.word, found=found)
        if len(tokens) < len(needed):
            raise InputError("argument-missing", needed[len(tokens)].name, verb=verb.word)
        values = [0, 0, 0]
        for index, codec in enumerate(verb.arguments):
            if index < len(tokens):
                values[index] = codec.from_text(context, tokens[index])
            else:
                values[index] = verb.optional[codec.name]
        return self.decode(context, self._pack(verb.number, *values))
