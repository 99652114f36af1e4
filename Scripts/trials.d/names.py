"""Files with quotes, blanks, line ends, percent signs, colons and long names, and a program of 500 files."""
from trial import listing

NAMES = [
    "with blank", "it's", 'say "hello"', "line\nend", "tab\tname", "-dash", "--option", "$HOME", "`id`", "; rm x", "a:b",
    "file:x", "pipe:1", "50% off", "%s", "*?[a]", "\\", "äöü 日本語 👩‍👩‍👧", "\u202eright to left", "x" * 180,
]


def run(workshop, trial):
    formats = ["mp4", "webp", "gif", "png"] if not workshop.quick else ["mp4", "png"]
    for name in NAMES:
        for format in formats:
            folder = workshop.new_folder("names")
            file = f"{name}.{format}"
            answer = workshop.film("./" + file, "--frames", "0-0" if format == "png" else "0-2", size="40x40", folder=folder)
            trial.check(f"to {file!r}", [answer.succeeds(), listing(folder) != [file] and f"there is {listing(folder)}"])
    for name in NAMES[: workshop.tries(4, len(NAMES))]:
        folder = workshop.new_folder("sources")
        source = folder / name / f"{name[:40]}.swift"
        source.parent.mkdir()
        source.write_text(workshop.moving.read_text())
        answer = workshop.run("still", source.parent, "-o", folder / "a.png", "--size", "40x40", limit=120)
        trial.check(f"a program in {name!r}", [answer.succeeds()])
    many = workshop.new_folder("many")
    for index in range(499):
        (many / f"View{index}.swift").write_text(
            f"import SwiftUI\n\nstruct View{index}: View {{\n  var body: some View {{ Color.red.opacity({index / 499}) }}\n}}\n")
    views = "".join(f"View{index}()\n" for index in range(0, 499, 100))
    (many / "ContentView.swift").write_text(
        f"import SwiftUI\n\nstruct ContentView: View {{\n  var body: some View {{ VStack {{ {views} }} }}\n}}\n")
    answer = workshop.run("still", many, "-o", many / "a.png", "--size", "40x40", limit=300)
    trial.check("a program of 500 files", [answer.succeeds()])
