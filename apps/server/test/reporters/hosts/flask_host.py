import citelens
from flask import Flask
from werkzeug.serving import make_server

app = Flask(__name__)
citelens.report_visits(app)


@app.get("/pricing")
def pricing():
    return "a page", 203


server = make_server("127.0.0.1", 0, app, threaded=True)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
