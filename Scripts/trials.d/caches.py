"""A cache whose files are cut short, filled with zeros, emptied or gone, and one on a full disk. A run makes the right picture
all the same: what is damaged is made anew. The program itself is tried in each way, and one file of each kind that the cache
has. On a full disk it says in a sentence what is wrong with the cache."""
import os
import shutil

PROGRAM = {
    "Package.swift": """
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [
  .executableTarget(name: "App", dependencies: ["Colours"], resources: [.process("Words.xcstrings")]),
  .target(name: "Colours", resources: [.process("tint.txt")]),
])
""",
    "Sources/App/ContentView.swift": """
import Colours
import SwiftUI
#if os(iOS)
let edge = 10.0
#else
let edge = 20.0
#endif

@main struct TrialApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  var body: some View {
    VStack {
      Text(NSLocalizedString("Hello", bundle: .main, comment: "")).font(.caption2)
      Colours.tint.colorEffect(ShaderLibrary.dim(.float(0.5))).padding(edge)
    }
  }
}
""",
    "Sources/App/Dim.metal": """
#include <metal_stdlib>
using namespace metal;
[[ stitchable ]] half4 dim(float2 position, half4 color, float share) { return half4(color.rgb * share, color.a); }
""",
    "Sources/App/Words.xcstrings": """
{"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations":
  {"en": {"stringUnit": {"state": "translated", "value": "Good day"}}}}}}
""",
    "Sources/Colours/Colours.swift": """
import SwiftUI
public enum Colours {
  public static var tint: Color {
    let url = Bundle.module.url(forResource: "tint", withExtension: "txt")!
    return (try? String(contentsOf: url, encoding: .utf8)) == "orange" ? .orange : .gray
  }
}
""",
    "Sources/Colours/tint.txt": "orange",
}


def run(workshop, trial):
    for name, text in PROGRAM.items():
        workshop.write(f"App/{name}", text.lstrip())
    cache = workshop.folder / "used" / "cache"
    right = still(workshop, cache)[1]
    trial.attempt("a new cache", right is not None)
    # Names of programs hold the cache's place: it must be the same each time.
    good = workshop.new_folder("good") / "cache"
    shutil.copytree(cache, good, symlinks=True)
    kinds = {}
    for path in sorted(good.rglob("*")):
        if path.is_file() and not path.is_symlink():
            kinds.setdefault(kind(path.relative_to(good)), []).append(path.relative_to(good))
    trial.note = f"{len(kinds)} kinds of files"
    for paths in kinds.values():
        damages = list(DAMAGES.items())
        if workshop.quick and paths[0].name != "program":
            damages = [workshop.random.choice(damages)]
        for damage in damages:
            for path in workshop.random.sample(paths, min(len(paths), workshop.tries(1, 2))):
                attempt(workshop, trial, good, cache, path, damage, right)
    if not workshop.can_mount:
        return
    for size in [4, 64, 1024][: workshop.tries(2, 3)]:
        disk = workshop.small_disk("cache", size)
        answer, _ = still(workshop, disk)
        trial.check(f"a cache of {size} KiB", [answer.status != 0 and answer.fails_with(65, 66, 70, 73, 74)])
        workshop.free_disk(disk)


def attempt(workshop, trial, good, cache, path, damage, right):
    name, strike = damage
    if (good / path).stat().st_size == 0 and name != "gone":
        return
    shutil.rmtree(cache)
    # A file with two names becomes two files.
    shutil.copytree(good, cache, symlinks=True)
    strike(cache / path)
    answer, picture = still(workshop, cache)
    trial.check(f"{name}: {path}", [
        answer.succeeds(), answer.status == 0 and picture != right and "another picture"])


def kind(path):
    """What a file is for: which folder of the cache it lies in, how deep, and what it ends with."""
    return path.parts[1], len(path.parts), path.suffix or path.name


def still(workshop, cache):
    out = workshop.new_folder("out") / "a.png"
    answer = workshop.run("still", workshop.folder / "App", "-o", out, "--size", "60x60", limit=120,
                          environment={"XDG_CACHE_HOME": str(cache)})
    return answer, out.read_bytes() if out.exists() else None


def cut(path):
    os.truncate(path, path.stat().st_size // 2)


def zero(path):
    path.write_bytes(bytes(path.stat().st_size))


DAMAGES = {"cut short": cut, "zeros": zero, "gone": os.unlink, "empty": lambda path: os.truncate(path, 0)}
