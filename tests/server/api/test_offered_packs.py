"""Packs that a server offers to everybody: those that come with a game, and those it was given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stormark.games.registry import load_game, shipped_packs
from stormark.kernel.packs.problem import PackError
from stormark.server.config import DAY, Config
from stormark.server.content.games import game_from_text
from stormark.server.content.offered import copied, read_packs
from stormark.server.retention.rules import Packs
from stormark.server.retention.runner import deadlines
from stormark.server.storage import packs
from tests.server.api.test_packs import disowned, hidden_table, kept
from tests.server.replays.matches import in_database
from tests.server.site import Client, Json, at_table, by, heard, opened, person, refusal, site

MISTFOLK = str(Path(__file__).parents[3] / "examples/mistfolk.toml")
BALANCED = load_game("xibalba", "balanced").pack_hash
SETS = ["mistfolk", "emberians", "islanders"]


@pytest.fixture
def printed(tmp_path: Path) -> str:
    return written(tmp_path / "cards.toml", 5, "Our printed copy")


def written(file: Path, cost: int, name: str = "") -> str:
    """The file of a pack with a card of another price."""
    header = f'[pack]\ngame = "xibalba"\nname = "{name}"\n' if name else ""
    file.write_text(f"{header}[cards.line_fusilier]\ncost = {cost}\n", encoding="utf-8")
    return str(file)


def listed(client: Client, game: str) -> tuple[list[tuple[str, bool]], str]:
    """The names of the packs of a game, whether they come with it, and which is proposed."""
    (card,) = (card for card in client.get("/api/games").json() if card["id"] == game)
    names: dict[str, str] = {pack["hash"]: pack["name"] for pack in card["packs"]}
    shown = [(pack["name"], pack["shipped"]) for pack in card["packs"]]
    return shown, names.get(card["proposed_pack"], card["proposed_pack"])


# --- what is offered


def test_the_packs_that_come_with_a_game_are_offered_everywhere(client: Client) -> None:
    assert listed(client, "xibalba") == ([("balanced", True)], "")
    assert listed(client, "battalia") == ([], "")


def test_the_only_pack_of_a_game_is_proposed(tmp_path: Path, printed: str) -> None:
    with site(tmp_path, pack=(printed, MISTFOLK)) as client:
        offered = [("Our printed copy", False), ("balanced", True)]
        assert listed(client, "xibalba") == (offered, "Our printed copy")
        assert listed(client, "battalia") == ([("Mistfolk", False)], "Mistfolk")


def test_of_several_packs_none_is_proposed(tmp_path: Path, printed: str) -> None:
    with site(tmp_path, pack=(printed, "balanced")) as client:
        offered = [("Our printed copy", False), ("balanced", True)]
        assert listed(client, "xibalba") == (offered, "")


def test_a_pack_that_comes_with_a_game_is_proposed_by_its_name(tmp_path: Path) -> None:
    with site(tmp_path, pack=("balanced",)) as client:
        assert listed(client, "xibalba") == ([("balanced", True)], "balanced")


def test_the_cards_of_the_game_are_no_choice(tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text('[pack]\ngame = "xibalba"\nname = "My pack"\n')
    with site(tmp_path, pack=(str(same),)) as client:
        assert listed(client, "xibalba") == ([("balanced", True)], "")


# --- how they are read


def names(*places: Path | str) -> list[str]:
    return [pack.name for pack in read_packs(map(str, places))]


def test_a_pack_without_a_name_is_called_like_its_file_or_folder(tmp_path: Path) -> None:
    folder = tmp_path / "boxed"
    folder.mkdir()
    written(folder / "some.toml", 7)
    assert names(written(tmp_path / "cheap.toml", 1), folder) == ["cheap", "boxed"]
    (folder / "a.toml").write_text('[pack]\nname = "In parts"\n')
    assert names(folder) == ["In parts"]


def test_no_two_packs_have_the_same_name(tmp_path: Path) -> None:
    """`stormark pack new` calls every pack alike."""
    files = [written(tmp_path / f"{name}.toml", cost, "My pack") for cost, name in enumerate("abc")]
    for folder in ("d", "e"):
        (tmp_path / folder).mkdir()
        files.append(written(tmp_path / folder / "a.toml", len(files), "My pack"))
    assert names(*files) == ["My pack", "b", "c", "a", "a 2"]
    assert names(written(tmp_path / "balanced.toml", 9)) == ["balanced 2"]


def test_names_are_as_long_as_a_pack_may_say(tmp_path: Path) -> None:
    first, second = (tmp_path / folder / f"{'long' * 20}.toml" for folder in "ab")
    for cost, file in enumerate((first, second), 1):
        file.parent.mkdir()
        written(file, cost)
    assert names(first, second) == ["long" * 10, "long" * 9 + " 2"]
    with copied(read_packs([str(first), str(second)])) as files:
        assert names(*files) == ["long" * 10, "long" * 9 + " 2"]


def test_the_same_pack_counts_once(tmp_path: Path, printed: str) -> None:
    again = written(tmp_path / "again.toml", 5, "Another name")
    assert names(printed, again, "balanced", shipped_packs("xibalba")["balanced"]) == [
        "Our printed copy",
        "balanced",
    ]


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path, printed: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[units.lord]\nrank = 9\n")
    with pytest.raises(PackError) as caught:
        read_packs([str(bad), printed, str(tmp_path / "gone.toml")])
    assert [problem.place for problem in caught.value.problems] == [
        "bad.toml: units.lord.rank",
        "gone.toml",
    ]


def test_copies_say_the_same_whatever_becomes_of_the_files(tmp_path: Path, printed: str) -> None:
    below = written(tmp_path / "below.toml", 6)
    above = tmp_path / "above.toml"
    above.write_text('[pack]\nbased_on = "below.toml"\n[cards.bomber]\ncost = 9\n')
    before = read_packs([printed, str(above), "balanced", MISTFOLK])
    with copied(before) as files:
        for file in (below, printed):
            Path(file).write_text("[broken")
        assert read_packs(files) == before
    assert not Path(files[0]).exists()


def test_a_server_without_packs_leaves_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stormark.server.content.offered.TemporaryDirectory", None)
    with copied([]) as files:
        assert files == ()


# --- how they are played


def only(client: Client, game: str) -> str:
    (card,) = (card for card in client.get("/api/games").json() if card["id"] == game)
    return str(card["proposed_pack"])


def test_everybody_sees_and_plays_what_is_offered(tmp_path: Path) -> None:
    with site(tmp_path, pack=(MISTFOLK,)) as client:
        content = only(client, "battalia")
        assert content == load_game("battalia", MISTFOLK).pack_hash
        wanted: Json = {"options": {"mode": "creation", "sets": SETS}, "pack": content}
        for question in ("options", "fitting-options", "playing-time"):
            answer = client.post(f"/api/games/battalia/{question}", json=wanted)
            assert answer.status_code == 200, answer.text
            own = client.post(f"/api/games/battalia/{question}", json={**wanted, "pack": ""})
            assert own.status_code == 400 or own.json()["dropped"]  # the six do not know it
        library = client.get(f"/api/games/battalia/library/de?pack={content}")
        assert "Nebelvolk" in library.text
        assert library.headers["cache-control"] == "public, no-cache"  # as of the game's own
        text = client.get(f"/api/games/battalia/packs/{content}").json()["text"]
        assert json.loads(text)["pack"] == {"game": "battalia", "name": "Mistfolk"}
        assert kept(tmp_path) == 0
        table = opened(client, person("Ada"), person("Ben"), game="battalia", **wanted)
        assert table["table"]["pack"] == content
        started = client.post(
            f"/api/tables/{table['table']['id']}/start", headers=by(table["host_token"])
        )
        assert started.status_code == 200
        with at_table(client, table["table"]["id"], table["seat_tokens"]["0"]) as socket:
            assert "mistfolk" in json.dumps(heard(socket, "welcome"))


def test_whoever_says_nothing_plays_with_the_cards_of_the_game(tmp_path: Path) -> None:
    """The proposal is for pages; programs get what they always got."""
    with site(tmp_path, pack=(MISTFOLK,)) as client:
        table = opened(client, game="battalia")["table"]
        assert table["pack"] == load_game("battalia").pack_hash


def test_what_comes_with_a_game_needs_no_upload(client: Client, tmp_path: Path) -> None:
    assert opened(client, pack=BALANCED)["table"]["pack"] == BALANCED
    assert kept(tmp_path) == 1
    assert refusal(client.post("/api/tables", json={"game": "battalia", "pack": BALANCED})) == (
        404,
        "T-PACK-01",
    )


def test_a_table_keeps_its_pack_when_the_server_offers_it_no_more(tmp_path: Path) -> None:
    with site(tmp_path, pack=(MISTFOLK,)) as client:
        content = only(client, "battalia")
        table = hidden_table(client, content)
    with site(tmp_path) as client:
        path = f"/api/games/battalia/packs/{content}"
        host = by(table["host_token"])
        assert client.get(path, headers=host).status_code == 200
        started = client.post(f"/api/tables/{table['table']['id']}/start", headers=host)
        assert started.json()["pack"] == content
        with at_table(client, table["table"]["id"], table["seat_tokens"]["0"]) as socket:
            assert heard(socket, "welcome")["table"]["pack"] == content
        # Nobody else knows of it now.
        disowned(tmp_path)
        assert refusal(client.get(path)) == (404, "T-PACK-01")
        wanted = {"game": "battalia", "pack": content}
        assert refusal(client.post("/api/tables", json=wanted)) == (404, "T-PACK-01")
        assert listed(client, "battalia") == ([], "")
    stored = in_database(tmp_path, lambda c: packs.text_of(c, "battalia", content))
    assert stored is not None
    assert game_from_text("battalia", stored).pack_hash == content


def test_what_goes_because_no_table_uses_it_comes_back_with_the_next_one(tmp_path: Path) -> None:
    def swept(now: int) -> Any:
        ((rule, before),) = deadlines(Config("sqlite://"), now + 31 * DAY, [Packs()])
        return in_database(tmp_path, lambda c: rule.sweep(c, before))

    with site(tmp_path, pack=(MISTFOLK,)) as client:
        content = only(client, "battalia")
        table = opened(client, game="battalia", pack=content)
        now = table["table"]["created_at"]
        assert swept(now) == 0
        headers = by(table["host_token"])
        client.delete(f"/api/tables/{table['table']['id']}", headers=headers)
        assert swept(now) == 1
        assert kept(tmp_path) == 0
        assert opened(client, game="battalia", pack=content)
        assert kept(tmp_path) == 1


def test_what_is_offered_takes_nobody_s_room(tmp_path: Path, printed: str) -> None:
    with site(tmp_path, pack=(printed,), packs=1) as client:
        assert opened(client, pack=only(client, "xibalba"))
        assert opened(client, pack=BALANCED)
        text = "[cards.line_fusilier]\ncost = 9\n"
        own = client.post("/api/games/xibalba/packs", json={"text": text})
        assert own.status_code == 201
        assert opened(client, pack=own.json()["hash"])


def test_a_pack_of_the_settings_that_cannot_be_played_stops_the_server(tmp_path: Path) -> None:
    with (
        pytest.raises(PackError) as caught,
        site(tmp_path, pack=(str(tmp_path / "gone.toml"),)),
    ):
        pass
    assert caught.value.problems[0].message == "pack-file-missing"
