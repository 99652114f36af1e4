#!/usr/bin/env python3
"""Writes the manual pages of the command, one a subcommand, from what it says of itself.

    halcyon --experimental-dump-help | manual.py FOLDER DATE
"""
import json
import pathlib
import sys


def escape(text):
    """Text as troff reads it: no line may begin with a dot or a quote."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in ".'" else line for line in text.split("\n"))


def form(argument):
    """How an argument is written: -o, --output FILE."""
    names = ", ".join(
        ("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])
    )
    value = (argument.get("valueName") or "").upper()
    if argument["kind"] == "positional":
        return value + ("…" if argument.get("isRepeating") else "")
    return names if argument["kind"] == "flag" else f"{names} {value}"


def described(argument):
    text = argument.get("abstract", "")
    default = argument.get("defaultValue")
    values = argument.get("allValues")
    if values:
        text += f" One of {', '.join(values)}."
    if default and "(default:" not in text:
        text += f" Default: {default}."
    return text


def page(command, parents, version, date):
    name = "-".join(parents + [command["commandName"]])
    title = " ".join(parents + [command["commandName"]])
    arguments = [one for one in command.get("arguments", []) if one.get("shouldDisplay", True)]
    lines = [f'.TH "{name.upper()}" "1" "{date}" "Halcyon {version}"', ".SH NAME"]
    lines.append(escape(f"{name} - {command.get('abstract', '')}".rstrip(".")))
    lines += [".SH SYNOPSIS", f".B {escape(title)}"]
    subcommands = [one for one in command.get("subcommands", []) if one["commandName"] != "help"]
    if subcommands:
        lines.append(".I COMMAND")
    for argument in arguments:
        text = escape(form(argument).split(", ")[-1])
        lines.append(f"[{text}]" if argument.get("isOptional") else text)
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", escape(command["discussion"])]
    if arguments:
        lines.append(".SH OPTIONS")
        for argument in arguments:
            lines += [".TP", f".B {escape(form(argument))}", escape(described(argument))]
    if subcommands:
        lines.append(".SH COMMANDS")
        for one in subcommands:
            lines += [".TP", f".BR {escape(name + '-' + one['commandName'])} (1)", escape(one["abstract"])]
    lines += [
        ".SH EXIT STATUS",
        "0 done, 1 the program crashed, 2 it does not compile, 64 wrong usage, 66 an input is missing,",
        "69 a needed program is missing, 74 the output cannot be written, 75 the program stands still.",
    ]
    return name, "\n".join(lines) + "\n", subcommands


def write(command, parents, version, folder, date):
    name, text, subcommands = page(command, parents, version, date)
    (folder / f"{name}.1").write_text(text, encoding="utf-8")
    for one in subcommands:
        write(one, parents + [command["commandName"]], version, folder, date)


def main():
    folder, date, version = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    folder.mkdir(parents=True, exist_ok=True)
    write(json.load(sys.stdin)["command"], [], version, folder, date)


main()
