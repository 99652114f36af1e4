"""Batches over tables that are broken in many ways, programs that trap, full disks and kills in the midst: a line for
each row that cannot be, all other files there and whole, nothing half-written, and --resume completes what is missing.
Films in parts: a part that is killed, missing or damaged, and the film of all parts byte for byte the plain one."""
import json
import os
import signal
import time

from trial import listing

PROGRAM = """
import SwiftUI

struct ContentView: View {
  @State private var number = Int.random(in: 0..<1000)

  var body: some View {
    Text("\\(number)")
      .onAppear { if ProcessInfo.processInfo.environment["HOME"] != nil && Date().timeIntervalSince1970 > 1_900_000_000 { fatalError("too late") } }
  }
}
"""
SMALL = ["--size", "60x40", "--scale", "1"]


def run(workshop, trial):
    program = workshop.write("Badge/Badge.swift", PROGRAM)
    tables(workshop, trial, program)
    trapping(workshop, trial, program)
    killed(workshop, trial, program)
    if workshop.can_mount:
        full(workshop, trial, program)
    parts(workshop, trial)


def batch(workshop, program, table, out, *options, **further):
    return workshop.run("batch", program, "--data", table, "-o", f"{out}/{{id}}.png", *SMALL, *options, **further)


def tables(workshop, trial, program):
    """Each table, the pictures that must be there, and what must be said of the rest."""
    cases = {
        "quotes": (b'id,seed\na,1\nb"c,2\n"d"e,3\n"open,4\nz,5\n', ["a", "z"], [":3:2:", ":4:4:", ":5:1:"]),
        "carriage returns": (b"id,seed\r\na,1\r\nb,2\r\n", ["a", "b"], []),
        "mark": (b"\xef\xbb\xbfid,seed\nd\xc3\xa9,1\n", ["d\u00e9"], []),
        "latin": (b"id,seed\nM\xfcller,1\nb,2\n", ["b"], [":2:2:", "0xfc"]),
        "utf-16": ("id,seed\na,1\n".encode("utf-16"), [], ["UTF-16"]),
        "zero byte": (b"id,seed\na\0b,1\nb,2\n", ["b"], [":2:2:"]),
        "columns": (b"id,seed\na\nb,1,2\nc,3\n", ["c"], [":2:1:", ":3:1:"]),
        "out of the folder": (b"id,seed\n../x,1\n/etc/x,2\n..,3\nok,4\n", ["ok"], [":2:1:", ":3:1:", ":4:1:"]),
        "doubles": (b"id,seed\na,1\na,2\nb,3\n", ["b"], [":2:", ":3:"]),
        "values": (b"id,seed,size\na,x,\nb,1,huge\nc,2,30x20\n", ["c"], [":2:3:", ":3:5:"]),
        "no column": (b"name,seed\na,1\n", [], ["{name} {seed}"]),
        "empty": (b"", [], ["empty"]),
        "workbook": (b"PK\x03\x04" + bytes(100), [], ["workbook"]),
        "long line": (b"id,seed\n" + b"x" * workshop.tries(3 << 20, 100 << 20) + b"\nok,1\n", ["ok"], [":2:1:", "mebibyte"]),
    }
    for name, (content, pictures, words) in cases.items():
        out = workshop.new_folder("out")
        table = workshop.write(f"{name.replace(' ', '-')}.csv", content)
        answer = batch(workshop, program, table, out, before="ulimit -v 4000000")
        there = [file[:-4] for file in listing(out) if file.endswith(".png")]
        left = [file for file in listing(out) if not file.endswith((".png", ".manifest.jsonl"))]
        lines = answer.errors.splitlines()
        trial.check(f"table: {name}", [
            there != sorted(pictures) and f"there are {there}",
            left and f"left: {left}",
            answer.status != (65 if words else 0) and f"status {answer.status}: {answer.errors[-300:]}",
            *[f"no {word} in {answer.errors[-600:]}" for word in words if not any(word in line for line in lines)],
            any(len(line) > 1000 for line in lines) and "a line without end",
        ])


