"""`python -m tests.server.real.dribble PORT EACH SECONDS`: sockets that speak byte by byte, in a process of their own,
so that nobody who is measured waits for them; prints how long the server bore each."""

import asyncio
import contextlib
import json
import sys
import time

PAUSE = 1.0  # seconds between two bytes
BEGINNINGS = {
    "nothing": b"",
    "a request": b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "a handshake": b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nX-Slow: ",
    "a body": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Himeji: 1\r\nContent-Length: 9999\r\n\r\n",
    "a second request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\nX-Slow: ",
}


async def dribble(port: int, beginning: bytes, most: float) -> float:
    """Byte by byte, for as long as that: seconds until the server has enough of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    begun = time.monotonic()
    writer.write(beginning)
    with contextlib.suppress(OSError):
        while time.monotonic() < begun + most:
            writer.write(b"x" if beginning else b"")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    if not await reader.read(10_000):
                        break
    writer.transport.abort()
    return time.monotonic() - begun


async def main(port: int, each: int, most: float) -> list[float]:
    return await asyncio.gather(
        *(dribble(port, beginning, most) for beginning in BEGINNINGS.values() for _ in range(each))
    )


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))))
