"""Films onto disks of twelve sizes on which they do not fit, and under limits on files, in every format: the status
is 74, with a sentence, the old file is whole, and nothing is left behind. On a disk just large enough they are whole."""
import os

from trial import FORMATS, listing, name_of

LENGTH = ["--duration", "1", "--fps", "30"]


def run(workshop, trial):
    if not workshop.can_mount:
        trial.note = "no small disks here: only limits"
    for format in FORMATS:
        whole = workshop.new_folder("whole")
        name, _ = name_of(format)
        trial.check(f"{format} with room", [workshop.film(whole / name, *LENGTH).succeeds()])
        sizes = [(whole / file).stat().st_size for file in listing(whole)]
        if workshop.can_mount:
            disks(workshop, trial, format, sum(-(-size // 4096) * 4 for size in sizes))
        limits(workshop, trial, format, max(sizes))


def disks(workshop, trial, format, needed):
    """`needed` is in KiB, in pages."""
    count = workshop.tries(5, 12)
    # From next to nothing to a page too small; the old file takes a page, a hidden folder may take one.
    for step in range(count):
        size = max(4, min(needed - 4, int(needed * (step + 0.5) / count) // 4 * 4)) + 4
        disk = workshop.small_disk("disk", size)
        try:
            trial.check(f"{format} on {size} of {needed + 4} KiB", problems(workshop, format, disk))
        finally:
            workshop.free_disk(disk)


def limits(workshop, trial, format, size):
    for share in [0.02, 0.5, 0.97][: workshop.tries(2, 3)]:
        blocks = max(1, int(size * share) // 1024)
        if blocks * 1024 >= size:
            continue
        folder = workshop.new_folder("limit")
        trial.check(f"{format} with ulimit -f {blocks}", problems(workshop, format, folder, f"ulimit -f {blocks}"))


def problems(workshop, format, folder, before=None):
    name, old = name_of(format)
    (folder / old).write_bytes(b"old")
    answer = workshop.film(folder / name, *LENGTH, before=before)
    return [
        answer.fails_with(74),
        listing(folder) != [old] and f"left: {listing(folder)}",
        os.path.exists(folder / old) and (folder / old).read_bytes() != b"old" and "the old file is another",
        *workshop.left_processes(),
    ]
