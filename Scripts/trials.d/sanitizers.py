"""The queue between simulation, painters and writer, run with random delays under the thread sanitizer: a million frames
(50,000 with --quick) in films of random lengths, each of which ends in order."""
import re
import shutil
import subprocess


def run(workshop, trial):
    compiler = shutil.which("swiftc")
    if not compiler:
        trial.note = "no swiftc"
        return
    pipeline = workshop.root / "Sources" / "Hosting" / "Pipeline"
    program = workshop.folder / "queue"
    made = subprocess.run(
        [compiler, "-O", "-swift-version", "6", "-sanitize=thread", "-o", program, pipeline / "Monitor.swift",
         pipeline / "FrameQueue.swift", workshop.root / "Scripts" / "trials.d" / "queue" / "main.swift"],
        capture_output=True, text=True)
    if made.returncode != 0:
        trial.attempt("building it", False, made.stderr)
        return
    frames = workshop.tries(50_000, 1_000_000)
    for seed in range(workshop.tries(2, 4)):
        try:
            ran = subprocess.run(
                [program, str(frames // workshop.tries(2, 4)), str(workshop.random.randrange(1 << 30))],
                capture_output=True, text=True, timeout=workshop.tries(120, 900))
            told = re.search(r"WARNING: ThreadSanitizer.*\n.*", ran.stderr)
            trial.check(f"run {seed}", [told and told.group(), ran.returncode and ran.stdout[-300:] + ran.stderr[-300:]])
            trial.note = ran.stdout.strip()
        except subprocess.TimeoutExpired:
            trial.attempt(f"run {seed}", False, "stands still")
