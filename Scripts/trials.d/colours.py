"""Twenty-four patches of colour through every format and codec come back as another decoder sees them: within one of
255 where nothing is lost, within three where the format is made to lose some; and what is half see-through stays so
wherever the format has opacity."""
import subprocess

# The patches of a photographer's chart, in sRGB.
PATCHES = [
    (115, 82, 68), (194, 150, 130), (98, 122, 157), (87, 108, 67), (133, 128, 177), (103, 189, 170),
    (214, 126, 44), (80, 91, 166), (193, 90, 99), (94, 60, 108), (157, 188, 64), (224, 163, 46),
    (56, 61, 150), (70, 148, 73), (175, 54, 60), (231, 199, 31), (187, 86, 149), (8, 133, 161),
    (243, 243, 242), (200, 200, 200), (160, 160, 160), (122, 122, 121), (85, 85, 85), (52, 52, 52)]
SIDE = 32
# Extension, further options, the largest difference in a channel, and the decoder of what has opacity.
FILMS = [
    ("mp4", [], 3, None), ("mp4", ["--codec", "hevc"], 3, None), ("mp4", ["--codec", "av1"], 3, None),
    ("mp4", ["--codec", "vp9"], 3, None), ("mov", [], 3, []), ("mov", ["--codec", "h264"], 3, None),
    ("mov", ["--codec", "hevc"], 3, None), ("webm", [], 3, ["-c:v", "libvpx-vp9"]),
    ("webm", ["--codec", "av1"], 3, None), ("webp", [], 3, []), ("webp", ["--quality", "best"], 1, []),
    ("gif", [], 1, None), ("apng", [], 1, []), ("png", [], 1, []), ("jpg", [], 3, None), ("jpg", ["--quality", "best"], 3, None)]


def chart(opacity):
    rows = ", ".join(f"Color(red: {r}.0 / 255, green: {g}.0 / 255, blue: {b}.0 / 255)" for r, g, b in PATCHES)
    return f"""
import SwiftUI

struct ContentView: View {{
  let colors = [{rows}]
  var body: some View {{
    VStack(spacing: 0) {{
      ForEach(0..<4, id: \\.self) {{ row in
        HStack(spacing: 0) {{
          ForEach(0..<6, id: \\.self) {{ column in
            colors[row * 6 + column].frame(width: {SIDE}, height: {SIDE})
          }}
        }}
      }}
    }}
    .opacity({opacity})
  }}
}}
"""


def run(workshop, trial):
    opaque = workshop.write("Chart.swift", chart(1))
    half = workshop.write("Half.swift", chart(0.5))
    qualities = ["good"] if workshop.quick else ["draft", "good", "best"]
    for extension, options, allowed, decoder in FILMS:
        chosen = [options] if "--quality" in options else [options + ["--quality", quality] for quality in qualities]
        for further in chosen:
            check(workshop, trial, opaque, extension, further, allowed, None)
        if decoder is not None:
            check(workshop, trial, half, extension, [*chosen[-1], "--background", "clear"], allowed, decoder)


def check(workshop, trial, program, extension, options, allowed, decoder):
    isStill = extension in ("png", "jpg")
    name = workshop.new_folder("colour") / f"chart.{extension}"
    answer = workshop.run(
        "still" if isStill else "render", program, "-o", name, "--size", f"{6 * SIDE}x{4 * SIDE}", "--scale", "1",
        *([] if isStill else ["--frames", "0-3"]), *options)
    pixels = decoded(str(name), decoder or [])
    worst, worst_opacity, where = 999, 999, None
    if len(pixels) == 24 * SIDE * SIDE * 4:
        worst = worst_opacity = 0
        for index, colour in enumerate(PATCHES):
            x, y = index % 6 * SIDE + SIDE // 2, index // 6 * SIDE + SIDE // 2
            got = pixels[4 * (y * 6 * SIDE + x):][:4]
            off = max(abs(a - b) for a, b in zip(got, colour))
            if off > worst:
                worst, where = off, (colour, tuple(got))
            worst_opacity = max(worst_opacity, abs(got[3] - (255 if decoder is None else 128)))
    # Of half a colour one step is two of a whole one, so that rounding alone is one off.
    limit = allowed if decoder is None else allowed + 1
    trial.check(
        f"{extension} {' '.join(options)}",
        [answer.succeeds(), worst > limit and f"{worst} off: {where}", worst_opacity > 2 and f"opacity {worst_opacity} off"])


def decoded(path, decoder):
    """The first frame, four bytes a pixel."""
    if path.endswith(".webp"):
        path = first_picture(path)
    video = path.endswith((".mp4", ".mov", ".webm"))
    matrix = ["-vf", "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int"] if video else []
    return subprocess.run(
        ["ffmpeg", "-v", "error", *decoder, "-i", path, "-frames:v", "1", *matrix, "-pix_fmt", "rgba", "-f", "rawvideo",
         "-"], capture_output=True).stdout


def first_picture(path):
    """An animated WebP's first picture as a file of its own, since ffmpeg 5 reads no animated ones."""
    data = open(path, "rb").read()
    frame = data.find(b"ANMF")
    if frame < 0:
        return path
    size = int.from_bytes(data[frame + 4:frame + 8], "little")
    # Place, then width and height less one, duration and flags stand before the picture.
    sides, picture = data[frame + 14:frame + 20], data[frame + 24:frame + 8 + size]
    body = b"WEBPVP8X" + (10).to_bytes(4, "little") + bytes([0x10, 0, 0, 0]) + sides + picture
    with open(path + ".one.webp", "wb") as one:
        one.write(b"RIFF" + len(body).to_bytes(4, "little") + body)
    return path + ".one.webp"
