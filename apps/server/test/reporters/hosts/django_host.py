import sys
import time
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIServer, make_server

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpResponse, StreamingHttpResponse
from django.urls import path

settings.configure(
    ALLOWED_HOSTS=["*"],
    MIDDLEWARE=["citelens.citelens_middleware"],
    ROOT_URLCONF=__name__,
    SECRET_KEY="of a test",
)
sys.modules.setdefault("django_host", sys.modules[__name__])


def slow(request):
    time.sleep(1)
    return HttpResponse("late")


def endless():
    while True:
        yield b"more" * 1000
        time.sleep(0.05)


def throwing(request):
    raise RuntimeError("mine")


urlpatterns = [
    path("pricing", lambda request: HttpResponse("a page", status=203)),
    path("unchanged", lambda request: HttpResponse(status=304)),
    path("stream", lambda request: StreamingHttpResponse(endless())),
    path("slow", slow),
    path("throwing", throwing),
]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


server = make_server("127.0.0.1", 0, get_wsgi_application(), server_class=Server)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
