"""`himeji` alone shows its page: once the server answers, and not before."""

import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

from himeji.server.browser import open_when_ready


class Healthy(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        """Quietly."""


def test_the_page_is_shown_as_soon_as_the_server_answers():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    shown: list[str] = []
    waiting = open_when_ready(f"http://127.0.0.1:{port}", shown.append)
    time.sleep(0.3)
    assert not shown
    with HTTPServer(("127.0.0.1", port), Healthy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        waiting.join(10)
        server.shutdown()
    assert shown == [f"http://127.0.0.1:{port}"]
