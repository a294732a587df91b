"""Sends requests, waits and tries again."""

from __future__ import annotations

import json
import random
import re
import secrets
import time
import urllib.error
import urllib.request
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from http.client import HTTPException, HTTPResponse
from typing import Any, Callable, Iterator, Mapping, NoReturn, TypeVar
from urllib.parse import quote, urlencode, urlsplit

_VERSION = "0.1.0"
_BASE_PATH = "/api/v1"

# An operation as it is sent: its method, its address, and its abilities.
Row = tuple[str, str, str]
T = TypeVar("T")


class Omitted:
    """Stands for an input that is not given; None is a value."""

    def __repr__(self) -> str:
        return "OMITTED"


OMITTED = Omitted()


class CitelensRefusal(Exception):
    """An answer of the server that refuses: nothing was done unless the status is 500 or more."""

    def __init__(
        self,
        status: int,
        detail: str,
        code: str | None = None,
        fields: Mapping[str, list[str]] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        # Name of the reason; None where fields are wrong, and where a proxy answered in the server's place.
        self.code = code
        # A sentence that says what to do.
        self.detail = detail
        # Messages by field, where the input was wrong.
        self.fields = dict(fields or {})
        # For how many seconds the server asks to wait.
        self.retry_after = retry_after


class CitelensConnectionError(Exception):
    """No answer, or none that came to its end: the server may have done what was asked for."""


class Room:
    """Operations that share a transport."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A key is sent nowhere else, and a POST never becomes a GET."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    """Calls one installation. Threads may share it."""

    def __init__(
        self, url: str, key: str | None, token: str | None, timeout: float, retries: int, wait_max: float
    ) -> None:
        self._base = _base_of(url)
        self._credentials = _credentials_of(key, token)
        self._timeout = timeout
        self._retries = retries
        self._wait_max = wait_max
        self._opener = urllib.request.build_opener(_NoRedirects)

    def answer(self, row: Row, given: Mapping[str, Any], idempotency_key: str | None = None) -> Any:
        return self._send(row, given, "application/json", _whole_json, idempotency_key)

    def file(self, row: Row, given: Mapping[str, Any]) -> bytes:
        return self._send(row, given, "*/*", lambda response: response.read())

    def pages(self, row: Row, given: Mapping[str, Any]) -> Iterator[Any]:
        page = 1
        while True:
            size = given.get("page_size", OMITTED)
            answer = self.answer(row, {**given, "page": page, "page_size": 100 if size is OMITTED else size})
            yield from answer["results"]
            if answer["next"] is None:
                return
            page += 1

    def lines(self, row: Row, given: Mapping[str, Any]) -> Iterator[Any]:
        rest = b""
        for piece in self._pieces(row, {**given, "format": "ndjson"}, "application/x-ndjson"):
            *whole, rest = (rest + piece).split(b"\n")
            yield from (json.loads(line) for line in whole if line)
        if rest:
            raise CitelensConnectionError("The stream broke off within a line.")

    def csv(self, row: Row, given: Mapping[str, Any]) -> Iterator[bytes]:
        return self._pieces(row, {**given, "format": "csv"}, "text/csv")

    def _pieces(self, row: Row, given: Mapping[str, Any], accept: str) -> Iterator[bytes]:
        """
        The pieces of an answer as they arrive. Neither by its lines, for which the library takes a chunked body that breaks off for
        its end, nor without a look at its length, since it does the same where one is told.
        """
        with self._send(row, given, accept, None) as response:
            try:
                while piece := response.read1(65_536):
                    yield piece
            except (OSError, HTTPException) as error:
                raise CitelensConnectionError("The connection failed or broke off.") from error
            if response.length:
                raise CitelensConnectionError("The connection failed or broke off.")

    def _send(
        self,
        row: Row,
        given: Mapping[str, Any],
        accept: str,
        read: Callable[[HTTPResponse], Any] | None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Reads the answer as part of the try: an answer that breaks off is asked for again."""
        abilities = row[2].split(" ")
        key = idempotency_key or (secrets.token_hex(16) if "key" in abilities else None)
        request = self._request(row, given, accept, key)
        retries = self._retries if "safe" in abilities or key else 0
        tried = 0
        while True:
            try:
                return self._try(request, accept, read)
            except (CitelensRefusal, CitelensConnectionError) as error:
                wait = _wait_before(error, tried) if tried < retries else None
                if wait is None or wait > self._wait_max:
                    raise
            time.sleep(wait)
            tried += 1

    def _try(
        self, request: urllib.request.Request, accept: str, read: Callable[[HTTPResponse], Any] | None
    ) -> Any:
        try:
            response = self._opener.open(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            with error:
                _refuse(error)
        except (OSError, HTTPException) as error:
            raise CitelensConnectionError("The connection failed or broke off.") from error
        if response.status != 204 and accept != "*/*" and not response.headers.get("content-type", "").startswith(accept):
            response.close()
            raise CitelensRefusal(response.status, "The answer is none of Citelens. Check the url.")
        if read is None:
            return response
        with response:
            try:
                return read(response)
            except (OSError, HTTPException, ValueError) as error:
                raise CitelensConnectionError("The connection failed or broke off.") from error

    def _request(
        self, row: Row, given: Mapping[str, Any], accept: str, key: str | None
    ) -> urllib.request.Request:
        """Puts the input where the operation takes it: into the address, then into the query or the body."""
        method, path, abilities = row
        rest = {name: value for name, value in given.items() if value is not OMITTED}
        address = self._base + re.sub(r":(\w+)", lambda match: _part(match[1], rest.pop(match[1], "")), path)
        headers = {
            "Accept": accept,
            "Authorization": self._credentials,
            "User-Agent": f"citelens-python/{_VERSION}",
        }
        body = None
        if "body" in abilities.split(" "):
            body = json.dumps(rest, allow_nan=False).encode()
            headers["Content-Type"] = "application/json"
        else:
            query = [(name, _text(one)) for name, value in rest.items() for one in _listed(value)]
            address += f"?{urlencode(query)}" if query else ""
        if key is not None:
            headers["Idempotency-Key"] = key
        return urllib.request.Request(address, data=body, headers=headers, method=method)


def _part(name: str, value: Any) -> str:
    part = str(value)
    if part in ("", ".", ".."):  # dots would name another address
        raise ValueError(f"Give {name}.")
    return quote(part, safe="")


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple, set)) else [value]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _whole_json(response: HTTPResponse) -> Any:
    return None if response.status == 204 else json.loads(response.read())


