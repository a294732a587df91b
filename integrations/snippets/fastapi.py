"""Reports the visits of AI agents to Citelens. Save it as citelens.py, and add it to your app:
app.add_middleware(citelens.ReportVisits)"""
import asyncio
import json
import os
import queue
import threading
import urllib.request

ENDPOINT = "https://YOUR-CITELENS/api/v1/tracking/visit"
KEY = "YOUR_API_KEY"
TIMEOUT_SECONDS = 0.15

RELAYED = {"cf-connecting-ip", "true-client-ip", "x-vercel-forwarded-for", "fly-client-ip", "x-real-ip", "x-forwarded-for"}
PURPOSES = {"sec-purpose", "purpose", "x-purpose", "x-moz"}  # of prefetches, which Citelens does not count
REPORTED = RELAYED | PURPOSES | {"user-agent", "host", "referer", "sec-fetch-dest", "signature", "signature-input", "signature-agent"}

_reports = queue.Queue(maxsize=1000)
_senders_of = None  # the process whose threads send: a fork has none of its parent's


def report(path, method, headers, status, client_ip):
    """Leaves a report to the threads that send. What does not fit is dropped, so a host that hangs costs nothing."""
    global _senders_of
    if method not in ("GET", "HEAD"):
        return
    try:
        if _senders_of != os.getpid():
            _senders_of = os.getpid()
            for _ in range(4):
                threading.Thread(target=_send_reports, daemon=True).start()
        told = {name.lower(): value for name, value in headers.items()}
        if "websocket" in told.get("upgrade", "").lower():
            return
        kept = {name: value for name, value in told.items() if name in REPORTED}
        _reports.put_nowait({
            "request_path": path,
            "request_method": method,
            "request_headers": kept,  # cookies and credentials of your visitors stay with you
            "response_status": status,
            "sdk": "snippet-fastapi 1",
            **({} if RELAYED & kept.keys() or not client_ip else {"client_ip": client_ip}),
        })
    except Exception:
        pass  # the queue is full, or whatever else: it must not disturb your site


def _send_reports():
    while True:
        report = _reports.get()
        headers = {"Authorization": f"Api-Key {KEY}", "Content-Type": "application/json"}
        try:
            body = json.dumps(report).encode()
            request = urllib.request.Request(ENDPOINT, body, headers, method="POST")
            urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS).close()
        except Exception:
            pass  # a report that is lost must not disturb your site


class ReportVisits:
    def __init__(self, app):
        self.app = app

    async def __call__(self, scope, receive, send):
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        status = None
        has_left = False

        async def receive_and_note():
            nonlocal has_left
            message = await receive()
            has_left = has_left or message["type"] == "http.disconnect"
            return message

        async def send_and_note(message):
            nonlocal status
            if message["type"] == "http.response.start":
                status = 499 if has_left else message["status"]
            await send(message)

        try:
            await self.app(scope, receive_and_note, send_and_note)
        except asyncio.CancelledError:
            status = status or 499  # as nginx has it where the visitor has left
            raise
        finally:
            self.report(scope, status or (499 if has_left else 500))

    def report(self, scope, status):
        try:
            path, query = scope.get("raw_path") or scope["path"].encode(), scope["query_string"]
            path += b"?" + query if query else b""
            headers = {}
            for name, value in scope["headers"]:  # one that came more than once is joined
                name, value = name.decode("latin-1"), value.decode("latin-1")
                headers[name] = f"{headers[name]}, {value}" if name in headers else value
            client_ip = scope["client"][0] if scope.get("client") else None
            report(path.decode("latin-1"), scope["method"], headers, status, client_ip)
        except Exception:
            pass  # a request that cannot be read must not disturb your site
