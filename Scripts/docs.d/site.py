"""Makes the documentation's site with DocC: the guides, the table of what is here, and every public symbol.

site.py GRAPHS OUTPUT: the symbol graphs as graphs.extract wrote them, and the folder of the site.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

import graphs

DOCUMENTATION = graphs.ROOT / "Documentation"

# Whose symbols make one part of the site. A framework beside SwiftUI has Apple's documentation.
PARTS = {
    "SwiftUI": graphs.SWIFTUI + ["CoreGraphics", "DrawingCommands", "QuartzCore", "CoreAnimation", "UIKit"],
    "Charts": ["Charts"],
    "HalcyonTesting": ["HalcyonTesting"],
}

GUIDES = {
    "Begin": ["GettingStarted", "Films", "Servers", "Testing", "Editors"],
    "Further": ["Determinism", "Shaders", "Farm", "Embedding"],
    "What is here": ["Coverage"],
}


def merged(folder: pathlib.Path, name: str, modules: list[str], output: pathlib.Path) -> int:
    """One graph of several modules, under the name that programs import. Answers its number of symbols."""
    symbols: dict[str, dict] = {}
    relationships: list[dict] = []
    metadata = None
    for path in sorted(folder.glob("*.symbols.json")):
        module = path.name.split(".")[0].split("@")[0]
        if module not in modules:
            continue
        graph = json.loads(path.read_text())
        metadata = metadata or (graph["metadata"], graph["module"])
        for symbol in graph["symbols"]:
            # Names with an underscore are for the compiler, not for readers.
            if any(part.startswith("_") for part in symbol["pathComponents"]):
                continue
            symbol.pop("swiftExtension", None)
            symbols.setdefault(symbol["identifier"]["precise"], symbol)
        relationships += graph["relationships"]
    if metadata is None:
        return 0
    # What extends other modules' types (Foundation's, Swift's) has no page to stand on.
    owned = {relation["source"]: relation["target"] for relation in relationships if relation["kind"] == "memberOf"}
    symbols = {
        key: symbol for key, symbol in symbols.items()
        if len(symbol["pathComponents"]) == 1 or owned.get(key) in symbols or key not in owned}
    names = {tuple(symbol["pathComponents"]) for symbol in symbols.values()}
    symbols = {
        key: symbol for key, symbol in symbols.items()
        if len(symbol["pathComponents"]) == 1 or tuple(symbol["pathComponents"][:-1]) in names}
    kept = [
        relation for relation in relationships
        if relation["source"] in symbols and (relation["target"] in symbols or relation["kind"] == "conformsTo")]
    output.mkdir(parents=True, exist_ok=True)
    module = dict(metadata[1], name=name)
    text = {"metadata": metadata[0], "module": module, "symbols": list(symbols.values()), "relationships": kept}
    (output / f"{name}.symbols.json").write_text(json.dumps(text))
    return len(symbols)


def catalog(folder: pathlib.Path) -> None:
    """The guides as a catalogue of DocC's: links between files become links between pages."""
    folder.mkdir(parents=True)
    for page in sorted(DOCUMENTATION.glob("*.md")):
        text = page.read_text()
        text = re.sub(r"\[[^\]]+\]\((\w+)\.md\)", r"<doc:\1>", text)
        # What stands in the repository, not on the site.
        text = re.sub(r"\[([^\]]+)\]\(\.\./[^)]+\)", r"\1", text)
        (folder / page.name).write_text(text)
    for picture in DOCUMENTATION.glob("*.png"):
        shutil.copy(picture, folder)
    topics = "".join(
        f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names if (folder / f"{name}.md").exists())
        for title, names in GUIDES.items())
    (folder / "SwiftUI.md").write_text(
        "# ``SwiftUI``\n\nSwiftUI's drawings and animations where there is no SwiftUI.\n\n"
        "![Examples, a frame of each](gallery.png)\n\n## Topics\n" + topics)


def convert(name: str, graph: pathlib.Path, catalogue: pathlib.Path | None, output: pathlib.Path) -> list[str]:
    """One archive. Answers DocC's warnings about the guides; those about comments name types of other modules."""
    command = ["docc", "convert"] + ([str(catalogue)] if catalogue else []) + [
        "--additional-symbol-graph-dir", str(graph), "--output-path", str(output),
        "--fallback-display-name", name, "--fallback-bundle-identifier", f"halcyon.{name}",
    ]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"docs: docc cannot convert {name}: {run.stderr.strip()[-2000:]}")
    return [line for line in run.stderr.splitlines() if ".docc/" in line or "/Documentation/" in line]


def broken(site: pathlib.Path) -> list[str]:
    """Links between pages, and pictures, that lead nowhere."""
    found = set()
    for page in (site / "data").glob("**/*.json"):
        for reference in json.loads(page.read_text()).get("references", {}).values():
            url = reference.get("url", "")
            if url.startswith("/documentation/") and not (site / "data" / f"{url[1:].lower()}.json").exists():
                found.add(f"{page.relative_to(site)}: {url}")
            for variant in reference.get("variants", []):
                if variant.get("url", "").startswith("/") and not (site / variant["url"][1:]).exists():
                    found.add(f"{page.relative_to(site)}: {variant['url']}")
    return sorted(found)


def main(source: pathlib.Path, site: pathlib.Path) -> None:
    work = site.with_name(site.name + ".parts")
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(site, ignore_errors=True)
    catalog(work / "Halcyon.docc")
    archives, problems = [], []
    for name, modules in PARTS.items():
        count = merged(source, name, modules, work / name)
        print(f"docs: {name}: {count} symbols")
        archive = work / f"{name}.doccarchive"
        problems += convert(name, work / name, work / "Halcyon.docc" if name == "SwiftUI" else None, archive)
        archives.append(str(archive))
    subprocess.run(
        ["docc", "merge", *archives, "--output-path", str(site), "--synthesized-landing-page-name", "Halcyon"],
        check=True)
    shutil.rmtree(work)
    # Each page asks for it.
    (site / "theme-settings.json").write_text("{}\n")
    problems += [f"broken link: {line}" for line in broken(site)]
    for problem in problems:
        print(f"docs: {problem}", file=sys.stderr)
    pages = len(list((site / "data").glob("**/*.json")))
    size = sum(path.stat().st_size for path in site.glob("**/*") if path.is_file())
    print(f"docs: {pages} pages, {size / 1e6:.0f} MB, in {site}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
