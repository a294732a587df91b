import asyncio
import socket

import citelens
import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

app = FastAPI()
app.add_middleware(citelens.ReportVisits)


@app.api_route("/pricing", methods=["GET", "HEAD"])
def pricing():
    return PlainTextResponse("a page", status_code=203)


@app.get("/unchanged")
def unchanged():
    return Response(status_code=304)


@app.get("/slow")
async def slow(request: Request):
    while not await request.is_disconnected():
        await asyncio.sleep(0.05)
    return PlainTextResponse("late")


@app.get("/stream")
def stream():
    async def endless():
        while True:
            yield b"more" * 1000
            await asyncio.sleep(0.05)

    return StreamingResponse(endless())


@app.get("/throwing")
def throwing():
    raise RuntimeError("mine")


listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen()
print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listener])
