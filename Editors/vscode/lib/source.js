// What a Swift source declares that can be shown: previews and views, with the lines they begin and end in.
"use strict";

// The text with what stands in comments and strings as spaces; each line keeps its length.
function code(text) {
  const form = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g;
  return text.replace(form, (match) => match.replace(/[^\n]/g, " "));
}

// Where the bracket closes that opens at `start`; the end of the text where it does not.
function closing(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}" && --depth === 0) return index;
  }
  return text.length;
}

// The previews and views of a source, in the order of their lines, which are counted from 0:
// [{ kind: "preview" | "view", name, title, line, end }]. A preview's name is FILE#NUMBER, as --preview takes it.
function declarations(text, fileName) {
  const bare = code(text);
  const lines = lineStarts(bare);
  const found = [];
  let number = 0;
  for (const match of bare.matchAll(/#Preview\b|\b(?:struct|class)\s+(\w+)\s*(?:<[^>{]*>)?\s*:\s*([^{]*)\{/g)) {
    const isPreview = match[0].startsWith("#Preview");
    if (!isPreview && !/(^|[\s,&.])View\b/.test(match[2])) continue;
    const open = isPreview ? bare.indexOf("{", match.index) : match.index + match[0].length - 1;
    const end = open < 0 ? match.index : closing(bare, open);
    let name = match[1];
    let title = name;
    if (isPreview) {
      number += 1;
      name = `${fileName}#${number}`;
      const given = /^#Preview\s*\(\s*"((?:\\.|[^"\\])*)"/.exec(text.slice(match.index));
      title = given ? given[1] : `Preview ${number}`;
    }
    found.push({
      kind: isPreview ? "preview" : "view", name, title, line: lineOf(lines, match.index), end: lineOf(lines, end),
    });
  }
  return found;
}

function lineStarts(text) {
  const starts = [0];
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return starts;
}

function lineOf(starts, place) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

// What stands around a line: the innermost declaration, or null.
function around(found, line) {
  const inside = found.filter((one) => one.line <= line && line <= one.end);
  return inside.length ? inside[inside.length - 1] : null;
}

// The arguments of halcyon that show a declaration; none show the program itself.
function choice(declaration) {
  if (!declaration) return [];
  return [declaration.kind === "preview" ? "--preview" : "--view", declaration.name];
}

module.exports = { declarations, around, choice };
