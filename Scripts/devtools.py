"""Headless Chromium, driven by its DevTools protocol, with nothing but Python's own library."""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Socket:
    """A WebSocket client for the DevTools protocol."""

    def __init__(self, url):
        host, port, path = re.match(r"ws://([^:/]+):(\d+)(/.*)", url).groups()
        self.socket = socket.create_connection((host, int(port)), 30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                             "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.number = 0
        # What the page told meanwhile, unasked.
        self.events = []

    def take(self, count):
        while len(self.buffer) < count:
            self.buffer += self.socket.recv(1 << 20)
        result, self.buffer = self.buffer[:count], self.buffer[count:]
        return result

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.take(8))[0]
            text += self.take(length)
            if first & 0x80:
                return json.loads(text)

    def send(self, method, **parameters):
        """Calls without waiting for the answer, which is read with that of a later call."""
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        head = b"\x81" + (bytes([0x80 | len(data)]) if len(data) < 126
                          else b"\xfe" + struct.pack(">H", len(data)) if len(data) < 65536
                          else b"\xff" + struct.pack(">Q", len(data)))
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def call(self, method, **parameters):
        self.send(method, **parameters)
        while True:
            answer = self.receive()
            if "id" not in answer:
                self.events.append(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")


class Browser:
    """A Chromium of its own, with a fresh profile, until `end`. Raises FileNotFoundError where there is none."""

    def __init__(self, *options):
        command = shutil.which("chromium") or shutil.which("google-chrome")
        if not command:
            raise FileNotFoundError("there is no chromium; Debian: apt-get install -y chromium")
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [command, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
             f"--user-data-dir={self.folder}", *options, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.port = None
        deadline = time.monotonic() + 30
        while self.port is None:
            try:
                # The file is there before its lines are.
                self.port = int(open(self.folder + "/DevToolsActivePort").readline())
            except (OSError, ValueError):
                if time.monotonic() > deadline:
                    self.end()
                    raise TimeoutError("chromium did not start within 30 seconds")
                time.sleep(0.1)

    def page(self):
        """The page that is open from the start."""
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json/list"))
        return Socket(next(page for page in pages if page["type"] == "page")["webSocketDebuggerUrl"])

    def new_page(self):
        """One more."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        return Socket(json.load(urllib.request.urlopen(request))["webSocketDebuggerUrl"])

    def end(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)
