"""Frames that no client library would send, by hand: each with the code that must end the connection."""

import struct

from himeji.server.table.messages import LONGEST

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
GONE = 0  # no close frame: the other side went first
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, data: bytes = b"", last: bool = True, bits: int = 0, mask: bool = True, length: int = -1) -> bytes:
    """`bits`: the reserved ones; `length`: what is announced, if that is not what follows."""
    size = len(data) if length < 0 else length
    head = bytes([last << 7 | bits << 4 | kind])
    flag = mask << 7
    if size < 126:
        head += bytes([flag | size])
    else:
        head += (
            bytes([flag | 126]) + struct.pack(">H", size)
            if size < 65536
            else bytes([flag | 127]) + struct.pack(">Q", size)
        )
    if not mask:
        return head + data
    return head + MASK + bytes(sign ^ MASK[at % 4] for at, sign in enumerate(data))


def parts(kind: int, *data: bytes) -> bytes:
    """One message in several frames."""
    kinds = [kind, *[CONT] * (len(data) - 1)]
    return b"".join(
        frame(each, part, at == len(data) - 1) for at, (each, part) in enumerate(zip(kinds, data, strict=True))
    )


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, struct.pack(">H", code) + reason)


NONSENSE = frame(TEXT, b"{")  # well framed, and no message: 1008
FRAMES: dict[str, tuple[bytes, int]] = {
    # too large
    "a text too long by one": (frame(TEXT, b"x" * (LONGEST + 1)), 1009),
    "bytes too long by one": (frame(BINARY, b"x" * (LONGEST + 1)), 1009),
    "a terabyte announced": (frame(TEXT, length=2**40), 1009),
    "four gigabytes announced": (frame(BINARY, length=2**32), 1009),
    "more than there is announced": (frame(TEXT, length=2**63), 1009),
    "too long in two parts": (parts(TEXT, b"x" * LONGEST, b"x"), 1009),
    "too long in 40 parts": (parts(TEXT, *[b"x" * 500] * 40), 1009),
    "too long in parts that never end": (frame(TEXT, b"x", False) + frame(CONT, b"x" * 900, False) * 20, 1009),
    # bytes
    "no bytes": (frame(BINARY), 1003),
    "two bytes": (frame(BINARY, b"\x00\x01"), 1003),
    "a message as bytes": (frame(BINARY, b'{"v":1,"type":"say","table":"x","id":"1","text":"x"}'), 1003),
    "bytes in parts": (parts(BINARY, b"\x00", b"", b"\x01"), 1003),
    "as many bytes as may be": (frame(BINARY, b"x" * LONGEST), 1003),
    # no text
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "a continuation alone": (frame(TEXT, b"\x80"), 1007),
    "a zero in two bytes": (frame(TEXT, b"\xc0\x80"), 1007),
    "half a pair": (frame(TEXT, b"\xed\xa0\x80"), 1007),
    "beyond the last character": (frame(TEXT, b"\xf4\x90\x80\x80"), 1007),
    "five bytes": (frame(TEXT, b"\xf8\x88\x80\x80\x80"), 1007),
    "cut within a character": (frame(TEXT, b"\xe2\x82"), 1007),
    "bad in the second part": (parts(TEXT, b"{", b"\xff"), 1007),
    "a character across parts, and a bad one": (parts(TEXT, b"\xe2\x82", b"\xac\xff"), 1007),
    # bits and kinds that mean nothing
    **{f"reserved bits {bits}": (frame(TEXT, b"{}", bits=bits), 1002) for bits in (1, 2, 4, 7)},
    **{f"kind {kind}": (frame(kind, b"x"), 1002) for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    # no mask
    "a text without a mask": (frame(TEXT, b"{}", mask=False), 1002),
    "bytes without a mask": (frame(BINARY, b"x", mask=False), 1002),
    "a ping without a mask": (frame(PING, b"x", mask=False), 1002),
    "a close without a mask": (frame(CLOSE, b"\x03\xe8", mask=False), 1002),
    # parts in no order
    "a second part without a first": (frame(CONT, b"x"), 1002),
    "a middle part without a first": (frame(CONT, b"x", False), 1002),
    "a text within a text": (frame(TEXT, b"{", False) + frame(TEXT, b"}"), 1002),
    "bytes within a text": (frame(TEXT, b"{", False) + frame(BINARY, b"}"), 1002),
    "a ping within a text": (frame(TEXT, b"{", False) + frame(PING, b"x") + frame(CONT, b"}"), 1008),
    "a hundred empty parts": (parts(TEXT, *[b""] * 100), 1008),
    # control frames
    "a ping too long by one": (frame(PING, b"x" * 126), 1002),
    "a ping in parts": (frame(PING, b"x", False), 1002),
    "a pong in parts": (frame(PONG, b"x", False), 1002),
    "a close too long by one": (frame(CLOSE, b"\x03\xe8" + b"x" * 124), 1002),
    "a close in parts": (frame(CLOSE, b"\x03\xe8", False), 1002),
    "half a code": (frame(CLOSE, b"\x03"), 1002),
    **{f"code {code}": (closing(code), 1002) for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)},
    "a reason that is no text": (closing(1000, b"\xff"), 1007),
    "a close": (closing(1000), 1000),
    "a close of one's own": (closing(4999, "très bien".encode()), 4999),
    "a close without a code": (frame(CLOSE), 1005),
    "two closes": (closing(1000) * 2, 1000),
    "words after a close": (closing(1000) + NONSENSE, 1000),
    "pongs that nobody asked for": (frame(PONG, b"x") * 50 + NONSENSE, 1008),
    "three hundred pings": (frame(PING, b"x" * 125) * 300 + NONSENSE, 1008),
    # another protocol
    "a request": (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", 1002),
    "a handshake of TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 40, 1002),
    "zeros": (b"\x00" * 64, 1002),
    # cut off
    "nothing": (b"", GONE),
    "half a head": (b"\x81", GONE),
    "a head without its mask": (frame(TEXT, b"{}")[:2], GONE),
    "half a mask": (frame(TEXT, b"{}")[:4], GONE),
    "half a text": (frame(TEXT, b"{}")[:7], GONE),
    "half a long length": (b"\x81\xff\x00\x00", GONE),
    "half a close": (closing(1000)[:7], GONE),
}
TEXTS: dict[str, str] = {
    "no json": "{",
    "no words": "",
    "a list": "[]",
    "deep": "[" * 5000,
    "deep in a field": '{"v":1,"type":' + "[" * 4000,
    "another version": '{"v":2,"type":"hello"}',
    "true for a version": '{"v":true,"type":"hello","table":"x"}',
    "no kind": '{"v":1,"table":"x"}',
    "a kind that is none": '{"v":1,"type":"win","table":"x","id":"1"}',
    "what only our own pages may ask": '{"v":1,"type":"sit","table":"x","id":"1","seat":0}',
    "no hello": '{"v":1,"type":"say","table":"x","id":"1","text":"x"}',
    "unknown field": '{"v":1,"type":"hello","table":"x","seat":1}',
    "huge number": '{"v":1,"type":"hello","table":"x","seq":1e999}',
    "a number of ten thousand digits": '{"v":1,"type":"hello","table":"x","seq":' + "9" * 10_000 + "}",
    "not a number": '{"v":1,"type":"hello","table":"x","seq":NaN}',
    "below zero": '{"v":1,"type":"hello","table":"x","seq":-1}',
    "half a character": '{"v":1,"type":"hello","table":"\\ud800"}',
    "no such table": '{"v":1,"type":"hello","table":"nowhere"}',
    "two messages": '{"v":1,"type":"hello","table":"x"}{"v":1,"type":"hello","table":"x"}',
}
