"""Clients of a live page that mean no good, beside one that watches: noise, silence, floods, wrong tokens, broken frames, and
everything that can be asked for fifteen times. The one that watches goes on getting pictures, the processes and their
memory stay bounded, and nothing is left at the end."""
import base64
import os
import re
import signal
import socket
import struct
import threading
import time
import urllib.parse


def run(workshop, trial):
    films = workshop.new_folder("films")
    process = workshop.start("run", workshop.moving, "--web", "--port", "0", "--size", "200x200", folder=films)
    try:
        url = address(process)
        trial.attempt("the page's address is told", url is not None, "none within 60 s")
        if url:
            attack(workshop, trial, process, url)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except Exception:
            trial.attempt("it ends when told to", False)
            process.kill()
    trial.check("what is left", workshop.left_processes())
    partial = [name for name in os.listdir(films) if ".partial" in name]
    trial.check("no unfinished films", partial)


def address(process):
    """From what the command prints; the rest is read so that it never waits for us."""
    found = []

    def read(stream):
        for line in stream:
            match = re.search(rb"http://[^\s\x1b]+/", line)
            if match:
                found.append(urllib.parse.urlsplit(match.group().decode()))

    for stream in (process.stdout, process.stderr):
        threading.Thread(target=read, args=(stream,), daemon=True).start()
    end = time.monotonic() + 60
    while not found and time.monotonic() < end:
        time.sleep(0.05)
    return found[0] if found else None


class Client:
    """A bare connection, which becomes a viewer if it likes."""

    def __init__(self, url):
        self.url = url
        self.socket = socket.create_connection((url.hostname, url.port), timeout=10)

    def close(self):
        self.socket.close()

    def send(self, data):
        try:
            self.socket.sendall(data)
            return True
        except OSError:
            return False

    def status(self, path, *headers):
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.url.hostname}:{self.url.port}", *headers, "", ""]
        self.send("\r\n".join(lines).encode())
        try:
            head = self.socket.recv(4096)
            return int(head.split(b" ", 2)[1]) if head.startswith(b"HTTP/") else 0
        except OSError:
            return 0

    def become_viewer(self):
        key = base64.b64encode(os.urandom(16)).decode()
        status = self.status(
            self.url.path + "socket", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13", f"Origin: http://{self.url.hostname}:{self.url.port}")
        return status == 101 and self.say('{"type":"ratio","ratio":1}')

    def say(self, text):
        data = text.encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81" + struct.pack(">BH", 0x80 | 126, len(data))
        return self.send(head + b"\0\0\0\0" + data)


class Watcher(Client):
    """A viewer that counts its pictures and says that it has shown them."""

    def __init__(self, url):
        super().__init__(url)
        self.pictures = 0
        self.notices = []
        self.is_viewer = self.become_viewer()
        threading.Thread(target=self.watch, daemon=True).start()

    def watch(self):
        stream = self.socket.makefile("rb")
        self.socket.settimeout(None)
        try:
            while head := stream.read(2):
                length = head[1] & 127
                if length > 125:
                    length = int.from_bytes(stream.read(2 if length == 126 else 8), "big")
                data = stream.read(length)
                if head[0] == 0x82:
                    self.pictures += 1
                    self.say('{"type":"shown","frame":%d}' % int.from_bytes(data[:4], "little"))
                elif b'"notice"' in data[:200]:
                    self.notices.append(data.decode(errors="replace"))
        except (OSError, ValueError):
            pass


def attack(workshop, trial, process, url):
    good = Watcher(url)
    trial.attempt("a viewer gets in", good.is_viewer)
    trial.attempt("and gets pictures", wait(lambda: good.pictures > 20, 20), good.pictures)
    before = memory(process.pid)
    random = workshop.random
    attacks = {
        "noise": lambda: [shut(client) for client in opened(url, 40) if client.send(random.randbytes(3000)) or True],
        "silence": lambda: setattr(workshop, "silent", opened(url, 400)),
        "wrong tokens": lambda: wrong_tokens(trial, url),
        "headers without end": lambda: [c.send(b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000) for c in opened(url, 20)],
        "broken frames": lambda: [broken(client, random) for client in viewers(url, 8)],
        "a flood of messages": lambda: [
            [client.say('{"type":"touches","touches":[]}') for _ in range(5000)] for client in viewers(url, 3)],
        "everything fifteen times": lambda: everything(trial, workshop, viewers(url, 3)),
    }
    for name, attack in attacks.items():
        start = good.pictures
        attack()
        trial.attempt(f"{name}: pictures go on", wait(lambda: good.pictures > start + 5, 15), f"{good.pictures - start}")
    grown = memory(process.pid) - before
    trial.attempt("memory", grown < 150 << 20, f"{grown >> 20} MiB more")
    trial.attempt("a newcomer gets the page", Client(url).status(url.path) == 200)
    trial.note = f"{grown >> 20} MiB more"
    for client in getattr(workshop, "silent", []):
        client.close()


def everything(trial, workshop, clients):
    most = 0
    refused = sum(
        not client.say('{"type":"%s"%s}' % what)
        for client in clients for _ in range(15)
        for what in [("render", ""), ("gallery", ""), ("restart", ""), ("tree", ""), ("record", ',"on":true'), ("record", ',"on":false'),
                     ("inspect", ',"x":100,"y":100'), ("accessibility", ',"on":true'), ("accessibility", ',"on":false'), ("mark", ',"number":1'),
                     ("use", ',"element":1,"action":"increment"')])
    end = time.monotonic() + 8
    while time.monotonic() < end:
        most = max(most, len(workshop.processes()))
        time.sleep(0.05)
    # The command and its watchman; the program and its successor; a film's and its ffmpeg; a compiler with its jobs.
    trial.attempt("few processes", most <= 12, f"{most} at once")
    trial.attempt("all was heard", refused == 0, f"{refused} not")


def wrong_tokens(trial, url):
    token = url.path.strip("/")
    for wrong in ["", "0" * 32, token[:8], token[:8] + "0" * 24, token[:-1] + ("1" if token[-1] == "0" else "0"), token + "0"]:
        status = Client(url).status(f"/{wrong}/")
        trial.attempt(f"token {wrong[:8]}…{len(wrong)}", status == 404, status)


def opened(url, count):
    clients = []
    for _ in range(count):
        try:
            clients.append(Client(url))
        except OSError:
            pass
    return clients


def viewers(url, count):
    return [client for client in opened(url, count) if client.become_viewer()]


def broken(client, random):
    for _ in range(20):
        if not client.send(bytes([random.choice([0x81, 0x82, 0x01, 0x00, 0x89, 0xff]), random.randrange(256)]) + random.randbytes(40)):
            return


def shut(client):
    client.close()


def wait(condition, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def memory(process):
    for line in open(f"/proc/{process}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) << 10
    return 0
