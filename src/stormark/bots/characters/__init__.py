"""Who the bots are: a face, a manner of play and a few words for each faction."""

from stormark.bots.characters.cast import CHARACTERS, Character, character_named, characters_of

__all__ = ["CHARACTERS", "Character", "character_named", "characters_of"]
