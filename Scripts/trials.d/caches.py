"""A cache whose files are cut short, filled with zeros, made unreadable or gone, and one on a full disk: a run makes the
right picture all the same, or says in a sentence what is wrong with the cache."""
import os
import shutil

from trial import listing


def run(workshop, trial):
    good = workshop.new_folder("good")
    cache = good / "cache"
    right = still(workshop, cache)[1]
    trial.attempt("a new cache", right is not None)
    files = sorted(path for path in cache.rglob("*") if path.is_file())
    chosen = files if len(files) < 4 else workshop.random.sample(files, workshop.tries(2, 8) % (len(files) + 1))
    for path in chosen:
        for name, damage in DAMAGES.items():
            copy = workshop.new_folder("cache")
            shutil.copytree(cache, copy, dirs_exist_ok=True)
            damage(copy / path.relative_to(cache))
            answer, picture = still(workshop, copy)
            what = f"{name}: {path.relative_to(cache)}"
            if answer.status == 0:
                trial.attempt(what, picture == right, "another picture")
            else:
                trial.check(what, [answer.fails_with(65, 66, 70, 73, 74), "cache" not in answer.errors and answer.errors[-300:]])
            shutil.rmtree(copy)
    if not workshop.can_mount:
        return
    for size in [4, 64, 1024][: workshop.tries(2, 3)]:
        disk = workshop.small_disk("cache", size)
        answer, _ = still(workshop, disk)
        trial.check(f"a cache of {size} KiB", [answer.status != 0 and answer.fails_with(65, 66, 70, 73, 74)])
        workshop.free_disk(disk)


def still(workshop, cache):
    out = workshop.new_folder("out") / "a.png"
    answer = workshop.run("still", workshop.moving, "-o", out, "--size", "60x60", limit=120,
                          environment={"XDG_CACHE_HOME": str(cache)})
    return answer, out.read_bytes() if out.exists() else None


def cut(path):
    os.truncate(path, path.stat().st_size // 2)


def zero(path):
    path.write_bytes(bytes(path.stat().st_size))


def lock(path):
    path.chmod(0)


DAMAGES = {"cut short": cut, "zeros": zero, "gone": os.unlink, "empty": lambda path: os.truncate(path, 0)}
