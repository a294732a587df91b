#!/usr/bin/env bash
# Python's http.client (3.10 to 3.13): a chunked answer of which one chunk has come before the connection is lost, read line by line, as
# `for line in urlopen(…)` does. RFC 9112 (8) calls a message without its zero-sized chunk incomplete.
# Expected: IncompleteRead, as read() and read1() raise it. Seen: one line, and the end.
# Fails when that changes.
set -euo pipefail
python3 - <<'PY'
import socket, sys, threading
from http.client import IncompleteRead
from urllib.request import urlopen

def answer(server):
    for _ in range(2):
        connection, _ = server.accept()
        connection.recv(65536)
        connection.sendall(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n6\r\n{\"a\"}\n\r\n")
        connection.close()

server = socket.create_server(("127.0.0.1", 0))
threading.Thread(target=answer, args=(server,), daemon=True).start()
url = f"http://127.0.0.1:{server.getsockname()[1]}/"

def told(read):
    try:
        return read(urlopen(url))
    except IncompleteRead:
        return "IncompleteRead"

seen = {"by lines": told(list), "whole": told(lambda response: response.read())}
print(sys.version.split()[0], seen)
known = {"by lines": [b'{"a"}\n'], "whole": "IncompleteRead"}
if seen != known:
    sys.exit(f"This has changed; known was {known}")
PY
