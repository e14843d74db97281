"""Errors: one shape for all of them, and none that tells more than it should."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct, ValidationError

from stormark.kernel.packs.problem import PackError
from stormark.kernel.refusal import InputError, Refusal
from stormark.server.heavy.worded_pack_error import WordedPackError
from stormark.server.ids import new_id
from stormark.server.lobby import LobbyRefusal
from stormark.server.operations.logs import log_failure
from stormark.server.storage.trouble import StorageError
from stormark.text.saying import MissingTextError, chosen_language, problem_text, refusal_text

REFUSED: Final = "refused"
FIELD: Final = re.compile(r"`\$\.data\.([^`]+)`")  # where msgspec found something that does not fit
STORAGE_SECONDS: Final = 5  # after which it is worth trying again
STATUS: Final[Mapping[str, int]] = {
    "T-TABLE-01": 404,
    "T-HOST-01": 403,
    "T-TOKEN-01": 403,
    "T-PASSWORD-01": 403,
    "T-ORIGIN-01": 403,
    "T-METRICS-01": 403,
    "T-REPLAY-02": 403,
    "T-SENT-01": 403,
    "T-SENT-02": 404,
    "T-REPLAY-04": 404,
    "T-PACK-01": 404,
    "T-LESSON-01": 404,
    "T-PUZZLE-01": 404,
    "T-LOGIN-01": 401,
    "T-LOGIN-02": 401,
    "T-LOGIN-04": 401,
    "T-SESSION-01": 404,
    "T-PASSKEY-03": 401,
    "T-PASSKEY-06": 404,
    "T-RATE-01": 429,
    "T-BAN-01": 403,
    "T-BAN-02": 403,
    "T-ADMIN-01": 403,
    "T-ADMIN-02": 403,
    "T-ADMIN-03": 403,
    "T-ADMIN-04": 404,
    "T-ADMIN-06": 404,
    "T-ADMIN-08": 404,
    "T-ADMIN-09": 404,
    "T-REPORT-01": 404,
    "T-RESET-01": 401,
    "T-MAIL-02": 403,
    "T-MAIL-03": 401,
    "T-MAIL-04": 403,
    "T-WORK-01": 503,
}
"""Refusals that HTTP has a status of its own for; all others are conflicts (409)."""

PROBLEMS: Final[Mapping[int, str]] = {
    400: "request-invalid",
    404: "path-unknown",
    405: "method-unknown",
    413: "body-too-large",
}


class ClientGoneError(Exception):
    """The client has left, or was shown out, before its request had come as a whole."""


class Flaw(Struct):
    """One of several things that are wrong."""

    problem: str
    place: str
    params: dict[str, Any]
    text: str = ""


class ErrorBody(Struct):
    """What went wrong: the ids of messages that exist in every language, and their parameters.

    A refusal names its `rule`; bad input names its `place`; an `incident` is in the server's log.
    `text` says it in the language of whoever asks (`?lang=` or Accept-Language).
    """

    problem: str
    place: str = ""
    rule: str = ""
    reason: str = ""
    params: dict[str, Any] = {}
    flaws: list[Flaw] = []
    incident: str = ""
    text: str = ""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides its result; some answers every route may give."""
    return {
        status: ResponseSpec(
            ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in sorted({400, 403, 429, 500, 503, *statuses})
    }


AnyRequest = Request[Any, Any, Any]


def language_for(request: AnyRequest) -> str | None:
    """The language of whoever asks; None for programs that name none."""
    chosen = request.query_params.get("lang")
    return chosen_language(chosen, request.headers.get("accept-language"))


def answer(
    request: AnyRequest,
    body: ErrorBody,
    status: int,
    headers: Mapping[str, str] | None = None,
    texts: Sequence[Mapping[str, str]] = (),
) -> Response[ErrorBody]:
    """An error as it is sent: in words, if whoever asks reads a language we know.

    `texts` are those of its flaws by language, where a worker has made them.
    """
    lang = language_for(request)
    if lang is not None:
        try:
            put_in_words(body, lang, texts)
        except MissingTextError as error:  # the ids say it all the same
            log_failure(new_id(), error, doing="wording an error")
    return Response(body, status_code=status, headers=headers)


def put_in_words(body: ErrorBody, lang: str, texts: Sequence[Mapping[str, str]] = ()) -> None:
    if body.rule:
        body.text = refusal_text(lang, Refusal(body.rule, body.reason, body.params))
    else:
        body.text = problem_text(lang, body.problem, body.place, body.params)
    for number, flaw in enumerate(body.flaws):
        made = texts[number].get(lang) if texts else None
        flaw.text = made or problem_text(lang, flaw.problem, flaw.place, flaw.params)


def refused(request: AnyRequest, error: LobbyRefusal) -> Response[ErrorBody]:
    return refusal_response(request, error.refusal)


def refusal_response(request: AnyRequest, refusal: Refusal) -> Response[ErrorBody]:
    body = ErrorBody(REFUSED, rule=refusal.rule, reason=refusal.reason, params=dict(refusal.params))
    status = STATUS.get(refusal.rule, 409)
    wait = refusal.params.get("seconds")
    headers = {"Retry-After": str(wait)} if status == 429 and wait is not None else {}
    return answer(request, body, status, headers)


def bad_input(request: AnyRequest, error: InputError) -> Response[ErrorBody]:
    body = ErrorBody(error.problem, place=error.place, params=error.params)
    if isinstance(error, PackError):
        body.flaws = [Flaw(flaw.message, flaw.place, dict(flaw.params)) for flaw in error.problems]
    texts = error.texts if isinstance(error, WordedPackError) else ()
    return answer(request, body, 400, texts=texts)


def invalid(request: AnyRequest, error: ValidationException) -> Response[ErrorBody]:
    """The request does not fit its description; Litestar knows where."""
    found = error.extra if isinstance(error.extra, list) else []
    flaws = [
        Flaw("request-invalid", str(flaw.get("key", "")), {"what": str(flaw.get("message", ""))})
        for flaw in found
        if isinstance(flaw, dict)
    ]
    first = flaws[0] if flaws else Flaw("request-invalid", "", {"what": ""})
    body = ErrorBody(first.problem, place=first.place, params=first.params, flaws=flaws)
    return answer(request, body, 400)


def http_error(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses by itself: paths, methods, bodies that are no JSON."""
    status = error.status_code
    if isinstance(error.__cause__, ValidationError):
        return misnamed(request, str(error.__cause__))
    if status >= 500:
        return failed(request, error)
    body = ErrorBody(PROBLEMS.get(status, PROBLEMS[400]))
    return answer(request, body, status, dict(error.headers or {}))


def misnamed(request: AnyRequest, what: str) -> Response[ErrorBody]:
    """A field of a body does not fit, and Litestar takes it for an argument of the same name."""
    found = FIELD.search(what)
    flaw = Flaw(PROBLEMS[400], found[1] if found else "", {"what": what.partition(" - ")[0]})
    body = ErrorBody(flaw.problem, place=flaw.place, params=flaw.params, flaws=[flaw])
    return answer(request, body, 400)


def too_deep(request: AnyRequest, _error: RecursionError) -> Response[ErrorBody]:
    """Brackets within brackets without end."""
    return answer(request, ErrorBody(PROBLEMS[400]), 400)


def gone(request: AnyRequest, _error: ClientGoneError) -> Response[ErrorBody]:
    """Nobody reads this, and nobody made a mistake."""
    return answer(request, ErrorBody(PROBLEMS[400]), 400)


def storage_lost(request: AnyRequest, _error: StorageError) -> Response[ErrorBody]:
    """No mistake of anybody: the database is away, and nothing has happened."""
    headers = {"Retry-After": str(STORAGE_SECONDS)}
    return answer(request, ErrorBody("storage"), 503, headers)


def failed(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """A mistake of the server: whoever runs it finds the incident in the log."""
    incident = new_id()
    log_failure(incident, error)
    return answer(request, ErrorBody("server-error", incident=incident), 500)


HANDLERS: Final[dict[Any, Any]] = {
    LobbyRefusal: refused,
    InputError: bad_input,
    ValidationException: invalid,
    HTTPException: http_error,
    RecursionError: too_deep,
    ClientGoneError: gone,
    StorageError: storage_lost,
    Exception: failed,
}
