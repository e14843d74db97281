"""Setup (B-CSETUP, B-SETUP): everything up to the first choice."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.atoms_setup import deal_greats
from stormark.games.battalia.procedure import TABLE
from stormark.games.battalia.setup.board import lay_board
from stormark.games.battalia.setup.players import ChooseFaction, deal_starting_cards, seat_from
from stormark.games.battalia.setup.stock import fill_stock
from stormark.games.battalia.state import Position


def prepare(s: Position) -> None:
    """Everything up to the first choice."""
    fill_stock(s)
    lay_board(s)
    known = L.GREATS if s.rules.stormgates else L.ARROW
    face_up = s.seats if s.rules.stormgates else s.seats + 1
    deal_greats(s, known, face_up, s.rules.stormgates)  # B-CSETUP-07, B-SETUP-05, -06
    seat_from(s, s.random(L.S_SETUP, s.seats))  # a random starting player (B-CSETUP-16)
    if not s.rules.draft:
        deal_starting_cards(s)
    begin(s, TABLE, ChooseFaction(s.order[0]))
