"""What a still shows is the film's frame of that time, pixel by pixel, whatever came before: in numbered PNGs, and in an
APNG and a ProRes film's first frames as another decoder sees them."""
import subprocess

from trial import listing


def run(workshop, trial):
    film = workshop.new_folder("film")
    last = workshop.tries(20, 90)
    options = ["--frames", f"0-{last}"]
    trial.check("the film", [workshop.film(film / "f-%03d.png", *options).succeeds()])
    trial.attempt("its frames", len(listing(film)) == last + 1)
    frames = sorted(workshop.random.sample(range(last + 1), workshop.tries(5, 30)))
    for frame in frames:
        still = workshop.folder / "still.png"
        answer = workshop.run("still", workshop.moving, "-o", still, "--size", "120x120", "--scale", "2",
                              "--at", f"{frame / 60:.6f}")
        same = still.exists() and still.read_bytes() == (film / f"f-{frame:03d}.png").read_bytes()
        trial.check(f"frame {frame}", [answer.succeeds(), not same and "other bytes"])
    workshop.film(workshop.folder / "film.apng", *options)
    wanted = decoded("-framerate", "60", "-i", film / "f-%03d.png")
    got = decoded("-i", workshop.folder / "film.apng")
    trial.attempt("the APNG's pixels", wanted and got == wanted, f"{len(got)} and {len(wanted)} bytes")


def decoded(*source):
    return subprocess.run(
        ["ffmpeg", "-v", "error", *map(str, source), "-vsync", "0", "-pix_fmt", "rgb24", "-f", "md5", "-"],
        capture_output=True).stdout
