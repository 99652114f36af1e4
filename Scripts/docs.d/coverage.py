"""Writes Documentation/Coverage.md: every public name of Apple's that is known, and what becomes of it here.

The names are those of Sources/halcyon/Known; whether one is here is read from the symbol graphs, and how true it is from
the sources: what reports at run time is approximated, what hands its view back unchanged is inert.
"""

import pathlib
import re
import sys

import graphs

KNOWN = graphs.ROOT / "Sources/halcyon/Known"

# What will not come, by the beginnings of the names, with the reason.
NEVER = {
    "AppKit and the Mac's windows": [
        "NS", "MenuBarExtra", "Settings", "Window", "UtilityWindow", "Commands", "Command", "Table.Mac", "PopUpButton",
        "PullDownButton", "MenuButton", "TouchBar", "touchBar", "onCommand", "copyable", "cuttable", "pasteDestination",
        "pageCommand", "importsItemProviders", "exportsItemProviders", "importable", "exportable", "onExitCommand",
        "onMoveCommand", "onPasteCommand", "onCutCommand", "onCopyCommand", "onDeleteCommand", "focusable.Mac",
        "presentedWindow", "windowResize", "windowFullScreen", "windowMinimize", "windowDismiss", "windowToolbar",
        "navigationDocument", "touchBarItem", "TextEditing", "DocumentGroup", "DocumentLaunch", "DefaultDocument",
        "DocumentConfiguration", "ReferenceFileDocument", "FileDocument", "FindContext", "NewDocument", "OpenDocument",
        "OpenWindow", "DismissWindow", "PushWindow", "DefaultWindow", "DefaultSettings", "SettingsLink",
    ],
    "the Watch's crown and complications": ["DigitalCrown", "digitalCrown", "WK", "wristDown", "Complication", "watch"],
    "rooms and volumes of Vision": [
        "Immersive", "immersive", "Volum", "volum", "Spatial", "spatial", "RealityView", "Surroundings", "surroundings",
        "upperLimb", "UpperLimb", "Rotation3D", "Point3D", "Size3D", "Vector3D", "Rect3D", "frame3D", "UnitPoint3D",
        "DepthAlignment", "depthAlignment", "Manipulable", "manipulable", "manipulation", "Manipulation", "ProgressiveImmersion",
        "FullImmersion", "MixedImmersion", "glassBackground", "GlassBackground", "breakthroughEffect", "Breakthrough", "Chart3D",
        "chart3D", "Hand", "handPointer", "preferredWindowClipping", "supportedVolume", "WorldAlignment", "WorldScaling",
        "WorldTracking", "RemoteImmersive", "RemoteDevice", "SurfaceSnapping", "surfaceSnapping", "GeometryProxy3D",
        "GeometryReader3D", "Frustum", "coordinateSpace3D", "physicalMetrics", "PhysicalMetric", "AffineTransform3D",
    ],
    "Metal's own layers": ["CAMetal", "CAEAGL", "CAEDR", "CARenderer", "CAOpenGL"],
}


