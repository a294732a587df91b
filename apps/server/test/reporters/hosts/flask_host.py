import time

import citelens
from flask import Flask
from werkzeug.serving import make_server

app = Flask(__name__)
citelens.report_visits(app)


@app.get("/pricing")
def pricing():
    return "a page", 203


@app.get("/unchanged")
def unchanged():
    return "", 304


@app.get("/slow")
def slow():
    time.sleep(1)
    return "late"


@app.get("/stream")
def stream():
    def endless():
        while True:
            yield b"more" * 1000
            time.sleep(0.05)

    return endless()


@app.get("/throwing")
def throwing():
    raise RuntimeError("mine")


server = make_server("127.0.0.1", 0, app, threaded=True)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
