"""Films in every format that are killed, or told to stop, at random points: the old file is whole, no process is left,
nothing else is in the folder; after a kill it is gone with the next run to that folder, under another name."""
import signal
import subprocess
import time

from trial import FORMATS, listing, name_of

POLITE = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


def run(workshop, trial):
    # Once, so that the compiler is not what is killed; then from an empty cache, so that it is.
    workshop.film(workshop.new_folder("first") / "a.png", "--frames", "0-0")
    for format in FORMATS:
        for index in range(workshop.tries(4, 20)):
            number = signal.SIGKILL if index % 2 == 0 else workshop.random.choice(POLITE)
            delay = workshop.random.uniform(0.02, 1.5)
            stop(workshop, trial, format, number, delay, {})
    for index in range(workshop.tries(4, 20)):
        number = signal.SIGKILL if index % 2 == 0 else workshop.random.choice(POLITE)
        cache = {"XDG_CACHE_HOME": str(workshop.new_folder("cache"))}
        stop(workshop, trial, "gif", number, workshop.random.uniform(0.05, 4), cache, "compiling a ")


def stop(workshop, trial, format, number, delay, environment, what=""):
    folder = workshop.new_folder("stopped")
    name, old = name_of(format)
    (folder / old).write_bytes(b"old")
    process = workshop.start(
        "render", workshop.moving, "-o", folder / name, "--size", "300x300", "--duration", "600",
        environment=environment)
    time.sleep(delay)
    process.send_signal(number)
    try:
        _, errors = process.communicate(timeout=15)
    except subprocess.TimeoutExpired:
        process.kill()
        errors = b"did not end in 15 s"
    problems = workshop.left_processes()
    if number == signal.SIGKILL:
        answer = workshop.run("still", workshop.moving, "-o", folder / "other.png", "--size", "40x40")
        problems += [answer.succeeds()]
        (folder / "other.png").unlink(missing_ok=True)
    elif process.returncode not in (128 + number, -number):
        problems += [f"status {process.returncode}: {errors.decode(errors='replace')[-200:]}"]
    problems += [
        listing(folder) != [old] and f"left: {listing(folder)}",
        (folder / old).read_bytes() != b"old" and "the old file is another",
    ]
    trial.check(f"{what}{format}, {number.name} after {delay:.2f} s", problems)
