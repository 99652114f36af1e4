#!/usr/bin/env python3
"""Halcyon's time in each scene over the best other renderer's, from the figures of one run.

   bench-ratios.py FIGURES.json [SIZE] [--readme README.md]

With --readme the figures replace the table between the lines `<!-- bench -->` and `<!-- /bench -->` of
that file, with the date and the processor. R is the ratio to the fastest of all others, B to Blend2D alone where it can draw the scene; 1T and 2T
are one and two threads. A figure above its target is followed by an exclamation mark.
"""
import argparse, datetime, json, math

# Scene: R at 1T, R at 2T, B at 1T; None where there is no target.
TARGETS = {
    "ripples": (0.25, 0.12, 0.45),
    "fire200": (0.22, 0.12, 1.1), "fire2000": (0.22, 0.12, 1.1), "fire20000": (0.22, 0.12, 1.1),
    "firefull200": (0.25, 0.15, 1.0),
    "blend": (0.35, 0.25, 1.5),
    "checker8x16": (1.0, 0.7, 0.6), "checker64": (0.5, 0.35, 0.5),
    "spiro": (0.3, 0.25, 1.0), "spiroheavy": (0.15, 0.1, 0.6),
    "bubbles": (0.8, 0.5, 0.8),
    "lamp": (0.45, 0.25, None),
    "fxblur": (0.2, 0.12, None), "fxsat": (0.5, 0.3, None), "blurall": (0.1, 0.06, None),
    "linear": (0.6, 0.35, 0.85), "radial": (0.9, 0.5, 1.0), "sweep": (0.25, 0.13, 1.0),
    "text": (0.7, 0.5, None),
    "over20": (0.6, 0.32, 1.1),
    "imgover": (None, None, None),
}
MOST_MEAN = 0.35


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("figures")
    parser.add_argument("size", nargs="?", default="phone")
    parser.add_argument("--readme")
    arguments = parser.parse_args()
    rows = list(read(json.load(open(arguments.figures)), arguments.size))
    if not rows: raise SystemExit("no scene was drawn by Halcyon and another renderer")
    print("scene".ljust(13) + "best other".rjust(12) + "R 1T".rjust(8) + "target".rjust(8)
          + "R 2T".rjust(9) + "target".rjust(8) + "B 1T".rjust(9) + "target".rjust(8))
    for row in rows:
        print(row["scene"].ljust(13) + row["best"].rjust(12)
              + "".join(cell(value, target) for value, target in zip(row["ratios"], row["targets"])))
    ratios = [row["ratios"][0] for row in rows]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    above = sum(ratio > 1 for ratio in ratios)
    print(f"geometric mean of R at one thread: {mean:.2f} (target {MOST_MEAN})"
          + (" !" if mean > MOST_MEAN else "") + f"; scenes above 1: {above} (target 0)")
    if arguments.readme: write_table(arguments.readme, rows, mean, above)


def read(figures, size):
    """For each scene: Halcyon's times, and the ratios to the best other and to Blend2D."""
    for scene, targets in TARGETS.items():
        times = {key.split("/")[2]: cell["median"] for key, cell in figures.items()
                 if key.startswith(f"{size}/{scene}/")}
        others = {engine: time for engine, time in times.items() if not engine.startswith("halcyon")}
        if "halcyon" not in times or not others: continue
        best = min(others, key=others.get)
        two = times.get("halcyon-2")
        yield dict(
            scene=scene, best=best, times=(times["halcyon"], two), targets=targets,
            ratios=(times["halcyon"] / others[best], two and two / others[best],
                    times["halcyon"] / others["blend2d-py"] if "blend2d-py" in others else None))


def write_table(path, rows, mean, above):
    processor = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo")
                      if line.startswith("model name")), "an unknown processor")
    lines = [
        f"Milliseconds a frame of 1170 x 2532 pixels, one thread and two, and the ratio to the fastest other "
        f"renderer that\ncan draw the scene, on {processor}, {datetime.date.today()}. The geometric mean of the ratios "
        f"at one thread is\n{mean:.2f}; {above} of {len(rows)} scenes are above 1.",
        "", "| scene | 1 thread | 2 threads | fastest other | ratio, 1 thread | ratio, 2 threads |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        shown = [f"{value:.2f}" if value is not None else "" for value in (*row["times"], *row["ratios"][:2])]
        lines.append(f"| {row['scene']} | {shown[0]} | {shown[1]} | {row['best']} | {shown[2]} | {shown[3]} |")
    text = open(path).read()
    begin, end = "<!-- bench -->\n", "<!-- /bench -->"
    before, rest = text.split(begin, 1)
    after = rest.split(end, 1)[1]
    open(path, "w").write(before + begin + "\n".join(lines) + "\n" + end + after)
    print(f"bench: the table of {path} is renewed")


def cell(value, target):
    shown = "-" if value is None else f"{value:.2f}"
    missed = value is not None and target is not None and value > target
    return shown.rjust(8) + ("-" if target is None else f"{target:.2f}").rjust(8) + ("!" if missed else " ")


main()
