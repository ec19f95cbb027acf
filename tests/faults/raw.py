# SPDX-License-Identifier: Apache-2.0
"""A client that may misbehave: any bytes out, frames in; and what a closed connection says."""
import base64
import json
import os
import socket
import struct

ORIGIN = object()


def frame(payload, opcode=1, final=True, masked=True):
    payload = payload if isinstance(payload, bytes) else payload.encode()
    head = bytes([(0x80 if final else 0) | opcode])
    mark = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mark | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mark | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([mark | 127]) + struct.pack(">Q", len(payload))
    return head + (bytes(4) if masked else b"") + payload  # a mask of zeros


class Raw:
    """A connection; `status` is what the request for a socket was answered with."""

    def __init__(self, port, table=None, cookie=None, origin=ORIGIN, protocol="troef.1", receive=0):
        self.stream = socket.socket()
        if receive:
            self.stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        self.stream.settimeout(20)
        self.stream.connect(("127.0.0.1", port))
        self.file = self.stream.makefile("rb")
        if table is None:
            return
        here = f"http://127.0.0.1:{port}"
        lines = [f"GET /api/v1/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{port}",
                 "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        lines += [f"Origin: {here if origin is ORIGIN else origin}"] if origin else []
        lines += [f"Sec-WebSocket-Protocol: {protocol}"] if protocol else []
        lines += [f"Cookie: {cookie}"] if cookie else []
        self.stream.sendall("\r\n".join(lines + ["", ""]).encode())
        self.status = int(self.file.readline().split()[1])
        if self.status == 101:
            while self.file.readline() not in (b"\r\n", b""):
                pass

    def send(self, data):
        """False once the other end is gone."""
        try:
            self.stream.sendall(data)
            return True
        except OSError:
            return False

    def say(self, message):
        return self.send(frame(message if isinstance(message, (str, bytes)) else json.dumps(message)))

    def next(self):
        """The next message; a number: closed with that code, 0 for none."""
        while True:
            try:
                head = self.file.read(2)
                if len(head) < 2:
                    return 0
                length = head[1]
                if length >= 126:
                    size = 2 if length == 126 else 8
                    length = int.from_bytes(self.file.read(size), "big")
                payload = self.file.read(length)
            except OSError:
                return 0
            match head[0] & 15:
                case 8:
                    self.send(frame(payload, 8))
                    return int.from_bytes(payload[:2], "big")
                case 9:
                    self.send(frame(payload, 10))
                case 10:
                    pass
                case _:
                    return json.loads(payload)

    def answer(self, *types):
        """The first message of one of these types, or the code of the close."""
        while True:
            message = self.next()
            if isinstance(message, int) or message["type"] in types:
                return message

    def end(self):
        """Reads on until it is closed: the code, and the refusals on the way."""
        refused = []
        while True:
            message = self.next()
            if isinstance(message, int):
                return message, refused
            if message["type"] == "refused":
                refused.append(message["code"])

    def close(self):
        self.file.close()
        self.stream.close()


def http(port, data, wait=20):
    """Any bytes as a request; the status of the answer, 0 where there was none."""
    with socket.create_connection(("127.0.0.1", port), timeout=wait) as stream:
        try:
            stream.sendall(data)
            line = stream.makefile("rb").readline().split()
        except OSError:
            return 0
        return int(line[1]) if len(line) > 1 else 0


def request(port, method, path, body=b"", **headers):
    fields = {"Host": f"127.0.0.1:{port}", "Origin": f"http://127.0.0.1:{port}",
              "Content-Type": "application/json", "Content-Length": str(len(body)),
              **{name.replace("_", "-"): value for name, value in headers.items()}}
    head = f"{method} {path} HTTP/1.1\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value is not None)
    return http(port, head.encode() + b"\r\n" + body)
