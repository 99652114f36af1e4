"""Eight programs in the place of ffmpeg, each of which misbehaves in its own way: every film ends in bounded time, with a
status, a sentence that names the program, nothing written and no process left."""
import os
from concurrent.futures import ThreadPoolExecutor

from trial import listing

# What it does, its text, and the status that fits.
FAKES = {
    "spins without reading": ("#!/bin/sh\nwhile :; do :; done\n", 74),
    "floods its errors": ("#!/bin/sh\nexec yes oh no >&2\n", 74),
    "exits early, as if all were well": ("#!/bin/sh\nexit 0\n", 74),
    "never exits": ("#!/bin/sh\ncat > /dev/null\nwhile :; do sleep 3600; done\n", 74),
    "closes its input": ("#!/bin/sh\nexec <&-\nexec sleep 3600\n", 74),
    "has no interpreter": ("#!/no/such/interpreter\n", 69),
    "writes nothing and calls it done": ("#!/bin/sh\nwrong=$(cat | wc -c)\necho frame=30\nexit 0\n", 74),
    "writes garbage": (
        "#!/bin/bash\ncat > /dev/null\nlast=\"${@: -1}\"\nhead -c 9000 /dev/urandom > \"${last#file:}\"\n"
        "head -c 9000 /dev/urandom | tee /dev/stderr\necho frame=30\nexit 0\n", 74),
}


def run(workshop, trial):
    workshop.film(workshop.new_folder("first") / "a.png", "--frames", "0-0")
    # Their time is mostly waiting for the watchdog: all at once.
    with ThreadPoolExecutor(len(FAKES)) as pool:
        answers = list(pool.map(lambda item: (item[0], problems(workshop, *item[1])), FAKES.items()))
    for what, found in answers:
        trial.check(what, found)
    trial.check("what is left of all", workshop.left_processes())


def problems(workshop, script, status):
    tools = workshop.new_folder("tools")
    program = tools / "ffmpeg"
    program.write_text(script)
    program.chmod(0o755)
    folder = workshop.new_folder("films")
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    answer = workshop.film(
        folder / "film.mp4", "--duration", "1", "--fps", "30", size="600x600", limit=240,
        environment={"PATH": path})
    return [
        answer.fails_with(status),
        str(program) not in answer.errors and f"does not name the program: {answer.errors[-200:]}",
        any(ord(letter) < 32 and letter not in "\r\n" for letter in answer.errors) and "orders to the terminal",
        listing(folder) and f"left: {listing(folder)}",
    ]