def trapping(workshop, trial, program):
    out = workshop.new_folder("out")
    table = workshop.write("trap.csv", "id,start-date\na,\nb,2035-01-01T00:00:00Z\nc,\n")
    answer = batch(workshop, program, table, out)
    trial.check("a row whose program traps", [
        listing(out) != ["a.png", "c.png", "trap.manifest.jsonl"] and f"there are {listing(out)}",
        answer.status != 1 and f"status {answer.status}",
        sum("trap.csv:3: " in line and "too late" in line for line in answer.errors.splitlines()) != 1 and answer.errors,
    ])
    workshop.write("trap.csv", "id,start-date\na,\nb,2026-01-01T00:00:00Z\nc,\n")
    answer = batch(workshop, program, table, out, "--retry-failed", "--json")
    trial.check("the same row, mended and tried again", [
        answer.succeeds(), answer.status == 0 and json.loads(answer.output)["rendered"] != 1 and answer.output])


def killed(workshop, trial, program):
    table = workshop.write("many.csv", "id,seed\n" + "".join(f"p{n},{n}\n" for n in range(60)))
    whole = workshop.new_folder("whole")
    trial.check("sixty rows", [batch(workshop, program, table, whole).succeeds()])
    for number in [signal.SIGKILL, signal.SIGTERM, signal.SIGINT] * workshop.tries(1, 4):
        out = workshop.new_folder("out")
        process = workshop.start("batch", program, "--data", table, "-o", f"{out}/{{id}}.png", *SMALL)
        end = time.monotonic() + 30
        wanted = workshop.random.randrange(1, 40)
        while len(listing(out)) < wanted and process.poll() is None and time.monotonic() < end:
            time.sleep(0.005)
        os.kill(process.pid, number)
        process.communicate(timeout=30)
        problems = [*workshop.left_processes()]
        broken = [file for file in listing(out) if file.endswith(".png")
                  and (out / file).read_bytes() != (whole / file).read_bytes()]
        again = batch(workshop, program, table, out, "--resume")
        third = batch(workshop, program, table, out, "--resume")
        trial.check(f"killed by {number}, and on", problems + [
            broken and f"half written: {broken}", again.succeeds(),
            "nothing to do" not in third.output and third.output + third.errors,
            listing(out) != listing(whole) and f"{len(listing(out))} files",
            [f for f in listing(whole) if f.endswith(".png") and (out / f).read_bytes() != (whole / f).read_bytes()],
        ])


def full(workshop, trial, program):
    table = workshop.write("full.csv", "id,seed\n" + "".join(f"p{n},{n}\n" for n in range(40)))
    for size in [16, 40][: workshop.tries(1, 2)]:
        disk = workshop.small_disk("disk", size)
        try:
            answer = batch(workshop, program, table, disk)
            left = [file for file in listing(disk) if not file.endswith((".png", ".jsonl"))]
            trial.check(f"on {size} KiB", [
                answer.status != 74 and f"status {answer.status}: {answer.errors[-300:]}", left and f"left: {left}",
                "No space left" not in answer.errors and answer.errors[-300:]])
            os.system(f"mount -o remount,size=4m '{disk}'")
            answer = batch(workshop, program, table, disk, "--resume")
            trial.check("with room, and on", [
                answer.succeeds(), sum(f.endswith(".png") for f in listing(disk)) != 40 and listing(disk)])
        finally:
            workshop.free_disk(disk)


def parts(workshop, trial):
    formats = ["mp4", "gif", "apng", "webm"][: workshop.tries(2, 4)]
    for format in formats:
        folder = workshop.new_folder("parts")
        options = ["--fps", "60", "--duration", "11" if format in ("mp4", "webm") else "1"]
        film = folder / f"film.{format}"
        problems = [workshop.film(folder / f"plain.{format}", *options, limit=120).succeeds()]
        for part in (3, 1):
            problems.append(workshop.film(film, *options, "--shard", f"{part}/3", limit=120).succeeds())
        process = workshop.start("render", workshop.moving, "-o", film, "--size", "120x120", "--scale", "2", *options,
                                 "--shard", "2/3")
        time.sleep(workshop.random.random())
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=30)
        early = workshop.run("join", film)
        if process.returncode != 0:
            problems.append(early.fails_with(66))
        problems.append(workshop.film(film, *options, "--shard", "2/3", limit=120).succeeds())
        problems.append(workshop.run("join", film).succeeds())
        problems.append(film.exists() and film.read_bytes() != (folder / f"plain.{format}").read_bytes()
                        and "the film of parts is another")
        part = next(folder / name for name in listing(folder) if ".shard-2-of-3." in name and not name.endswith("json"))
        part.write_bytes(part.read_bytes()[:-1])
        problems.append(workshop.run("join", film).fails_with(65))
        trial.check(f"{format} in parts", problems)
