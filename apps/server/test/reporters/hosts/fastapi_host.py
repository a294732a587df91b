import socket

import citelens
import uvicorn
from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

app = FastAPI()
app.add_middleware(citelens.ReportVisits)


@app.get("/pricing")
def pricing():
    return PlainTextResponse("a page", status_code=203)


listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen()
print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listener])
