"""Heavy questions are answered beside the server, each once, and never for the wrong eyes."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

from stormark.games.registry import pack_format
from stormark.kernel.packs.problem import PackError
from stormark.server.config import Config
from stormark.server.heavy import questions as Q
from stormark.server.heavy.answer_cache import AnswerCache
from stormark.server.heavy.work import HeavyWork
from stormark.server.lobby import LobbyRefusal
from stormark.server.replays import pages
from tests.server.replays.matches import given_up
from tests.server.site import Client

T = TypeVar("T")

ME = ("my address",)
PACK = "# a comment\n[units.lord.hire]\nsupply = 4\n"
MISFIT = str(Path(__file__).parent / "misfit.py")


@pytest.fixture(autouse=True)
def same_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes find the same package as these tests."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))


def with_work(
    work: Callable[[HeavyWork], Awaitable[T]],
    workers: int = 1,
    start: tuple[str, ...] = (),
    questions: int = 4,
) -> T:
    config = Config("sqlite:///", heavy_workers=workers, heavy_questions=questions)

    async def run() -> T:
        heavy = HeavyWork(config, start)
        try:
            return await work(heavy)
        finally:
            await heavy.close()

    return asyncio.run(run())


def file_of(client: Client, tmp_path: Path) -> Mapping[str, Q.Material]:
    """A short match, as a file."""
    table = given_up(client, tmp_path, moves=12)
    text = client.get(f"/api/tables/{table.id}/replay").text
    return {"file": Q.FileMaterial("file", text)}


def page(viewer: int = -1, lang: Q.Lang | None = "en") -> Q.Positions:
    return Q.Positions("file", viewer, 0, 20, lang, text=True)


def test_words_are_made_in_another_process(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    materials = file_of(client, tmp_path)

    async def at_hand() -> Mapping[str, Q.Material]:
        return materials

    def here(*given: Any, **named: Any) -> None:
        raise AssertionError("this is the server's own process")

    expected = with_work(lambda heavy: heavy.ask(ME, page(), at_hand), workers=0)
    monkeypatch.setattr(pages, "position_page", here)
    assert with_work(lambda heavy: heavy.ask(ME, page(), at_hand)) == expected
    assert len(json.loads(expected)["frames"]) == 13


def test_a_question_is_answered_once_and_only_for_the_same_viewer_and_language(
    client: Client, tmp_path: Path
) -> None:
    materials = file_of(client, tmp_path)
    read: list[str] = []

    async def at_hand() -> Mapping[str, Q.Material]:
        read.append("read")
        return materials

    async def work(heavy: HeavyWork) -> None:
        first, same = await asyncio.gather(
            heavy.ask(ME, page(0), at_hand), heavy.ask(("another",), page(0), at_hand)
        )
        assert first == same
        assert await heavy.ask(ME, page(0), at_hand) == first
        assert (heavy.asked, len(read)) == (1, 1)
        others = [
            await heavy.ask(ME, page(1), at_hand),
            await heavy.ask(ME, page(0, "de"), at_hand),
        ]
        assert first not in others
        assert others[0] != others[1]
        assert heavy.asked == 3

    with_work(work, workers=0)


def test_a_pack_is_checked_elsewhere_and_kept_without_what_does_not_count() -> None:
    told = json.loads(with_work(lambda heavy: heavy.ask(ME, Q.CheckPack("battalia", PACK))))
    kept, base = json.loads(told["text"]), pack_format("battalia").tables(None)
    assert set(kept) == set(base)
    assert kept["units"]["lord"]["hire"]["supply"] == 4
    assert "a comment" not in told["text"]
    again = with_work(lambda heavy: heavy.ask(ME, Q.CheckPack("battalia", told["text"])), workers=0)
    assert json.loads(again) == told


def test_the_flaws_of_a_pack_come_back_as_they_are_found() -> None:
    def flaws(workers: int) -> object:
        question = Q.CheckPack("xibalba", "cards = 7\nnonsense = 1\n")
        with pytest.raises(PackError) as caught:
            with_work(lambda heavy: heavy.ask(ME, question), workers)
        return caught.value.problems

    assert flaws(1) == flaws(0)


def test_a_question_that_is_too_much_for_a_process_is_broken_off(tmp_path: Path) -> None:
    """Others go on: the next question has a process of its own."""

    async def work(heavy: HeavyWork) -> None:
        for _ in range(2):
            with pytest.raises(LobbyRefusal) as refused:
                await heavy.ask(ME, Q.CheckPack("battalia", PACK))
            assert refused.value.refusal.rule == "T-WORK-01"

    for how in ("dies", "eats"):
        with_work(work, start=(sys.executable, MISFIT, how))


def test_a_fifth_question_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def work(heavy: HeavyWork) -> None:
        asking = [
            asyncio.ensure_future(heavy.ask(ME, Q.CheckPack("battalia", PACK + "#" * n)))
            for n in range(4)
        ]
        await asyncio.sleep(0)
        with pytest.raises(LobbyRefusal) as refused:
            await heavy.ask(ME, Q.CheckPack("battalia", PACK))
        assert refused.value.refusal.rule == "T-RATE-01"
        assert refused.value.refusal.params["seconds"] == 2
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    with_work(work, start=(sys.executable, MISFIT, "hangs"))


def test_whoever_asks_the_same_does_not_pay_for_what_the_first_asker_used(
    client: Client, tmp_path: Path
) -> None:
    materials = file_of(client, tmp_path)

    async def at_hand() -> Mapping[str, Q.Material]:
        return materials

    async def work(heavy: HeavyWork) -> None:
        first, other = await asyncio.gather(
            heavy.ask(ME, page(), at_hand),
            heavy.ask(("another",), page(), at_hand),
            return_exceptions=True,
        )
        assert isinstance(first, LobbyRefusal)
        assert isinstance(other, bytes)

    async def with_debts(heavy: HeavyWork) -> None:
        heavy._turns._debts.add(ME[0], 1000.0)
        await work(heavy)

    with_work(with_debts, workers=0)


def test_materials_are_sent_once_and_the_oldest_are_forgotten(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stormark.server.heavy.work.MOST_KNOWN", 2)
    (material,) = file_of(client, tmp_path).values()
    assert isinstance(material, Q.FileMaterial)
    text = material.text

    async def work(heavy: HeavyWork) -> list[bytes]:
        async def ask(name: str) -> bytes:
            async def at_hand() -> Mapping[str, Q.Material]:
                return {name: Q.FileMaterial(name, text)}

            return await heavy.ask(ME, Q.Steps(name, -1, 0, 5, None), at_hand)

        first = [await ask(name) for name in "abc"]
        with_new_numbers = Q.Steps("a", -1, 1, 5, None)

        async def again() -> Mapping[str, Q.Material]:
            return {"a": Q.FileMaterial("a", text)}

        await heavy.ask(ME, with_new_numbers, again)
        return first

    first = with_work(work)
    assert len(set(first)) == 1


def test_answers_take_no_more_room_than_they_are_given() -> None:
    cache = AnswerCache(room=100)
    keys = [cache.key(page(viewer)) for viewer in range(4)]
    for key in keys:
        cache.keep(key, bytes(40))
    assert [cache.find(key) is not None for key in keys] == [False, False, True, True]
    cache.find(keys[2])
    cache.keep(keys[0], bytes(40))
    assert [cache.find(key) is not None for key in keys] == [True, False, True, False]
