"""Many mutations in one source: each function that is mutated gets its body once for each of its mutations, and once as
it is; an environment variable says, when the program starts, which of them run.

    func side() -> Double { width * 2 }     becomes     func side() -> Double {
                                                          if halcyonMutant == 7 { width * 3 } else { width * 2 }
                                                        }

A mutation outside of a function (a constant's value, a macro, a table) cannot be chosen so, and is left out.
"""
import re

VARIABLE = "HALCYON_MUTANT"

# Nothing is imported for it, and no line is moved that an include guard or a feature macro stands on.
SWIFT_CHOICE = f"""
@_silgen_name("getenv") private func halcyonEnvironment(_: UnsafePointer<Int8>) -> UnsafePointer<Int8>?
@_silgen_name("atoi") private func halcyonNumber(_: UnsafePointer<Int8>) -> Int32
private let halcyonMutant = halcyonEnvironment("{VARIABLE}").map(halcyonNumber) ?? 0
"""
C_CHOICE = f"""#ifndef HALCYON_MUTANT_CHOICE
#define HALCYON_MUTANT_CHOICE
extern char *getenv(const char *);
extern int atoi(const char *);
static int halcyonMutant;
__attribute__((constructor)) static void halcyon_choose_mutant(void) {{
  const char *text = getenv("{VARIABLE}");
  halcyonMutant = text ? atoi(text) : 0;
}}
#endif
#line 1
"""

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<raw>#+)"(?:""(?!"))?|"""|"|\'(?:\\.|[^\'\\\n])+\'', re.DOTALL)
SWIFT_BODY = re.compile(
    r"(?:\bfunc\s+[^\s(]+|(?<!\.)\binit\b[?!]?\s*[(<]|\bsubscript\s*[(<]|\bdeinit\b)"
    r"(?:(?!\n\s*(?:if|for|while|guard|switch|repeat|return|let|var|self)\b)[^;{}])*$"
    r"|\bvar\s+\w+\s*:[^\n=;{}]*$"
    r"|\b(?:get|set|willSet|didSet)\b(?:\s*\(\w+\))?(?:\s+(?:async|throws))*\s*$")
C_BODY = re.compile(r"\)\s*$")


def masked(text):
    """The text with blanks for comments and strings; everything keeps its place."""
    result, position = [], 0
    while match := TOKEN.search(text, position):
        result.append(text[position:match.start()])
        token, end = match.group(), match.end()
        if token.startswith('"') or match.group("raw"):
            end = string_end(text, match.start(), match.group("raw") or "")
        result.append(re.sub(r"[^\n]", " ", text[match.start():end]))
        position = end
    return "".join(result) + text[position:]


def string_end(text, start, hashes):
    """Behind the string that begins here; what stands in it as an expression may hold strings of its own."""
    start += len(hashes)
    quotes = '"""' if text.startswith('"""', start) else '"'
    position, depth = start + len(quotes), 0
    while position < len(text):
        if depth == 0 and text.startswith(quotes + hashes, position):
            return position + len(quotes + hashes)
        if text.startswith("\\" + hashes + "(", position) and depth == 0:
            depth, position = 1, position + len(hashes) + 2
        elif depth == 0 and text[position] == "\\" and not hashes:
            position += 2
        elif depth and text[position] == '"':
            position = string_end(text, position, "")
        else:
            depth += {"(": 1, ")": -1}.get(text[position], 0) if depth else 0
            position += 1
    return position


def change(pattern, replacement):
    """Where in the pattern the two differ, as start and end."""
    start = 0
    while start < min(len(pattern), len(replacement)) and pattern[start] == replacement[start]:
        start += 1
    end = 0
    while end < min(len(pattern), len(replacement)) - start and pattern[-1 - end] == replacement[-1 - end]:
        end += 1
    return start, len(pattern) - end


def body(code, start, end, is_c):
    """The inside of the innermost function around this stretch, as start and end, or None."""
    open_braces, spans = [], []
    for match in re.finditer(r"[{}]", code):
        if match.group() == "{":
            open_braces.append(match.end())
        elif open_braces:
            inner = open_braces.pop()
            if inner <= start and end <= match.start():
                spans.append((inner, match.start()))
    for inner, outer in reversed(spans) if is_c else spans:
        head = code[:inner - 1]
        head = head[max(head.rfind(character) for character in "{};") + 1:]
        if (C_BODY if is_c else SWIFT_BODY).search(head):
            line = code.rfind("\n", 0, start) + 1
            return None if is_c and code[line:].lstrip().startswith("#") else (inner, outer)
    return None


class WovenFile:
    """A source with all its mutations that can be chosen when the program runs."""

    def __init__(self, text, mutations, is_c):
        self.lines = {}  # the number of a mutation: the lines of its body
        self.left_out = []
        code, bodies = masked(text), {}
        for number, pattern, replacement in mutations:
            place = text.index(pattern)
            start, end = change(pattern, replacement)
            found = body(code, place + start, place + end, is_c)
            if found is None:
                self.left_out.append(number)
            else:
                bodies[number] = (found, place, pattern, replacement)
        self.text = self._woven(text, bodies, is_c) if bodies else text

    def _woven(self, text, bodies, is_c):
        spans = {}
        for number, (span, *_) in bodies.items():
            outer = max((other for other, *_ in bodies.values()
                         if other[0] <= span[0] and span[1] <= other[1]), key=lambda span: span[1] - span[0])
            spans.setdefault(outer, []).append(number)
        result, position = C_CHOICE if is_c else "", 0
        offset = 0 if not is_c else C_CHOICE.count("\n")
        for (start, end), numbers in sorted(spans.items()):
            result += text[position:start] + "\n"
            for number in numbers:
                _, place, pattern, replacement = bodies[number]
                changed = text[start:place] + replacement + text[place + len(pattern):end]
                if place < start or place + len(pattern) > end:
                    whole = text[:place] + replacement + text[place + len(pattern):]
                    changed = whole[start:end + len(replacement) - len(pattern)]
                condition = f"(halcyonMutant == {number})" if is_c else f"halcyonMutant == {number}"
                first = result.count("\n") + 1
                result += f"if {condition} {{\n{changed}\n}} else "
                self.lines[number] = range(first - offset, result.count("\n") + 2 - offset)
            result += "{\n" + text[start:end] + "\n}\n"
            position = end
        return result + text[position:] + ("" if is_c else SWIFT_CHOICE)
