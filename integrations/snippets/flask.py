"""Reports the visits of AI agents to Citelens. Save it as citelens.py, and call citelens.report_visits(app)."""
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
            "sdk": "snippet-flask 1",
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


def report_visits(app):
    from flask import g, request

    def report_once(status):
        try:
            if g.get("citelens_has_reported"):
                return
            g.citelens_has_reported = True
            report(request.full_path.rstrip("?"), request.method, request.headers, status, request.remote_addr)
        except Exception:
            pass  # a request that cannot be read must not disturb your site

    @app.after_request
    def report_answer(response):
        report_once(response.status_code)
        return response

    @app.teardown_request
    def report_failure(error):
        if error is not None:  # which nothing has made an answer of
            report_once(500)
