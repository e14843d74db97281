"""All cards of a pack on one page, to hold beside the printed ones."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path

from stormark.cli.packs.source import named_packs
from stormark.games.registry import load_game
from stormark.i18n import Catalogue, translator
from stormark.kernel.files import write_atomically
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.format import Tables
from stormark.text import Speaker
from stormark.text.saying import problem_text
from stormark.text.told import notes_of, told_cards

STYLE = """
:root { color-scheme: light; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 1.5rem; color: #1c1b19; background: #fff; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; break-after: avoid; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .6rem; }
.card { border: 1px solid #555; border-radius: .6rem; padding: .6rem .8rem; break-inside: avoid; }
.card h3 { font-size: 1rem; margin: 0; }
.card p { margin: .15rem 0; }
.card div + div { border-top: 1px dashed #999; margin-top: .45rem; padding-top: .45rem; }
.seen { float: right; }
.card .told { color: #333; font-style: italic; }
.card .note { border-left: .25rem solid #a33; padding-left: .5rem; }
code, .hash { font-size: .8rem; color: #555; overflow-wrap: anywhere; }
@media print { body { margin: 0; } .cards { grid-template-columns: repeat(3, 1fr); } }
"""


PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
<p>{lead}</p>
<p class="hash">{hash}</p>
{cards}
</body>
</html>
"""


def proof(catalogue: Catalogue, pack: str, file: str, game: str) -> int:
    """Write the sheet: every card in every language, with a box to tick."""
    (named,) = named_packs((pack,), game)
    rules = load_game(named.game, named.path)
    speakers = [Speaker(rules, lang) for lang in LANGUAGES]
    cards = speakers[0].card_lines()
    printed = named.tables()
    copies = {
        name: f" × {entry['copies']}"
        for section in named.format.cards
        for name, entry in printed[section].items()
        if entry.get("copies", 1) > 1
    }
    beside = _beside(named.game, printed)
    parts: list[str] = []
    for kind in dict.fromkeys((card.type, card.faction) for card in cards):
        group = [card for card in cards if (card.type, card.faction) == kind]
        title = " · ".join(_label(catalogue, speakers, word) for word in kind if word)
        tick = catalogue.t("cli-pack-proof-seen")
        faces = "\n".join(
            _card(speakers, card.kind, card.id, copies.get(card.id, ""), tick, beside)
            for card in group
        )
        parts.append(f'<h2>{escape(title)}</h2>\n<div class="cards">\n{faces}\n</div>')
    title = escape(catalogue.t("cli-pack-proof-title", game=rules.spec.id, count=len(cards)))
    lead = escape(catalogue.t("cli-pack-proof-lead"))
    text = PAGE.format(lang=catalogue.lang, title=title, lead=lead, style=STYLE,
                       hash=rules.pack_hash, cards="\n".join(parts))  # fmt: skip
    write_atomically(Path(file), text)
    print(catalogue.t("cli-pack-proofed", file=file, count=len(cards)))
    return 0


def _beside(game: str, printed: Tables) -> dict[tuple[str, str], str]:
    """What stands beside the text of a card in a language: its effect in words, differences."""
    found: dict[tuple[str, str], str] = {}
    for path, texts in told_cards(game, printed).items():
        section, _, entry = path.partition(".")
        if isinstance(printed[section][entry]["effect"], str):
            continue  # its text is carried out by the players
        for lang, text in texts.items():
            said = translator(lang).t("cli-pack-effect", text=text)
            found[entry, lang] = f'<p class="told">{escape(said)}</p>'
    for note in notes_of(game, printed, game):
        _, entry, text = note.path.split(".")
        lang = text.rpartition("_")[2]
        said = problem_text(lang, note.message, "", note.params)
        found[entry, lang] = f'{found.get((entry, lang), "")}<p class="note">{escape(said)}</p>'
    return found


def _card(
    speakers: list[Speaker],
    kind: str,
    name: str,
    copies: str,
    tick: str,
    beside: Mapping[tuple[str, str], str],
) -> str:
    faces = "".join(
        _face(speaker, kind, name, beside.get((name, speaker.lang), "")) for speaker in speakers
    )
    box = f'<label class="seen"><input type="checkbox"> {escape(tick)}</label>'
    return f'<section class="card">{box}<code>{escape(name)}{copies}</code>{faces}</section>'


def _face(speaker: Speaker, kind: str, name: str, beside: str) -> str:
    title, *lines = speaker.thing(kind, name).splitlines()
    said = "".join(f"<p>{escape(line)}</p>" for line in lines if line)
    return f'<div lang="{speaker.lang}"><h3>{escape(title)}</h3>{said}{beside}</div>'


def _label(catalogue: Catalogue, speakers: list[Speaker], word: str) -> str:
    """A type or faction in the reader's words, where the game has one."""
    labels = next(one for one in speakers if one.lang == catalogue.lang).labels()
    for group in ("type", "faction", "kind"):
        if word in labels.get(group, {}):
            return labels[group][word]
    return word
