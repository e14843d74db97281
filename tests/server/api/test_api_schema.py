"""The OpenAPI document is true: every route answers as it says, whatever it is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stormark.server.app import create_app
from stormark.server.config import Config
from tests.server.served import served
from tests.server.site import CHEAP, UNLIMITED

TOO_LARGE = 413  # a rejection as well, which Schemathesis does not count as one
DOCUMENT: dict[str, Any] = json.loads(
    json.dumps(create_app(Config("sqlite://")).openapi_schema.to_schema())
)
ROUTES = {
    f"{method.upper()} {path}": operation
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
}


def can_be_wrong(operation: dict[str, Any]) -> bool:
    """Whether anything is sent that could not fit; in a path, everything is a name."""
    parameters = operation.get("parameters", [])
    return "requestBody" in operation or any(found["in"] != "path" for found in parameters)


RIGHT = [(label, True) for label in ROUTES]
WRONG = [(label, False) for label, operation in ROUTES.items() if can_be_wrong(operation)]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("schema")
    config = Config(f"sqlite:///{folder / 'tables.db'}", **{**CHEAP, **UNLIMITED})
    with served(config) as address:
        yield f"http://{address}"


@pytest.fixture(scope="module")
def schema() -> Any:
    """Importing Schemathesis takes seconds, and other tests do not need it."""
    from schemathesis.openapi import from_dict

    return from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def session() -> Iterator[Any]:
    import requests

    with requests.Session() as session:
        yield session


def a_table(address: str, session: Any) -> tuple[str, str]:
    """A table that is there, and the token of its host, who is logged in."""
    session.post(f"{address}/api/people", json={"name": token_hex(8), "password": "12345678"})
    seats = [{"kind": "person", "name": "Ada"}]
    made = session.post(f"{address}/api/tables", json={"game": "xibalba", "seats": seats}).json()
    return made["table"]["id"], made["host_token"]


@pytest.mark.parametrize(("label", "right"), RIGHT + WRONG)
def test_every_route_answers_as_the_document_says(
    address: str, schema: Any, session: Any, label: str, right: bool
) -> None:
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    mode = GenerationMode.POSITIVE if right else GenerationMode.NEGATIVE
    rejecting = [] if right else [checks.negative_data_rejection]
    true = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
        *rejecting,
    ]
    method, _, path = label.partition(" ")
    table, token = a_table(address, session)

    @settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=schema[path][method].as_strategy(generation_mode=mode), at_the_table=st.booleans())
    def every_case(case: Any, at_the_table: bool) -> None:
        if at_the_table:
            places = {"table": table, "game": "battalia", "seat": 1}
            case.path_parameters = {
                key: places.get(key, value) for key, value in (case.path_parameters or {}).items()
            }
            if right and "X-Table-Token" in (case.headers or {}):
                case.headers["X-Table-Token"] = token
        response = case.call(base_url=address, session=session)
        refused = response.status_code == TOO_LARGE
        known = [check for check in true if not (refused and check in rejecting)]
        case.validate_response(response, checks=known)

    every_case()


def test_the_document_is_served_as_it_is(address: str, session: Any) -> None:
    assert session.get(f"{address}/api/openapi", timeout=10).json() == DOCUMENT


@pytest.mark.parametrize("label", ROUTES)
def test_every_error_of_a_route_has_the_one_shape(label: str) -> None:
    answers = ROUTES[label]["responses"]
    assert {"400", "403", "429", "500"} <= set(answers)
    for status, answer in answers.items():
        if int(status) >= 400:
            schema = answer["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith("ErrorBody"), status
