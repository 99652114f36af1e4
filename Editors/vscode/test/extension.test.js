"use strict";

const test = require("node:test");
const assert = require("node:assert");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { editor, document, activate } = require("./vscode");
const { declarations, around, choice } = require("../lib/source");
const { diagnostics } = require("../lib/check");
const { Session } = require("../lib/session");
const { page } = require("../lib/page");

const source = `import SwiftUI
// struct Old: View { }
struct Card: View, Sendable {
  let text = "struct Fake: View { #Preview {"
  var body: some View { Text(text) }
}
struct Model { var view: Int }
class Store<View>: ObservableObject {}
#Preview("A card") {
  Card()
}
struct Outer<T>: SwiftUI.View {
  struct Inner: View {
    var body: some View { Text("") }
  }
  var body: some View { Inner() }
}
#Preview { Outer<Int>() }
`;

test("Views and previews are found, and nothing in comments and strings", () => {
  const found = declarations(source, "Card.swift");
  assert.deepEqual(found.map((one) => [one.kind, one.name, one.line, one.end]), [
    ["view", "Card", 2, 5], ["preview", "Card.swift#1", 8, 10], ["view", "Outer", 11, 16], ["view", "Inner", 12, 14],
    ["preview", "Card.swift#2", 17, 17],
  ]);
  assert.equal(found[1].title, "A card");
});

test("The innermost declaration around the cursor is shown, with the option that names it", () => {
  const found = declarations(source, "Card.swift");
  assert.deepEqual(choice(around(found, 13)), ["--view", "Inner"]);
  assert.deepEqual(choice(around(found, 15)), ["--view", "Outer"]);
  assert.deepEqual(choice(around(found, 9)), ["--preview", "Card.swift#1"]);
  assert.deepEqual(choice(around(found, 0)), []);
});

test("Half a source is no reason to fail", () => {
  for (let length = 0; length <= source.length; length += 1) declarations(source.slice(0, length), "Card.swift");
});

test("The command is started with each origin that stands around the page", () => {
  assert.deepEqual(
    Session.arguments({ paths: ["/p"], choice: ["--view", "A"], origins: ["vscode-webview://1", "vscode-file://vscode-app"] }),
    ["run", "/p", "--view", "A", "--web", "--port", "0", "--embed", "vscode-webview://1", "--embed", "vscode-file://vscode-app"]);
});

test("What check advises becomes diagnostics; other errors are the language server's", () => {
  const files = diagnostics({ diagnostics: [
    { file: "/a.swift", line: 3, column: 5, severity: "error", message: "m", missing: "Table", advice: "SwiftUI's Table is not in Halcyon yet." },
    { file: "/a.swift", line: 4, column: 1, severity: "error", message: "syntax" },
    { file: "/a.swift", line: 0, column: 0, severity: "warning", message: "there is no picture 'x'" },
  ] });
  assert.deepEqual(files["/a.swift"], [
    { line: 2, column: 4, length: 5, message: "SwiftUI's Table is not in Halcyon yet.", severity: "error" },
    { line: 0, column: 0, length: 1, message: "there is no picture 'x'", severity: "warning" },
  ]);
});

test("The panel's page runs its own script alone", () => {
  const html = page("abc\"><script>");
  assert.match(html, /default-src 'none'/);
  assert.ok(!html.includes("abc\"><script>"));
});

// A command that behaves like halcyon: prints an address, and notes its arguments.
function standIn(folder, body) {
  const file = path.join(folder, "halcyon");
  fs.writeFileSync(file, `#!/bin/sh\necho "$@" >> "${folder}/calls"\n${body}\n`, { mode: 0o755 });
  return file;
}

const until = async (holds) => {
  for (let turn = 0; turn < 200 && !holds(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(holds(), "waited in vain");
};

test("A preview opens beside the source, follows the cursor, and goes back to a line", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "halcyon-"));
  const halcyon = standIn(folder, "echo http://127.0.0.1:4321/token/\nexec sleep 30");
  const { vscode, state } = editor({ path: halcyon, followsCursor: true, checksOnSave: false });
  const { end } = activate(vscode);
  try {
    const file = document(path.join(folder, "Card.swift"), source);
    vscode.window.activeTextEditor = { document: file };
    const lenses = state.lenses[0].provideCodeLenses(file);
    assert.equal(lenses.length, 5);
    await state.commands["halcyon.preview"]();
    const panel = state.panels[0];
    panel.receive({ type: "ready", origins: ["vscode-webview://1", "vscode-file://vscode-app", "null"] });
    await until(() => panel.webview.posted.some((one) => one.address === "http://127.0.0.1:4321/token/"));
    assert.match(fs.readFileSync(path.join(folder, "calls"), "utf8"), /--web --port 0 --embed vscode-webview:\/\/1 --embed vscode-file:\/\/vscode-app\n$/);
    state.events.selection({ textEditor: { document: file }, selections: [{ active: { line: 9 } }] });
    await until(() => /--preview Card.swift#1/.test(fs.readFileSync(path.join(folder, "calls"), "utf8")));
    panel.receive({ type: "page", message: { source: "halcyon", type: "source", file: path.join(folder, "Card.swift"), line: 12 } });
    await until(() => state.shown.length === 1);
    assert.equal(state.shown[0].selection.start.line, 11);
    state.commands["halcyon.inspect"]();
    assert.deepEqual(panel.webview.posted.at(-1), { request: { type: "inspect", on: true } });
    const swift = path.join(folder, "Card.swift");
    state.known[swift] = [{ range: new vscode.Range(3, 0, 3, 1) }];
    const text = `${swift}:4:2: error: known already\n${swift}:6:3: error: expected '}'\n`;
    panel.receive({ type: "page", message: { type: "error", error: { kind: "compileError", title: "t", text } } });
    assert.deepEqual(state.collections["halcyon-live"].get(swift).map((one) => one.message), ["expected '}'"]);
    panel.receive({ type: "page", message: { type: "error", error: null } });
    assert.equal(state.collections["halcyon-live"].size, 0);
    state.commands["halcyon.stop"]();
  } finally {
    end();
    fs.rmSync(folder, { recursive: true });
  }
});

test("A command that is not there is said in the panel", async () => {
  const { vscode, state } = editor({ path: "/nowhere/halcyon", followsCursor: true });
  const { end } = activate(vscode);
  vscode.window.activeTextEditor = { document: document("/tmp/Card.swift", source) };
  await state.commands["halcyon.preview"]();
  state.panels[0].receive({ type: "ready", origins: ["vscode-webview://1"] });
  await until(() => state.panels[0].webview.posted.some((one) => /halcyon.path/.test(one.note ?? "")));
  end();
});

test("Problems are renewed when a file is saved", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "halcyon-"));
  const file = path.join(folder, "Card.swift");
  const report = { diagnostics: [{ file, line: 2, column: 1, severity: "error", message: "m", missing: "AVKit", advice: "Apple's AVKit is not in Halcyon yet." }] };
  const halcyon = standIn(folder, `echo '${JSON.stringify(report).replaceAll("'", "'\\''")}'; exit 2`);
  const { vscode, state } = editor({ path: halcyon, checksOnSave: true });
  const { end } = activate(vscode);
  try {
    state.events.save(document(file, source));
    await until(() => state.collections.halcyon.size === 1);
    const [found] = state.collections.halcyon.get(file);
    assert.equal(found.message, "Apple's AVKit is not in Halcyon yet.");
    assert.equal(found.severity, 0);
    assert.equal(found.range.start.line, 1);
  } finally {
    end();
    fs.rmSync(folder, { recursive: true });
  }
});
