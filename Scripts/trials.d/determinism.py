"""The same film for any number of threads, in any folder, time zone, language, home, with other variables around and at
any speed: compared by their bytes, in every format."""
import hashlib
import os
import shutil

from trial import FORMATS, listing, name_of


def run(workshop, trial):
    copy = workshop.new_folder("another place, with blanks")
    shutil.copy(workshop.moving, copy / workshop.moving.name)
    here = workshop.moving
    ways = {
        "again": (here, [], {}, None),
        "--jobs 1": (here, ["--jobs", "1"], {}, None),
        "--jobs 5": (here, ["--jobs", "5"], {}, None),
        "another folder": (copy / here.name, [], {}, None),
        "run from /": (here, [], {}, "/"),
        "TZ": (here, [], {"TZ": "Asia/Kathmandu"}, None),
        "LANG": (here, [], {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar"}, None),
        "HOME": (here, [], {"HOME": "/nonexistent"}, None),
        "further variables": (here, [], {f"TRIAL_{n}": "x" * n for n in range(200)}, None),
        "slowly": (here, [], {}, None),
    }
    for format in FORMATS if not workshop.quick else ["mp4", "webp", "gif", "png"]:
        expected = film(workshop, format, *ways["again"])
        for name, way in ways.items():
            got = film(workshop, format, *way, before="renice -n 19 $$ > /dev/null" if name == "slowly" else None)
            trial.attempt(f"{format}, {name}", bool(expected[0]) and got == expected, f"{got} and not {expected}")


def film(workshop, format, source, options, environment, folder, before=None):
    out = workshop.new_folder("out")
    answer = workshop.run(
        "render", source, "-o", out / name_of(format)[0], "--size", "120x120", "--scale", "2", "--duration", "0.5",
        *options, environment=environment, folder=folder, before=before)
    digest = hashlib.sha256()
    for name in listing(out):
        digest.update(name.encode() + (out / name).read_bytes())
    return (digest.hexdigest()[:16] if listing(out) else "", answer.errors[-300:])
