"""The files of deploy/ fit each other, the settings of a server and the tools that read them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from stormark.server.accounts.relying_party import relying_party
from stormark.server.api.health import ready
from stormark.server.config import Config, read_config, variable
from stormark.server.http.front import start_notices
from stormark.server.serve import GRACE
from tests.deploy.proxies import DEPLOY, program

ROOT = DEPLOY.parent
SETTINGS = {variable(name) for name in Config.__struct_fields__}
CONTAINERFILE = (DEPLOY / "Containerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES = COMPOSE["services"]
UNIT = (DEPLOY / "systemd" / "stormark.service").read_text()
EXAMPLE = (DEPLOY / "env.example").read_text()


def instructions(name: str, stage: int) -> list[str]:
    """What an instruction of the Containerfile is given, in a stage (0: before the first)."""
    text = re.sub(r"^\s*#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    part = re.split(r"^FROM .*\n", text, flags=re.MULTILINE)[stage]
    return [" ".join(found.split()) for found in re.findall(rf"^{name} (.*)$", part, re.MULTILINE)]


def image_environment() -> dict[str, str]:
    pairs = " ".join(instructions("ENV", 2)).split()
    return dict(pair.split("=", 1) for pair in pairs)


def example() -> dict[str, str]:
    lines = [line for line in EXAMPLE.splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def seconds(text: str) -> int:
    return int(text.removesuffix("s"))


# Settings


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "env.example"])
def test_every_setting_that_is_named_exists(file: str) -> None:
    build = {"STORMARK_COMPILE"}
    named = set(re.findall(r"STORMARK_[A-Z0-9_]+", (DEPLOY / file).read_text()))
    assert named
    assert named - build <= SETTINGS


def test_the_settings_of_the_unit_exist_and_are_good() -> None:
    given = dict(re.findall(r"^Environment=(STORMARK_\w+)=(.*)$", UNIT, re.MULTILINE))
    assert set(given) <= SETTINGS
    config = read_config(given, {}, "")
    assert config.database == "sqlite:////var/lib/stormark/stormark.db"


def test_the_settings_of_the_image_and_of_the_services_are_good() -> None:
    alone = read_config(image_environment(), {}, "")
    assert (alone.host, alone.database) == ("0.0.0.0", "sqlite:////data/stormark.db")
    given = {**image_environment(), **example(), **SERVICES["server"]["environment"]}
    filled_in = {name: re.sub(r"\$\{.*?\}", "abc", value) for name, value in given.items()}
    config = read_config(filled_in, {}, "")
    assert config.workers == int(example()["STORMARK_WORKERS"])
    assert start_notices(config) == []
    assert relying_party(config.url) is not None  # so there are passkeys, and notices of turns


# The image


def test_the_image_runs_as_an_ordinary_user_with_one_volume() -> None:
    assert int(instructions("USER", 2)[0]) > 0
    assert instructions("VOLUME", 2) == [image_environment()["HOME"]]
    assert image_environment()["STORMARK_DATABASE"].startswith("sqlite:////data/")
    assert instructions("EXPOSE", 2) == [image_environment()["STORMARK_PORT"]]
    health = instructions("HEALTHCHECK", 2)[0]
    (path,) = ready.paths
    assert f"http://127.0.0.1:{image_environment()['STORMARK_PORT']}{path}" in health


def is_let_in(name: str) -> bool:
    """Whether .dockerignore lets a file into the build: the last line that fits counts."""
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    found = True
    for line in lines:
        if not line or line.startswith("#"):
            continue
        parts = [re.escape(part).replace(r"\*", "[^/]*") for part in line.lstrip("!").split("**/")]
        if re.fullmatch("(?:.*/)?".join(parts) + "(?:/.*)?", name):
            found = line.startswith("!")
    return found


def sources() -> list[str]:
    """All files that are, or may become, part of the repository."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in names.splitlines() if (ROOT / name).is_file()]


def let_in(folder: Path) -> None:
    """A copy of what the build of the image is given."""
    for name in sources():
        if is_let_in(name):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


INPUTS = """
import hatch_build, hatch_web
print(*(path.relative_to(hatch_web.ROOT).as_posix() for path in hatch_web.inputs()))
print(*(f"src/{name}" for name in hatch_build.compiled_modules()))
"""


