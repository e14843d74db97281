"""Files of experiments: all combinations, and every mistake named with its field."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.refusal import InputError
from stormark.lab.experiment.plan import ALL, Shard, read_shard
from stormark.lab.experiment.reading import load_experiment

PLAY = '[[play]]\ngame = "xibalba"\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "experiment.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_combination_is_a_setting(tmp_path: Path) -> None:
    text = (
        'games = 5\nseeds = [1, 7]\nreplays = "all"\nformat = "jsonl"\n'
        + PLAY
        + 'players = [2, 3]\nbots = ["greedy", "greedy,random"]\n'
        + 'options = { mode = ["normal", "apocalypse"], factions = [["bastion", ""], ["", ""]] }\n'
        + '[[play]]\ngame = "battalia"\n'
    )
    experiment = load_experiment(written(tmp_path, text))
    assert len(experiment.settings) == 2 * 2 * 2 * 2 + 1
    assert (experiment.seeds, experiment.replays) == ((1, 7), ALL)
    assert len(list(experiment.tasks())) == 17 * 5 * 2
    bots = {setting.bots for setting in experiment.settings if len(setting.bots) == 3}
    assert bots == {("greedy",) * 3, ("greedy", "random", "random")}
    factions = {str(setting.setup.options["factions"]) for setting in experiment.settings[:2]}
    assert factions == {"['bastion', None]", "[None, None]"}


def test_parts_are_disjoint_and_complete(tmp_path: Path) -> None:
    experiment = load_experiment(written(tmp_path, "games = 7\n" + PLAY))
    parts = [{task.id for task in experiment.tasks(Shard(index, 3))} for index in (1, 2, 3)]
    assert len(parts[0] | parts[1] | parts[2]) == sum(map(len, parts)) == 7


def test_settings_that_mean_the_same_are_one(tmp_path: Path) -> None:
    same = 'options = { target = [35, 20] }\n[[play]]\ngame = "xibalba"\n'
    assert len(load_experiment(written(tmp_path, "games = 1\n" + PLAY + same)).settings) == 2


@pytest.mark.parametrize(
    ("text", "problem", "place"),
    [
        ("games = ", "lab-not-toml", ":1"),
        (PLAY, "field-missing", ": games"),
        ("games = 0\n" + PLAY, "number-range", ": games"),
        ("games = 1\n", "field-missing", ": play"),
        ("games = 1\nplay = []\n", "lab-empty-list", ": play"),
        ("games = 1\nseed = 3\n" + PLAY, "field-unknown", ": seed"),
        ("games = 1\nseeds = []\n" + PLAY, "lab-empty-list", ": seeds"),
        ('games = 1\nreplays = "some"\n' + PLAY, "field-type", ": replays"),
        ('games = 1\nformat = "xls"\n' + PLAY, "argument-unknown", ": format"),
        ('games = 1\n[[play]]\ngame = "chess"\n', "argument-unknown", ": play[0].game"),
        ("games = 1\n" + PLAY + "players = [2, 9]\n", "number-range", ": play[0].players[1]"),
        ("games = 1\n" + PLAY + 'bots = ["clever"]\n', "bot-unknown", ": play[0].bots[0]"),
        ("games = 1\n" + PLAY + 'bots = [""]\n', "lab-no-bots", ": play[0].bots[0]"),
        (
            "games = 1\n" + PLAY + 'bots = "greedy,greedy,greedy"\n',
            "lab-too-many-bots",
            ": play[0].bots[0]",
        ),
        (
            "games = 1\n" + PLAY + "options = { fanatics = true }\n",
            "field-unknown",
            ": play[0].options.fanatics",
        ),
        (
            "games = 1\n" + PLAY + "options = { target = 99 }\n",
            "arena-options-refused",
            ": play[0].options",
        ),
        (
            "games = 1\n" + PLAY + 'options = { factions = "bastion" }\n',
            "field-type",
            ": play[0].options.factions",
        ),
        ("games = 1\n" + PLAY + 'packs = "none.toml"\n', "pack-file-missing", "none.toml"),
    ],
)
def test_a_mistake_is_named_with_its_field(
    tmp_path: Path, text: str, problem: str, place: str
) -> None:
    with pytest.raises(InputError) as error:
        load_experiment(written(tmp_path, text))
    assert error.value.problem == problem
    assert error.value.place.endswith(place)


@pytest.mark.parametrize("text", ["", "3/2", "0/2", "1", "a/b"])
def test_a_part_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(InputError) as error:
        read_shard(text, "--shard")
    assert error.value.problem == "lab-shard"
