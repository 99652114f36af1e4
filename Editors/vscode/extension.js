// The extension for Visual Studio Code: the live page beside the source, a lens above what can be shown, and what
// Halcyon lacks among the problems.
"use strict";

const vscode = require("vscode");
const path = require("path");
const crypto = require("crypto");
const { declarations, around, choice } = require("./lib/source");
const { Session } = require("./lib/session");
const { check, compileErrors } = require("./lib/check");
const { page } = require("./lib/page");

const setting = (name) => vscode.workspace.getConfiguration("halcyon").get(name);
const isSwift = (document) => document?.languageId === "swift" && document.uri.scheme === "file";
const declared = (document) => declarations(document.getText(), path.basename(document.fileName));

// What is given to halcyon for a file: the folder it lies in, since programs may have several files.
const programOf = (document) => path.dirname(document.fileName);

// Offers to show each preview and each view, above it.
class Lenses {
  provideCodeLenses(document) {
    return declared(document).map((one) => new vscode.CodeLens(
      new vscode.Range(one.line, 0, one.line, 0),
      { title: `▷ ${one.kind === "preview" ? one.title : "Show"}`, command: "halcyon.preview", arguments: [document.uri, one] },
    ));
  }
}

// The window around all panels of the desktop's editor.
const desktop = "vscode-file://vscode-app";

// The panel with the live page, and the program behind it.
class Preview {
  constructor(output, problems) {
    this.output = output;
    this.problems = problems;
    this.panel = null;
    this.session = null;
    this.origins = null;
    this.shown = null;
    this.isFinding = false;
  }

  show(document, declaration) {
    const wanted = { folder: programOf(document), choice: choice(declaration) };
    if (this.panel) this.panel.reveal(undefined, true);
    else this.open();
    if (this.session && !this.session.hasEnded && JSON.stringify(wanted) === JSON.stringify(this.shown)) return;
    this.shown = wanted;
    this.start();
  }

  open() {
    this.panel = vscode.window.createWebviewPanel(
      "halcyon.preview", "Preview", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true });
    this.panel.webview.onDidReceiveMessage((message) => this.receive(message));
    this.panel.onDidDispose(() => {
      this.panel = null;
      this.origins = null;
      this.stop();
    });
    this.panel.webview.html = page(crypto.randomBytes(16).toString("hex"));
  }

  receive({ type, origins, message }) {
    if (type === "ready") {
      this.origins = [...new Set(origins.length > 1 ? origins : [...origins, desktop])].filter((one) => one !== "null");
      this.start();
    } else if (type === "page") {
      this.hear(message);
    }
  }

  // What the live page says: Documentation/Embedding.md of Halcyon has it in full.
  hear(message) {
    if (message.type === "source") reveal(message.file, message.line);
    if (message.type === "inspecting") this.isFinding = message.on;
    if (message.type === "error") {
      if (message.error) this.output.append(`${message.error.title}\n${message.error.text}\n`);
      this.problems.showLive(message.error?.kind === "compileError" ? compileErrors(message.error.text) : {});
    }
  }

  // Starts what is to be shown, once it is known who stands around its page.
  start() {
    if (!this.origins || !this.shown) return;
    this.stop();
    const { folder, choice } = this.shown;
    const options = { halcyon: setting("path"), paths: [folder], choice, origins: this.origins, folder };
    this.tell({ note: "Compiling…" });
    const session = new Session(options, async (report) => {
      if (session !== this.session) return;
      if (report.output) this.output.append(report.output);
      if (report.address) {
        const address = await vscode.env.asExternalUri(vscode.Uri.parse(report.address));
        if (session === this.session) this.tell({ address: address.toString() });
      }
      if (report.ended) this.tell({ note: `${report.ended} The output channel Halcyon says more.` });
    });
    this.session = session;
  }

  stop() {
    this.session?.stop();
    this.session = null;
    this.problems.showLive({});
  }

  // A click on a view goes to its line, while this is on.
  find() {
    this.isFinding = !this.isFinding;
    this.tell({ request: { type: "inspect", on: this.isFinding } });
  }

  tell(message) { this.panel?.webview.postMessage(message); }

  follow(document, line) {
    if (!this.panel || !setting("followsCursor")) return;
    const found = declared(document);
    const wanted = around(found, line);
    if (wanted) this.show(document, wanted);
  }
}

async function reveal(file, line) {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  const column = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.fsPath === file)?.viewColumn;
  const place = new vscode.Position(line - 1, 0);
  await vscode.window.showTextDocument(document, {
    viewColumn: column ?? vscode.ViewColumn.One, selection: new vscode.Range(place, place),
  });
}

// Puts what `check` says among the problems, and what the live program's compiler said where nobody else has.
class Problems {
  constructor() {
    this.collection = vscode.languages.createDiagnosticCollection("halcyon");
    this.live = vscode.languages.createDiagnosticCollection("halcyon-live");
    this.runs = 0;
  }

  showLive(files) {
    this.live.clear();
    for (const [file, found] of Object.entries(files)) {
      const uri = vscode.Uri.file(file);
      const known = new Set(vscode.languages.getDiagnostics(uri).map((one) => one.range.start.line));
      this.live.set(uri, found.filter((one) => !known.has(one.line)).map(diagnostic));
    }
  }

  async look(document) {
    const run = ++this.runs;
    const files = await check(setting("path"), [programOf(document)], programOf(document));
    if (run !== this.runs || !files) return;
    this.collection.clear();
    for (const [file, found] of Object.entries(files)) {
      this.collection.set(vscode.Uri.file(file), found.map(diagnostic));
    }
  }
}

function diagnostic({ line, column, length, message, severity }) {
  const range = new vscode.Range(line, column, line, column + length);
  const kind = vscode.DiagnosticSeverity[severity === "error" ? "Error" : "Warning"];
  const diagnostic = new vscode.Diagnostic(range, message, kind);
  diagnostic.source = "halcyon";
  return diagnostic;
}

function activate(context) {
  const output = vscode.window.createOutputChannel("Halcyon");
  const problems = new Problems();
  const preview = new Preview(output, problems);
  let timer = null;
  const command = (name, action) => vscode.commands.registerCommand(name, action);
  context.subscriptions.push(
    output,
    problems.collection,
    problems.live,
    { dispose: () => preview.stop() },
    vscode.languages.registerCodeLensProvider({ language: "swift", scheme: "file" }, new Lenses()),
    command("halcyon.preview", async (uri, declaration) => {
      const document = uri ? await vscode.workspace.openTextDocument(uri) : vscode.window.activeTextEditor?.document;
      if (!isSwift(document)) {
        vscode.window.showInformationMessage("Open a Swift file: its view is shown.");
        return;
      }
      preview.show(document, declaration?.kind ? declaration : null);
    }),
    command("halcyon.stop", () => preview.panel?.dispose()),
    command("halcyon.inspect", () => preview.find()),
    command("halcyon.setUp", () => {
      const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
      const terminal = vscode.window.createTerminal("Halcyon");
      terminal.show();
      terminal.sendText(`${setting("path")} editor vscode ${folder ? `'${folder.replaceAll("'", "'\\''")}'` : "."}`);
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
      if (!isSwift(textEditor.document)) return;
      clearTimeout(timer);
      timer = setTimeout(() => preview.follow(textEditor.document, selections[0].active.line), 300);
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isSwift(document) && setting("checksOnSave")) problems.look(document);
    }),
    vscode.workspace.onDidOpenTextDocument((document) => {
      if (isSwift(document) && setting("checksOnSave")) problems.look(document);
    }),
  );
  return { preview, problems };
}

module.exports = { activate, deactivate() {} };
