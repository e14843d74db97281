"""Networks as bots: small ONNX models whose answers can be worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import onnx
import pytest
from onnx import TensorProto, helper

from stormark.bots import make_bot
from stormark.bots.own import own_bot
from stormark.bots.registry import check_bot
from stormark.games.registry import load_game, observer, option_table
from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import InputError
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io
from stormark.lab.arena import arena_experiment
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.run import play_all
from stormark.lab.ladder.contest import pairs_of
from stormark.lab.subject import GameByName
from stormark.rl.episode import checked_setup

VERSIONS = {
    "game": "xibalba",
    "players": "2",
    "observation_version": str(observer("xibalba").version),
    "options_version": str(option_table("xibalba").version),
}


def written(path: Path, name: str, scale: float = 1.0, other: dict[str, str] | None = None) -> str:
    """A model that adds up one of its inputs: row by row for features, else not at all."""
    kind = TensorProto.INT64 if name == "numbers" else TensorProto.UINT8
    shape = ["options"] if name == "numbers" else ["rows", "columns"]
    nodes = [
        helper.make_node("Cast", [name], ["number"], to=TensorProto.FLOAT),
        helper.make_node("Mul", ["number", "scale"], ["scaled"]),
        helper.make_node("ReduceSum", ["scaled", "axis"], ["logits"], keepdims=0)
        if name == "features"
        else helper.make_node("Identity", ["scaled"], ["logits"]),
    ]
    graph = helper.make_graph(
        nodes,
        "sums",
        [helper.make_tensor_value_info(name, kind, shape)],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, None)],
        [
            helper.make_tensor("scale", TensorProto.FLOAT, [], [scale]),
            helper.make_tensor("axis", TensorProto.INT64, [1], [1]),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
    for key, value in {**VERSIONS, **(other or {})}.items():
        model.metadata_props.add(key=key, value=value)
    onnx.save(model, str(path))
    return str(path)


def chosen(bot: str, players: int = 2, decisions: int = 30) -> tuple[list[int], list[Any]]:
    """The places of a bot's choices, and every position before one of them."""
    game = load_game("xibalba")
    io, chance = Io(FastChance(4)), FastChance(9)
    state = game.start(checked_setup(game, {"players": players}), io)
    mind = make_bot(bot, 1, "xibalba")
    places, states = [], []
    for _ in range(decisions):
        seat = state.open_seats()[0]
        seen, decision = game.seen_by(state, seat), game.decision(state, seat)
        action = mind.choose({}, decision, Simulator(game, seen, seat, chance))
        places.append(decision.actions.index(action))
        states.append((state.copy(), seat))
        state.apply(seat, state.options(seat)[places[-1]], io)
    return places, states


@pytest.mark.parametrize("scale", [1.0, -1.0])
def test_a_model_that_scores_options_takes_the_best(tmp_path: Path, scale: float) -> None:
    table = option_table("xibalba")
    places, states = chosen(written(tmp_path / "sums.onnx", "features", scale))
    for place, (state, seat) in zip(places, states, strict=True):
        rows, width = table.features(state, seat), int(table.feature_size)
        sums = [scale * sum(rows[at : at + width]) for at in range(0, len(rows), width)]
        assert place == sums.index(max(sums))


def test_a_model_may_score_the_numbers_of_the_options(tmp_path: Path) -> None:
    table = option_table("xibalba")
    places, states = chosen(written(tmp_path / "high.onnx", "numbers"))
    for place, (state, seat) in zip(places, states, strict=True):
        numbers = [int(number) for number in table.indices(state, seat, state.moves(seat))]
        assert place == numbers.index(max(numbers))


def test_a_model_may_score_the_whole_table(tmp_path: Path) -> None:
    """All options score 1, so the first is taken; what is no option never is."""
    places, _ = chosen(written(tmp_path / "mask.onnx", "mask"))
    assert set(places) == {0}


def test_models_play_in_arenas_and_ladders_and_never_at_tables_of_a_server(tmp_path: Path) -> None:
    name = written(tmp_path / "sums.onnx", "features")
    options = {"players": 2, "target": 1}
    arena = arena_experiment(GameByName("xibalba"), (name, "greedy"), options, 1, 5)
    (row,) = play_all(arena, HereExecutor())
    assert sorted(row.bots) == sorted([name, "greedy"])
    assert pairs_of((name, "greedy"), "all", "xibalba")
    with pytest.raises(InputError) as refused:
        check_bot(name, "bot", "xibalba")
    assert refused.value.problem == "bot-unknown"


def test_a_file_is_read_anew_when_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "one.onnx"
    first = chosen(written(path, "numbers"))[0]
    second = chosen(written(path, "numbers", -1.0))[0]
    assert first != second


@pytest.mark.parametrize(
    ("name", "other", "problem", "key"),
    [
        ("features", {"game": "battalia"}, "model-other", "game"),
        ("features", {"observation_version": "0"}, "model-other", "observation_version"),
        ("features", {"options_version": ""}, "model-other", "options_version"),
        ("cards", {}, "model-shape", ""),
    ],
)
def test_a_model_made_for_something_else_is_refused(
    tmp_path: Path, name: str, other: dict[str, str], problem: str, key: str
) -> None:
    with pytest.raises(InputError) as refused:
        own_bot(written(tmp_path / "other.onnx", name, other=other), 1, "xibalba", "--bots[0]")
    assert (refused.value.problem, refused.value.params.get("key", "")) == (problem, key)


def test_a_model_for_two_does_not_play_with_three(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        chosen(written(tmp_path / "two.onnx", "features"), players=3)
    assert refused.value.problem == "model-players"


def test_scores_that_fit_nothing_are_told(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        chosen(written(tmp_path / "seen.onnx", "observation"))
    assert refused.value.problem == "model-scores"
    with pytest.raises(InputError) as refused:
        chosen(written(tmp_path / "nothing.onnx", "features", float("nan")))
    assert refused.value.problem == "model-scores"


def test_files_that_are_no_models_are_told(tmp_path: Path) -> None:
    (tmp_path / "bad.onnx").write_text("no model")
    for name in ("bad.onnx", "missing.onnx"):
        with pytest.raises(InputError) as refused:
            own_bot(str(tmp_path / name), 1, "xibalba")
        assert refused.value.problem == "model-file"
