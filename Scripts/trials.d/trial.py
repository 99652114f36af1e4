"""What all trials share: a folder, a program to render, runs that end in time, and the count of what was lost."""
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import time

FORMATS = ["mp4", "mov", "webm", "webp", "gif", "apng", "png"]

# Something moves in every frame, and there is text, chance, a date and a set of strings to be put in order.
MOVING = """
import SwiftUI

struct ContentView: View {
  @State private var places = (0..<12).map { _ in CGPoint(x: .random(in: 0...120), y: .random(in: 0...120)) }
  @State private var count = 0
  private let names: Set<String> = ["ash", "birch", "cedar", "elm", "fir", "oak"]

  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 100)
      ZStack {
        ForEach(places.indices, id: \\.self) { index in
          Circle()
            .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.9))
            .frame(width: 30, height: 30)
            .position(places[index])
            .offset(x: 20 * sin(2 * time + Double(index)), y: 20 * cos(3 * time + Double(index)))
        }
        VStack {
          Text(context.date, style: .time)
          Text(names.joined(separator: " ")).font(.caption2)
          Text("\\(count) \\(1234.5.formatted())")
        }
      }
    }
    .frame(width: 120, height: 120)
    .onTapGesture { count += 1 }
  }
}
"""


class Trial:
    """The count of one trial."""

    def __init__(self, name, about):
        self.name, self.about, self.note = name, about, ""
        self.tries, self.lost, self.seconds = 0, [], 0.0

    def attempt(self, what, survived, detail=""):
        """Counts a try; what is lost is told at once."""
        self.tries += 1
        if not survived:
            self.lost.append(what)
            print(f"  LOST {what}: {str(detail).strip()[:600]}", flush=True)

    def check(self, what, problems):
        """Counts a try that survived if `problems`, texts or false values, has no text."""
        problems = [problem for problem in problems if problem]
        self.attempt(what, not problems, "; ".join(problems))


class Answer:
    """How a run ended. The status of one that was killed by a signal is negative, of one that took too long None."""

    def __init__(self, status, output, errors, seconds):
        self.status, self.output, self.errors, self.seconds = status, output, errors, seconds

    def fails_with(self, *statuses):
        """What is wrong with it as a failure of one of these statuses, told in a sentence on a line."""
        lines = [line for line in self.errors.splitlines() if line.strip()]
        if self.status is None:
            return f"did not end in {self.seconds:.0f} s"
        if self.status not in statuses:
            return f"status {self.status} and not {' or '.join(map(str, statuses))}: {self.errors[-300:]}"
        if not lines:
            return "ended without a word"
        if any(len(line) > 1000 for line in lines) or len(lines) > 7:
            return f"{len(lines)} lines of errors, the longest {max(map(len, lines))}"
        return None

    def succeeds(self):
        """What is wrong with it as a run that does what it should."""
        if self.status is None:
            return f"did not end in {self.seconds:.0f} s"
        return None if self.status == 0 else f"status {self.status}: {self.errors[-300:]}"


class Workshop:
    """Where trials work, and what they work with."""

    def __init__(self, root, options):
        self.root, self.quick = root, options.quick
        self.random = random.Random(options.seed)
        builds = [root / ".build" / kind / "halcyon" for kind in ("release", "debug")]
        found = [pathlib.Path(options.program)] if options.program else [b for b in builds if b.exists()]
        if not found:
            raise SystemExit("trials: there is no build; Scripts/build makes one")
        self.program = found[0].resolve()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="halcyon-trials-"))
        self.can_mount = os.environ.get("HALCYON_TRIALS_MOUNTS") == "yes"
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache")}
        self.moving = self.write("Moving.swift", MOVING)
        self._mounts = []

    def tries(self, quick, full):
        return quick if self.quick else full

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def new_folder(self, name):
        path = self.folder / f"{name}-{self.random.randrange(1 << 40):x}"
        path.mkdir(parents=True)
        return path

    def small_disk(self, name, kibibytes):
        """A folder that is a disk of this size."""
        path = self.new_folder(name)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kibibytes}k", "tmpfs", path], check=True)
        self._mounts.append(path)
        return path

    def free_disk(self, path):
        subprocess.run(["umount", path], check=True)
        self._mounts.remove(path)

    def start(self, *arguments, environment=None, before=None, folder=None):
        """Starts the command; `before` is a line of shell that comes first, such as a limit."""
        command = [str(self.program), *map(str, arguments)]
        if before:
            command = ["bash", "-c", before + '; exec "$0" "$@"', *command]
        return subprocess.Popen(
            command, env={**self.environment, **(environment or {})}, cwd=folder or self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)

    def run(self, *arguments, limit=60, **options):
        """Runs the command to its end, or to the limit in seconds."""
        start = time.monotonic()
        process = self.start(*arguments, **options)
        try:
            output, errors = process.communicate(timeout=limit)
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            status = None
        return Answer(status, output.decode(errors="replace"), errors.decode(errors="replace"),
                      time.monotonic() - start)

    def film(self, output, *options, size="120x120", **further):
        return self.run("render", self.moving, "-o", output, "--size", size, "--scale", "2", *options, **further)

    def left_processes(self, patience=4.0):
        """Processes that still have to do with this workshop after so many seconds, as texts."""
        end = time.monotonic() + patience
        while True:
            found = self.processes()
            if not found or time.monotonic() > end:
                return found
            time.sleep(0.05)

    def processes(self):
        mark = str(self.folder).encode()
        found = []
        for entry in os.listdir("/proc"):
            if not entry.isdigit() or int(entry) == os.getpid():
                continue
            try:
                state = open(f"/proc/{entry}/stat", "rb").read().rsplit(b")", 1)[1].split()[0]
                words = open(f"/proc/{entry}/cmdline", "rb").read()
                if state != b"Z" and mark in words + open(f"/proc/{entry}/environ", "rb").read():
                    found.append(f"{entry} {words.replace(bytes(1), b' ').decode(errors='replace')[:100]}")
            except OSError:
                pass
        return found

    def end(self):
        for path in list(self._mounts):
            self.free_disk(path)


def name_of(format):
    """The name of a film in this format, and of the file that an earlier one has left."""
    return ("film-%03d.png", "film-000.png") if format == "png" else (f"film.{format}",) * 2


def listing(folder):
    return sorted(os.listdir(folder))
