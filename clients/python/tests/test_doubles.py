"""The client against a server that reacts as a test tells it."""

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from citelens import Citelens, CitelensConnectionError, CitelensRefusal

PROJECT = "11111111-1111-4111-8111-111111111111"
DAYS = {"project_id": PROJECT, "from_date": "2026-11-01", "to_date": "2026-11-02"}


def answer(status, body, **headers):
    def react(handler):
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        handler.send_response(status)
        for name, value in {"content_type": "application/json; charset=utf-8", **headers}.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(raw)

    return react


def hang_up(handler):
    """Closes the connection without an answer."""


def chunked(*pieces, ends=True):
    def react(handler):
        handler.send_response(200)
        handler.send_header("content-type", "application/x-ndjson; charset=utf-8")
        handler.send_header("transfer-encoding", "chunked")
        handler.end_headers()
        for piece in pieces:
            handler.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
            handler.wfile.flush()
        if ends:
            handler.wfile.write(b"0\r\n\r\n")

    return react


class Doubles(unittest.TestCase):
    def double(self, *reactions):
        """A server that reacts to one request after the other; the last reaction stays."""
        seen = []

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_one(self):
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                seen.append((f"{self.command} {self.path}", self.headers, body))
                reactions[min(len(seen), len(reactions)) - 1](self)
                self.close_connection = True

            do_GET = do_POST = do_PATCH = do_DELETE = handle_one

            def log_message(self, *_):
                """Says nothing."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        url = f"http://127.0.0.1:{server.server_port}"
        return Citelens(f"{url}/", key="clk_secret", timeout=1), seen, url

    def test_a_call_bears_the_key_and_its_input_where_the_operation_takes_it(self):
        citelens, seen, _ = self.double(answer(200, {"next": None, "results": []}))

        citelens.conversations.list_answers(project_id=PROJECT, page=2, branded=True, search="a b&c")
        citelens.visits.list_bot_visits(**DAYS, verdict=["spoofed", "verified"])

        self.assertEqual(
            [line for line, *_ in seen],
            [
                f"GET /api/v1/projects/{PROJECT}/answers/?page=2&branded=true&search=a+b%26c",
                f"GET /api/v1/projects/{PROJECT}/events/bot-visits/?from_date=2026-11-01&to_date=2026-11-02&verdict=spoofed&verdict=verified",
            ],
        )
        self.assertEqual(seen[0][1]["authorization"], "Api-Key clk_secret")

    def test_a_body_bears_what_is_given_none_included_and_leaves_out_the_rest(self):
        citelens, seen, _ = self.double(answer(200, {}))

        citelens.opportunities.update_opportunity(project_id=PROJECT, opportunity_id=PROJECT, state="DONE", due_on=None)

        self.assertEqual(json.loads(seen[0][2]), {"state": "DONE", "due_on": None})

    def test_a_refusal_bears_its_status_code_sentence_and_fields(self):
        citelens, *_ = self.double(
            answer(404, {"detail": "Not there.", "code": "NOT_FOUND"}), answer(400, {"start_date": ["No day."]})
        )

        with self.assertRaises(CitelensRefusal) as missing:
            citelens.campaigns.get_campaign(project_id=PROJECT, campaign_id=PROJECT)
        with self.assertRaises(CitelensRefusal) as wrong:
            citelens.insights.get_insight_summary(project_id=PROJECT, start_date="x")

        self.assertEqual((missing.exception.status, missing.exception.code, str(missing.exception)), (404, "NOT_FOUND", "Not there."))
        self.assertEqual((wrong.exception.code, wrong.exception.fields, wrong.exception.detail), (None, {"start_date": ["No day."]}, "start_date: No day."))

    def test_what_is_got_is_asked_for_again(self):
        for name, reaction in {
            "429": answer(429, {"detail": "Wait"}, retry_after="0"),
            "503 of a proxy": answer(503, b"<html>", retry_after="0"),
            "a lost connection": hang_up,
            "an answer that breaks off": answer(200, b"[", content_length="100"),
        }.items():
            with self.subTest(name):
                citelens, seen, _ = self.double(reaction, answer(200, []))
                self.assertEqual(citelens.workspaces.list_workspaces(), [])
                self.assertEqual(len(seen), 2)

    def test_what_is_created_is_sent_again_under_the_same_key(self):
        running = answer(409, {"code": "IDEMPOTENCY_KEY_RUNNING"}, retry_after="0")
        citelens, seen, _ = self.double(hang_up, running, answer(201, {}))

        citelens.campaigns.create_campaign(project_id=PROJECT, name="Shoes")
        citelens.campaigns.create_campaign(project_id=PROJECT, name="Shoes")
        citelens.campaigns.create_campaign(project_id=PROJECT, name="Shoes", idempotency_key="mine")

        keys = [headers["idempotency-key"] for _, headers, _ in seen]
        self.assertEqual(keys, [keys[0]] * 3 + [keys[3], "mine"])
        self.assertRegex(keys[0], "^[0-9a-f]{32}$")
        self.assertNotEqual(keys[0], keys[3])

    def test_what_could_be_done_twice_is_sent_once(self):
        citelens, seen, _ = self.double(hang_up)

        with self.assertRaises(CitelensConnectionError):
            citelens.campaigns.update_campaign(project_id=PROJECT, campaign_id=PROJECT, name="B")
        self.assertEqual(len(seen), 1)

    def test_who_is_asked_to_wait_for_an_hour_is_told_so_at_once(self):
        citelens, seen, _ = self.double(answer(429, {"detail": "Tomorrow", "code": "AUDITS_TODAY"}, retry_after="3600"))

        with self.assertRaises(CitelensRefusal) as refused:
            citelens.technical_audit.start_audit(project_id=PROJECT)
        self.assertEqual((refused.exception.code, refused.exception.retry_after, len(seen)), ("AUDITS_TODAY", 3600, 1))

    def test_a_stream_gives_each_line_and_tells_when_it_breaks_off(self):
        lines = '{"path":"/é"}\n{"path":"/b"}\n'.encode()
        within_a_line = answer(200, lines[:20], content_type="application/x-ndjson", content_length="20")
        too_short = answer(200, lines, content_type="application/x-ndjson", content_length="100")
        citelens, *_ = self.double(
            chunked(lines[:11], lines[11:]), chunked(lines, ends=False), within_a_line, too_short
        )
        read = lambda: list(citelens.visits.list_bot_visits.stream(**DAYS))  # noqa: E731

        self.assertEqual(read(), [{"path": "/é"}, {"path": "/b"}])
        for _ in range(3):
            with self.assertRaises(CitelensConnectionError):
                read()

    def test_a_redirect_is_not_followed_with_the_key_and_a_page_of_something_else_is_no_answer(self):
        _, elsewhere, other = self.double(answer(200, []))
        citelens, *_ = self.double(answer(302, {}, location=other), answer(200, b"<html>", content_type="text/html"))

        with self.assertRaisesRegex(CitelensRefusal, f"^The address leads to {other}"):
            citelens.workspaces.list_workspaces()
        with self.assertRaisesRegex(CitelensRefusal, "none of Citelens"):
            citelens.workspaces.list_workspaces()
        self.assertEqual(elsewhere, [])

    def test_what_would_name_another_address_or_show_the_key_is_refused_before_anything_is_sent(self):
        citelens, seen, url = self.double(answer(200, {}))

        with self.assertRaisesRegex(ValueError, "^Give projectId"):
            citelens.workspaces.get_workspace(project_id="..")
        citelens.workspaces.get_workspace(project_id="a/../b?x")
        self.assertEqual([line for line, *_ in seen], ["GET /api/v1/projects/a%2F..%2Fb%3Fx/"])
        for options in ({"key": "clk_secret\n"}, {}):
            with self.assertRaisesRegex(ValueError, "^Give the key"):
                Citelens(url, **options)
        with self.assertRaisesRegex(ValueError, "^The url"):
            Citelens("ftp://example.com", key="k")
        with self.assertRaises(TypeError):
            citelens.workspaces.get_workspace(workspace_id=PROJECT)
