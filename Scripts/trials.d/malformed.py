"""Touch files, images and fonts with flipped bits, cut short, or made to explode: a run ends in time with a picture, or with
a status and a sentence; it never crashes, never hangs, never takes memory without end."""
import shutil
import struct
import subprocess
import zlib

PROGRAM = """
import SwiftUI

struct ContentView: View {
  @State private var taps = 0
  @State private var text = ""
  var body: some View {
    VStack {
      Image("picture").resizable().frame(width: 60, height: 30)
      Text("Face").font(.custom("Trial", size: 20))
      TextField("name", text: $text)
      Text("\\(taps)").onTapGesture { taps += 1 }
    }
  }
}
"""
TOUCHES = "\n".join([
    '{"t": 0.1, "id": 1, "phase": "began", "x": 60, "y": 60}',
    '{"t": 0.15, "id": 2, "phase": "began", "x": 40, "y": 60}',
    '{"t": 0.2, "id": 1, "phase": "moved", "x": 62, "y": 61}',
    '{"t": 0.25, "id": 2, "phase": "cancelled", "x": 40, "y": 60}',
    '{"t": 0.3, "id": 1, "phase": "ended", "x": 62, "y": 61}',
    '{"t": 0.35, "text": "Ada"}', '{"t": 0.4, "key": "enter"}', ""]).encode()
# 4 GiB, in KiB: what a run may map.
MEMORY = "ulimit -v 6291456"


def run(workshop, trial):
    folder = workshop.new_folder("program")
    (folder / "View.swift").write_text(PROGRAM)
    (folder / "picture.png").write_bytes(png(40, 30))
    render(workshop, folder)
    touch_files(workshop, trial, folder)
    images(workshop, trial, folder)
    fonts(workshop, trial, folder)


def render(workshop, folder, *options):
    out = workshop.new_folder("out") / "a.png"
    answer = workshop.run("still", folder, "-o", out, "--at", "0.5", "--size", "120x160", "--scale", "1",
                          *options, limit=30, before=MEMORY)
    shutil.rmtree(out.parent)
    return answer


def ends_well(answer):
    """A picture, or a failure of the input's kind."""
    return None if answer.status == 0 else answer.fails_with(64, 65, 66)


def mutations(random, data, count):
    for index in range(count):
        bytes = bytearray(data)
        kind = index % 5
        if kind == 0:
            for _ in range(random.choice([1, 2, 8, 32])):
                bytes[random.randrange(len(bytes))] ^= 1 << random.randrange(8)
        elif kind == 1:
            del bytes[random.randrange(len(bytes)):]
        elif kind == 2:
            start = random.randrange(len(bytes))
            bytes[start:start] = random.randbytes(random.choice([1, 4, 100]))
        elif kind == 3:
            start = random.randrange(len(bytes))
            bytes[start:start + 4] = random.choice([b"\xff" * 4, bytes_of(0), b"\x7f\xff\xff\xff", bytes_of(1 << 20)])
        else:
            start, end = sorted(random.randrange(len(bytes)) for _ in range(2))
            bytes = bytes[:start] + bytes[end:] + bytes[start:end]
        yield index, bytes_type(bytes)


def bytes_of(number):
    return struct.pack(">I", number)


bytes_type = bytes


def touch_files(workshop, trial, folder):
    odd = [
        b"", b"\0" * 1000, b"\xff\xfe{", b"[" * 100_000, b'{"t": 1e308, "id": 1, "phase": "began", "x": 0, "y": 0}\n',
        b'{"t": NaN, "id": 1, "phase": "began", "x": 0, "y": 0}\n',
        b'{"t": 0, "id": 9223372036854775808, "phase": "began", "x": 0, "y": 0}\n',
        b'{"t": 0, "id": -1, "phase": "began", "x": 1e300, "y": -1e300}\n{"t": 0, "id": -1, "phase": "ended", "x": 0, "y": 0}\n',
        b'{"t": 0.1, "text": "' + "e\u0301\u0301".encode() * 20_000 + b'"}\n',
        b'{"t": 0.1, "key": "enter"}\n' * 20_000,
    ]
    made = list(enumerate(odd)) + list(mutations(workshop.random, TOUCHES, workshop.tries(20, 200)))
    for index, data in made:
        path = workshop.write("odd.touch", data)
        trial.check(f"touch file {index}: {data[:60]!r}", [ends_well(render(workshop, folder, "--touch", path))])


def images(workshop, trial, folder):
    formats = {"png": png(40, 30)}
    for kind, codec in [("jpg", "mjpeg"), ("gif", "gif"), ("webp", "libwebp")]:
        made = subprocess.run(
            ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=40x30", "-frames:v", "1", "-c:v", codec,
             "-f", {"jpg": "mjpeg"}.get(kind, kind), "-"], capture_output=True).stdout
        if made:
            formats[kind] = made
    for kind, data in formats.items():
        for old in folder.glob("picture.*"):
            old.unlink()
        for index, mutation in mutations(workshop.random, data, workshop.tries(8, 80)):
            (folder / f"picture.{kind}").write_bytes(mutation)
            trial.check(f"{kind} {index}", [ends_well(render(workshop, folder))])
        (folder / f"picture.{kind}").unlink()
    for width, height in [(60_000, 60_000), (1 << 31 - 1, 1), (100_000, 30_000), (1, 1 << 30)]:
        (folder / "picture.png").write_bytes(png(width, height, rows=10))
        answer = render(workshop, folder)
        trial.check(f"a PNG that says {width} x {height}", [ends_well(answer), answer.seconds > 15 and "slow"])
    (folder / "picture.png").write_bytes(png(40, 30))


def fonts(workshop, trial, folder):
    source = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"
    try:
        data = open(source, "rb").read()
    except OSError:
        trial.note = f"no font at {source}"
        return
    for index, mutation in mutations(workshop.random, data, workshop.tries(10, 100)):
        (folder / "Trial.ttf").write_bytes(mutation)
        trial.check(f"font {index}", [ends_well(render(workshop, folder))])


def png(width, height, rows=None):
    """A PNG that says it is this large, with so many rows of data."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    row = bytes(1 + 4 * min(width, 1000))
    data = zlib.compress(row * (height if rows is None else rows))
    head = struct.pack(">IIBBBBB", width & 0x7FFFFFFF, height & 0x7FFFFFFF, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
