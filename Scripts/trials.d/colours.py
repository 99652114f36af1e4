"""Plain colours through every format come back as another decoder sees them: exactly where nothing is lost, and within
a few of 255 where the format is made to lose some."""
import subprocess

from trial import FORMATS, name_of

COLOURS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0), (128, 128, 128), (255, 204, 0), (52, 120, 246)]
# The largest difference in a channel. Video has 219 steps of brightness and half the colours' resolution.
ALLOWED = {"mp4": 4, "webm": 5, "mov": 3, "webp": 4, "gif": 0, "apng": 0, "png": 0}


def run(workshop, trial):
    for index, colour in enumerate(COLOURS[: workshop.tries(4, 8)]):
        red, green, blue = (value / 255 for value in colour)
        program = workshop.write(f"Colour{index}.swift", f"""
import SwiftUI

struct ContentView: View {{
  var body: some View {{ Color(red: {red}, green: {green}, blue: {blue}).ignoresSafeArea() }}
}}
""")
        for format in FORMATS:
            name = workshop.new_folder("colour") / name_of(format)[0]
            answer = workshop.run("render", program, "-o", name, "--size", "64x64", "--scale", "1", "--frames", "0-3")
            got = middle(str(name).replace("%03d", "000"), 0)
            worst = max((abs(a - b) for a, b in zip(got, colour)), default=999)
            trial.check(f"{format} {colour}", [answer.succeeds(), worst > ALLOWED[format] and f"became {tuple(got)}"])


def middle(path, _):
    """The pixel in the middle of the first frame. ffmpeg 5 reads no animated WebP; dwebp's library does."""
    if path.endswith(".webp"):
        still = subprocess.run(["webpmux", "-get", "frame", "1", path, "-o", path + ".one"], capture_output=True)
        path = path + ".one" if still.returncode == 0 else path
    made = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-frames:v", "1", "-vf",
         "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int", "-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
        capture_output=True).stdout
    return list(made[3 * (32 * 64 + 32):][:3])
