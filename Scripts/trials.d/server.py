"""A server's process that makes cards with ImageRenderer (1200 x 630: gradient, text, picture, shadow; PNG included): ten
thousand one after the other (2,000 with --quick), then 200 asked for at once. It holds no more than 2 MB more at the end
than after the first thousand, and each card has the bytes of the first of its number."""
import json
import os
import shutil
import subprocess

from malformed import png


def run(workshop, trial):
    program = compile(workshop, trial)
    if not program:
        return
    picture = workshop.write("picture.png", png(256, 256))
    count = workshop.tries(2_000, 10_000)
    try:
        ran = subprocess.run([program, str(count), "200", picture], capture_output=True, text=True,
                             timeout=workshop.tries(300, 7200), env=workshop.environment)
    except subprocess.TimeoutExpired:
        return trial.attempt(f"{count} cards", False, "no end")
    if ran.returncode != 0:
        return trial.attempt(f"{count} cards", False, f"status {ran.returncode}: {ran.stderr[-300:]}")
    told = json.loads(ran.stdout)
    grown = told["late"] - told["early"]
    trial.check(f"memory over {count} cards", [grown > 2048 and f"{grown} KiB more"])
    trial.check(f"{count} and 200 cards", [told["differing"] and f"others: {told['differing'][:9]}"])
    trial.note = f"a card {told['p50']:.1f} ms, p99 {told['p99']:.1f} ms, {grown} KiB more"


def compile(workshop, trial):
    """A program against the library beside the command, as one that a server's package builds."""
    compiler = shutil.which("swiftc")
    products = workshop.program.parent
    if not compiler or not (products / "libHalcyonRuntime.so").exists():
        trial.note = "no swiftc, or no library beside the command"
        return None
    maps = [*products.glob("*.build/module.modulemap"), *workshop.root.glob("Sources/*/module.modulemap"),
            *workshop.root.glob("Sources/*/include/module.modulemap")]
    headers = subprocess.run(["pkg-config", "--cflags", "freetype2", "harfbuzz", "fribidi", "zlib"],
                             capture_output=True, text=True).stdout.split()
    clang = [word for flag in [*(f"-fmodule-map-file={path}" for path in maps), *headers] for word in ("-Xcc", flag)]
    macros = next(iter(sorted(products.glob("SwiftUIMacros-tool"))), None)
    program = workshop.folder / "cards"
    made = subprocess.run(
        [compiler, "-swift-version", "5", "-parse-as-library", "-O", "-I", products / "Modules",
         "-module-cache-path", workshop.folder / "modules", *clang,
         *(["-load-plugin-executable", f"{macros}#SwiftUIMacros"] if macros else []),
         "-o", program, products / "libHalcyonRuntime.so", "-use-ld=lld", "-Xlinker", "-rpath", "-Xlinker", products,
         workshop.root / "Scripts" / "trials.d" / "cards" / "main.swift"], capture_output=True, text=True)
    if made.returncode != 0:
        trial.attempt("building it", False, made.stderr[-600:])
        return None
    return os.fspath(program)
