#!/usr/bin/env python3
"""Halcyon's time in each scene over the best other renderer's, from the figures of one run.

   bench-ratios.py FIGURES.json [SIZE]

R is the ratio to the fastest of all others, B to Blend2D alone where it can draw the scene; 1T and 2T
are one and two threads. A figure above its target is followed by an exclamation mark.
"""
import json, math, sys

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
    figures = json.load(open(sys.argv[1]))
    size = sys.argv[2] if len(sys.argv) > 2 else "phone"
    print("scene".ljust(13) + "best other".rjust(12) + "R 1T".rjust(8) + "target".rjust(8)
          + "R 2T".rjust(9) + "target".rjust(8) + "B 1T".rjust(9) + "target".rjust(8))
    ratios = []
    for scene, targets in TARGETS.items():
        times = {key.split("/")[2]: cell["median"] for key, cell in figures.items()
                 if key.startswith(f"{size}/{scene}/")}
        others = {engine: time for engine, time in times.items() if not engine.startswith("halcyon")}
        if "halcyon" not in times or not others: continue
        best = min(others, key=others.get)
        one = times["halcyon"] / others[best]
        two = times["halcyon-2"] / others[best] if "halcyon-2" in times else None
        jit = times["halcyon"] / others["blend2d-py"] if "blend2d-py" in others else None
        ratios.append(one)
        print(scene.ljust(13) + best.rjust(12)
              + "".join(cell(value, target) for value, target in zip((one, two, jit), targets)))
    if not ratios: sys.exit("no scene was drawn by Halcyon and another renderer")
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"geometric mean of R at one thread: {mean:.2f} (target {MOST_MEAN})"
          + (" !" if mean > MOST_MEAN else "")
          + f"; scenes above 1: {sum(ratio > 1 for ratio in ratios)} (target 0)")


def cell(value, target):
    shown = "-" if value is None else f"{value:.2f}"
    missed = value is not None and target is not None and value > target
    return shown.rjust(8) + ("-" if target is None else f"{target:.2f}").rjust(8) + ("!" if missed else " ")


main()
