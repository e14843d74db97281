"""Bilkarr (B-BILK-01 to -09), and the potions of a new day (B-BILK-20 to -22)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms_visitors import put_bilkarr, turn_potion, wake_bilkarr
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


def rolled_gate(s: Position) -> i64:
    """The gate with the rolled number; numbers not in play are rolled again (B-BILK-01)."""
    while True:
        number = s.roll()
        for field in range(s.rules.board.size):
            if s.place[field] == L.GATE and s.terrain[field] == number - 1:
                return field


def enter_bilkarr(s: Position) -> None:
    """He stays on the rolled gate for the rest of the day (B-BILK-02, R-60)."""
    send_to_gate(s, True)


def send_to_gate(s: Position, rests: bool) -> None:
    tables = s.rules.tables
    put_bilkarr(s, rolled_gate(s), tables.bilkarr_down, tables.bilkarr_right, rests)


def move_bilkarr(s: Position) -> None:
    """Two steps diagonally, bouncing off edges; a corner sends him to a gate (R-60 to R-64)."""
    if s.bilkarr < 0:
        return
    if s.bilkarr_rests:
        wake_bilkarr(s)
        return
    board = s.rules.board
    row, column = divmod(s.bilkarr, board.columns)
    down, right = s.bilkarr_down, s.bilkarr_right
    for _ in range(s.rules.tables.bilkarr_steps):
        if board.at(row + down, column + right) < 0:
            vertical = board.at(row + down, column) >= 0
            horizontal = board.at(row, column + right) >= 0
            if not vertical and horizontal:
                down = -down
            elif not horizontal and vertical:
                right = -right
            else:
                down, right = -down, -right
        row, column = row + down, column + right
        if board.at(row + down, column) < 0 and board.at(row, column + right) < 0:
            send_to_gate(s, False)  # he stays for this day and moves off on the next
            return
    put_bilkarr(s, row * board.columns + column, down, right, False)


def turn_potions(s: Position) -> None:
    for potion in range(L.POTIONS):
        turn_potion(s, potion)