def test_a_wheel_is_built_of_exactly_what_the_image_is_given(tmp_path: Path) -> None:
    let_in(tmp_path)
    copied = [names.split()[0] for names in instructions("COPY", 1)]
    assert [name for name in copied if not (tmp_path / name).exists()] == []
    required = re.findall(r"requirements/\w+\.txt", CONTAINERFILE)
    assert [name for name in required if not (tmp_path / name).is_file()] == []
    environment = {**os.environ, "STORMARK_PURE": "1", "STORMARK_SKIP_WEB": "1"}
    environment.pop("PYTHONPATH", None)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    subprocess.run(build, cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert len([*tmp_path.glob("dist/stormark-*.whl")]) == 1

    def inputs(folder: Path) -> set[str]:
        """What the client and the compiled modules are made of."""
        looking = [sys.executable, "-c", INPUTS]
        said = subprocess.run(
            looking, cwd=folder, env=environment, check=True, capture_output=True, text=True
        ).stdout
        return set(said.split())

    assert inputs(tmp_path) == inputs(ROOT) & set(sources())


def test_nothing_that_was_built_before_gets_into_the_image() -> None:
    for built in (
        "src/stormark/web/index.html",
        "web/node_modules/x/y.js",
        "src/__pycache__/a.pyc",
    ):
        assert not is_let_in(built)
    assert is_let_in("src/stormark/server/app.py")


# The services


def test_the_server_believes_the_proxy_of_the_services_and_nobody_else() -> None:
    proxy = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    assert SERVICES["server"]["environment"]["STORMARK_PROXIES"] == proxy
    (subnet,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert ip_address(proxy) in ip_network(subnet["subnet"])
    port = SERVICES["server"]["environment"]["STORMARK_PORT"]
    assert SERVICES["proxy"]["environment"]["UPSTREAM"] == f"server:{port}"


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert SERVICES["database"]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"] == {"internal": True}


def test_volumes_networks_and_files_of_the_services_exist() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            known = (DEPLOY / source).is_file() if "/" in source else source in COMPOSE["volumes"]
            assert known, volume
    build = SERVICES["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve().is_file()


def test_what_the_services_ask_for_is_in_the_example_and_secrets_are_not() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert asked <= set(example())
    assert example()["POSTGRES_PASSWORD"] == ""
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text().splitlines()


def test_the_proxy_is_told_what_its_file_asks_for() -> None:
    asked = set(re.findall(r"^[^#\n]*\{\$(\w+)\}?", (DEPLOY / "caddy/Caddyfile").read_text(), re.M))
    assert {"SITE", "UPSTREAM", "TLS"} <= asked
    assert set(SERVICES["proxy"]["environment"]) <= asked


def test_the_services_restart_lock_down_and_have_time_for_an_orderly_end() -> None:
    for name, service in SERVICES.items():
        assert service["restart"] == "unless-stopped", name
    for name in ("server", "proxy"):
        assert SERVICES[name]["read_only"] is True
        assert SERVICES[name]["cap_drop"] == ["ALL"]
        assert SERVICES[name]["security_opt"] == ["no-new-privileges:true"]
    assert seconds(SERVICES["server"]["stop_grace_period"]) >= 2 * GRACE


def test_compose_itself_takes_the_file(tmp_path: Path) -> None:
    shutil.copytree(DEPLOY, tmp_path / "deploy")
    (tmp_path / "deploy" / ".env").write_text(
        EXAMPLE.replace("POSTGRES_PASSWORD=", "POSTGRES_PASSWORD=abc")
    )
    checked = subprocess.run(
        [program("docker-compose"), "config", "--quiet"],
        cwd=tmp_path / "deploy",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


# The unit


def test_the_unit_leaves_time_for_an_orderly_end() -> None:
    stop = re.search(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert stop is not None
    assert int(stop[1]) >= 2 * GRACE


def test_systemd_understands_the_unit_and_calls_it_safe(tmp_path: Path) -> None:
    unit = tmp_path / "stormark.service"
    unit.write_text(UNIT.replace("/opt/stormark/bin/stormark", sys.executable))
    verified = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    threshold = ["--offline=true", "--threshold=20"]  # 0 to 100: how much the service could do
    judged = subprocess.run(
        [program("systemd-analyze"), "security", "--no-pager", *threshold, unit],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout


# The proxy


def test_caddy_takes_its_file_as_it_is(tmp_path: Path) -> None:
    file = DEPLOY / "caddy" / "Caddyfile"
    adapted = subprocess.run(
        [program("caddy"), "adapt", "--config", file, "--adapter", "caddyfile", "--validate"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path)},
    )
    assert adapted.returncode == 0, adapted.stderr
    assert "not formatted" not in adapted.stderr