def _refuse(error: urllib.error.HTTPError) -> NoReturn:
    """Reads an answer that is no success."""
    if 300 <= error.code < 400:
        target = error.headers.get("location") or "another one"
        raise CitelensRefusal(error.code, f"The address leads to {target}. Give that one as the url.")
    try:
        body = json.loads(error.read())
    except (OSError, HTTPException, ValueError):  # a page of a proxy
        body = None
    told = dict(body) if isinstance(body, dict) else {}
    detail, code = told.pop("detail", None), told.pop("code", None)
    fields = {name: messages for name, messages in told.items() if _are_messages(messages)}
    sentences = "; ".join(f"{name}: {' '.join(messages)}" for name, messages in fields.items())
    said = detail if isinstance(detail, str) else sentences
    raise CitelensRefusal(
        error.code,
        said or f"The server answered with status {error.code} and no reason.",
        code if isinstance(code, str) else None,
        fields,
        _seconds(error.headers.get("retry-after")),
    )


def _are_messages(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _seconds(retry_after: str | None) -> float | None:
    """A number of seconds, or a date."""
    if retry_after is None:
        return None
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after)
    try:
        until = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    return max(0.0, (until - datetime.now(timezone.utc)).total_seconds())


def _wait_before(error: CitelensRefusal | CitelensConnectionError, tried: int) -> float | None:
    """How many seconds to wait before the next try; None for what no further try would change."""
    back_off = 0.5 * 2**tried * (0.5 + random.random() / 2)
    if isinstance(error, CitelensConnectionError):
        return back_off
    if error.status == 429 or error.status >= 500 or error.code == "IDEMPOTENCY_KEY_RUNNING":
        return back_off if error.retry_after is None else error.retry_after
    return None


def _base_of(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError("The url is the address of an installation, such as https://citelens.example.com.")
    path = parts.path.rstrip("/")
    if path.endswith(_BASE_PATH):
        path = path[: -len(_BASE_PATH)]
    return f"{parts.scheme}://{parts.netloc}{path}{_BASE_PATH}"


def _credentials_of(key: str | None, token: str | None) -> str:
    """Checked here, since a header that cannot be sent is shown in the error of http.client, and a key is in none."""
    secret = key if key is not None else token
    if secret is None or not re.fullmatch(r"[!-~]+", secret):
        raise ValueError("Give the key of Settings > API keys, without blanks and line ends around it.")
    return f"Bearer {secret}" if key is None else f"Api-Key {secret}"