class Coverage:
    def __init__(self, symbols: graphs.Symbols):
        self.symbols = symbols
        self.approximated: dict[tuple[str, str], str] = {}
        self.inert: dict[tuple[str, str], str] = {}
        for file, places in symbols.places.items():
            if pathlib.Path(file).is_relative_to(graphs.ROOT):
                self.read(pathlib.Path(file), places)

    def read(self, file: pathlib.Path, places: list[tuple[int, str, str]]) -> None:
        """Finds which of a file's public declarations report something, or do nothing."""
        lines = file.read_text().split("\n")
        for position, (line, owner, name) in enumerate(places):
            end = places[position + 1][0] if position + 1 < len(places) else len(lines)
            body = declaration(lines, line, end)
            said = re.search(r"Reports\.once\(\s*\"((?:[^\"\\]|\\.)*)\"", body)
            if said:
                self.approximated[owner, name] = plain(said.group(1))
                continue
            note = re.search(r"Inert\.note\(\s*\"[^\"]*\",\s*\"((?:[^\"\\]|\\.)*)\"", body)
            if note:
                self.inert[owner, name] = plain(note.group(1))
            elif re.search(r"->\s*some \w+\s*(where[^{]*)?\{\s*self\s*\}", body):
                self.inert[owner, name] = ""

    def state(self, owner: str, name: str) -> tuple[str, str]:
        """The state of one name, and a word on it."""
        if name not in self.symbols.all_members(owner):
            for reason, prefixes in NEVER.items():
                if any(name.startswith(prefix) or owner.startswith(prefix) for prefix in prefixes):
                    return "never", reason
            return "missing", ""
        if (owner, name) in self.approximated:
            return "approximated", self.approximated[owner, name]
        if (owner, name) in self.inert:
            return "inert", self.inert[owner, name]
        return "works", ""

    def table(self, file: str) -> tuple[dict[str, int], list[str]]:
        """Counts of states, and a row a type, for the names in one file of `Known`."""
        counts = dict.fromkeys(STATES, 0)
        rows = []
        for line in (KNOWN / file).read_text().splitlines():
            if line.startswith("#") or ":" not in line:
                continue
            owner, _, members = line.partition(":")
            states: dict[str, list[str]] = {state: [] for state in STATES}
            if owner not in ("Global", "Macro"):
                outer, _, name = owner.rpartition(".")
                state, word = self.state(outer or "Global", name)
                counts[state] += 1
                if state in ("missing", "never"):
                    counts[state] += len(members.split())
                    rows.append(f"| `{owner}` | {'missing' if state == 'missing' else f'never: {word}'} | | | |")
                    continue
            for member in members.split():
                if owner == "Macro":
                    state, word = ("works" if member in self.macros() else "missing"), ""
                else:
                    state, word = self.state(owner, member)
                counts[state] += 1
                states[state].append(f"`{member}`" + (f" ({word})" if word and state != "never" else ""))
            cells = [", ".join(states[state]) for state in ("works", "approximated", "inert")]
            rest = ", ".join(states["missing"])
            if states["never"]:
                rest += ("; " if rest else "") + "never: " + ", ".join(states["never"])
            rows.append(f"| `{owner}` | {cells[0] or 'works'} | {cells[1]} | {cells[2]} | {rest} |")
        return counts, rows

    def macros(self) -> set[str]:
        text = "\n".join(path.read_text() for path in (graphs.ROOT / "Sources/SwiftUI").glob("**/*.swift"))
        text += "\n".join(path.read_text() for path in (graphs.ROOT / "Sources/ViewCatalog").glob("**/*.swift"))
        return set(re.findall(r"public macro (\w+)", text))


STATES = ("works", "approximated", "inert", "missing", "never")


def declaration(lines: list[str], start: int, end: int) -> str:
    """The text from a declaration to the end of its braces, at most up to line `end`."""
    depth, text = 0, []
    for line in lines[start:max(end, start + 1)]:
        text.append(line)
        code = re.sub(r"\"(?:[^\"\\]|\\.)*\"|//.*", "", line)
        depth += code.count("{") - code.count("}")
        if depth <= 0 and ("}" in code or not code.strip()):
            break
    return "\n".join(text)


def plain(words: str) -> str:
    """A sentence of the sources, as it reads in a table."""
    return re.sub(r"\\\((\w+)[^)]*\)", r"…", words).replace('\\"', "'").replace("|", "\\|")


def write(symbols: graphs.Symbols) -> str:
    coverage = Coverage(symbols)
    parts = [("SwiftUI", "SwiftUI.txt"), ("Core Animation", "QuartzCore.txt")]
    summary, sections = [], []
    for title, file in parts:
        counts, rows = coverage.table(file)
        total = sum(counts.values())
        summary.append(f"| {title} | {total} | " + " | ".join(str(counts[state]) for state in STATES) + " |")
        sections += [
            f"\n## {title}\n", "| type | works | approximated | inert | missing |", "|---|---|---|---|---|", *rows]
    own = [f"\n## Other modules\n", "All of these work as far as they are listed; what they lack does not compile.\n"]
    for module in ("Charts", "UIKitBridge", "Combine"):
        names = sorted(name for name in symbols.modules.get(module, set()) if "." not in name)
        title = {"UIKitBridge": "UIKit"}.get(module, module)
        own.append(f"**{title}**: " + ", ".join(f"`{name}`" for name in names) + "\n")
    return "\n".join([
        "# What of Apple's frameworks is here", "",
        "Written by `Scripts/docs` from the sources: do not edit. The names are those of Apple's documentation, overloads",
        "counted once. *Works*: as Apple's, as far as our tests and figures reach. *Approximated*: drawn otherwise, and the",
        "program says so once, in these words. *Inert*: compiles and changes nothing that is seen here. *Missing*: does not",
        "compile yet. *Never*: belongs to machines that Halcyon does not stand for.", "",
        "| framework | names | " + " | ".join(STATES) + " |", "|---|---|" + "---|" * len(STATES), *summary,
        *sections, *own])


if __name__ == "__main__":
    sys.stdout.write(write(graphs.Symbols(pathlib.Path(sys.argv[1]))))
