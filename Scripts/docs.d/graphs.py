"""The symbol graphs of Halcyon's modules: what is public, where it stands, and what it says of itself."""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# The modules that `import SwiftUI` brings, under one name, as programs know them.
SWIFTUI = [
    "SwiftUI", "ViewCatalog", "ViewGraphics", "ViewContent", "ViewLayout", "ViewInteraction", "ViewControls",
    "ViewNavigation", "ViewRuntime", "Motion", "Geometry", "Pixels", "UIKitBridge", "Hosting",
]
OTHERS = [
    "Charts", "Combine", "CoreGraphics", "DrawingCommands", "QuartzCore", "CoreAnimation", "UIKit", "HalcyonTesting",
]


def modules(build: pathlib.Path) -> list[str]:
    """Names of the modules that are documented and were built."""
    frameworks = sorted(
        folder.name for folder in (ROOT / "Sources/Frameworks").iterdir()
        if any(folder.glob("*.swift")) and folder.name != "Inert")
    return [name for name in SWIFTUI + OTHERS + frameworks if (build / "Modules" / f"{name}.swiftmodule").exists()]


def extract(build: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes the graphs of all modules into `folder`. Half a second a module."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.symbols.json"):
        old.unlink()
    maps = list(build.glob("*.build/module.modulemap"))
    maps += list((ROOT / "Sources").glob("**/module.modulemap"))
    arguments = [f"-fmodule-map-file={path}" for path in maps]
    flags = subprocess.run(
        ["pkg-config", "--cflags-only-I", "freetype2", "harfbuzz", "fribidi"], capture_output=True, text=True)
    arguments += flags.stdout.split()
    target = json.loads(
        subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    for name in modules(build):
        command = [
            "swift", "symbolgraph-extract", "-module-name", name, "-I", build / "Modules",
            "-target", target["target"]["triple"], "-output-dir", folder, "-minimum-access-level", "public",
            "-skip-synthesized-members", "-skip-inherited-docs",
        ]
        for argument in arguments:
            command += ["-Xcc", argument]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"docs: no symbol graph of {name}: {run.stderr.strip()}")


class Symbols:
    """All public symbols, by their place in SwiftUI's own terms (`View.padding`)."""

    def __init__(self, folder: pathlib.Path):
        self.members: dict[str, set[str]] = {}
        self.parents: dict[str, set[str]] = {}
        # (file, first line) of each symbol, for what its sources say.
        self.places: dict[str, list[tuple[int, str, str]]] = {}
        # Modules whose top-level names stand in them.
        self.modules: dict[str, set[str]] = {}
        names: dict[str, str] = {}
        conformances: list[tuple[str, str, str | None]] = []
        for path in sorted(folder.glob("*.symbols.json")):
            graph = json.loads(path.read_text())
            for symbol in graph["symbols"]:
                components = [base(part) for part in symbol["pathComponents"]]
                owner, name = ".".join(components[:-1]), components[-1]
                names[symbol["identifier"]["precise"]] = ".".join(components)
                self.members.setdefault(owner or "Global", set()).add(name)
                self.modules.setdefault(graph["module"]["name"], set()).add(".".join(components))
                place = symbol.get("location")
                if place:
                    file = place["uri"].removeprefix("file://")
                    self.places.setdefault(file, []).append((place["position"]["line"], owner or "Global", name))
            for relation in graph["relationships"]:
                if relation["kind"] in ("conformsTo", "inheritsFrom"):
                    conformances.append(
                        (relation["source"], relation["target"], relation.get("targetFallback")))
        for source, target, fallback in conformances:
            parent = names.get(target) or (fallback or "").split(".")[-1]
            if source in names and parent:
                self.parents.setdefault(names[source], set()).add(parent)
        self.read_underscored()
        for places in self.places.values():
            places.sort()

    def read_underscored(self) -> None:
        """Classes with an underscore are in no graph, but their members are those of the classes below them."""
        for path in (ROOT / "Sources").glob("**/*.swift"):
            text = path.read_text()
            for name, parent in re.findall(r"\bclass (\w+): (_\w+)", text):
                self.parents.setdefault(name, set()).add(parent)
            for match in re.finditer(r"^(?:open|public) class (_\w+)", text, re.MULTILINE):
                body = text[match.end():].split("\n}\n")[0]
                members = re.findall(r"^  (?:@\w+ )*(?:open|public)(?: \w+)* (?:var|func|let) (\w+)", body, re.MULTILINE)
                self.members.setdefault(match.group(1), set()).update(members)

    def all_members(self, owner: str) -> set[str]:
        """Members of a type, of what it conforms to and of what it inherits from."""
        found: set[str] = set()
        seen: set[str] = set()
        todo = [owner]
        while todo:
            current = todo.pop()
            if current in seen:
                continue
            seen.add(current)
            found |= self.members.get(current, set()) | STANDARD.get(current, set())
            todo += self.parents.get(current, set())
        return found


# What protocols of the standard library bring, which no graph of ours names.
STANDARD = {
    "Equatable": {"==", "!="}, "Hashable": {"hash", "hashValue", "==", "!="}, "Identifiable": {"id", "ID"},
    "RawRepresentable": {"rawValue", "RawValue", "hash", "hashValue"}, "CaseIterable": {"allCases", "AllCases"},
    "CustomStringConvertible": {"description"}, "CustomDebugStringConvertible": {"debugDescription"},
    "Comparable": {"<", ">", "<=", ">="}, "Error": {"localizedDescription"},
    "OptionSet": {
        "contains", "insert", "remove", "update", "union", "intersection", "formUnion", "isEmpty", "subtracting",
        "Element", "ArrayLiteralElement", "RawValue", "rawValue"},
    "SetAlgebra": {"contains", "insert", "remove", "update", "union", "intersection", "isEmpty"},
    "Collection": {"count", "isEmpty", "first", "map", "filter", "forEach", "Index", "Element", "SubSequence"},
    "RandomAccessCollection": {
        "count", "isEmpty", "first", "last", "map", "filter", "forEach", "startIndex", "endIndex", "Index", "Indices",
        "Element", "Iterator", "SubSequence", "subscript", "index"},
    "Sequence": {"map", "filter", "forEach", "makeIterator", "Element", "Iterator"},
    "ExpressibleByStringLiteral": {
        "StringLiteralType", "UnicodeScalarLiteralType", "ExtendedGraphemeClusterLiteralType"},
    "ExpressibleByStringInterpolation": {"StringInterpolation"},
    "ExpressibleByArrayLiteral": {"ArrayLiteralElement"}, "Codable": {"encode"}, "Encodable": {"encode"},
}


def base(component: str) -> str:
    """`padding(_:)` is `padding`."""
    return component.split("(")[0] or component
