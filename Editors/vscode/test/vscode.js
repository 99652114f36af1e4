// A stand-in for the editor: keeps what the extension registers and shows.
"use strict";

const Module = require("module");
const path = require("path");

class Position { constructor(line, character) { this.line = line; this.character = character; } }
class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = line instanceof Position ? line : new Position(line, character);
    this.end = line instanceof Position ? character : new Position(endLine, endCharacter);
  }
}

// A new editor; `settings` are those of the extension.
function editor(settings = {}) {
  const state = { commands: {}, lenses: [], collections: {}, known: {}, panels: [], shown: [], events: {}, output: "", messages: [] };
  const event = (name) => (listener) => { state.events[name] = listener; return { dispose() {} }; };
  const Uri = {
    file: (fsPath) => ({ fsPath, scheme: "file", toString: () => `file://${fsPath}` }),
    parse: (text) => ({ toString: () => text }),
  };
  const panel = () => {
    const panel = {
      webview: {
        posted: [], html: "",
        onDidReceiveMessage(listener) { panel.receive = listener; },
        postMessage(message) { this.posted.push(message); },
      },
      reveal() {},
      onDidDispose(listener) { panel.disposed = listener; },
      dispose() { panel.disposed(); },
    };
    state.panels.push(panel);
    return panel;
  };
  const vscode = {
    Position, Range, Uri,
    CodeLens: class { constructor(range, command) { this.range = range; this.command = command; } },
    Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
    DiagnosticSeverity: { Error: 0, Warning: 1 },
    ViewColumn: { One: 1, Beside: -2 },
    env: { asExternalUri: async (uri) => uri },
    commands: { registerCommand: (name, action) => { state.commands[name] = action; return { dispose() {} }; } },
    languages: {
      registerCodeLensProvider: (_, provider) => { state.lenses.push(provider); return { dispose() {} }; },
      createDiagnosticCollection: (name) => {
        const found = state.collections[name] = new Map();
        return { set: (uri, all) => found.set(uri.fsPath, all), clear: () => found.clear(), dispose() {} };
      },
      getDiagnostics: (uri) => state.known[uri.fsPath] ?? [],
    },
    window: {
      visibleTextEditors: [],
      createOutputChannel: () => ({ append: (text) => { state.output += text; }, dispose() {} }),
      createWebviewPanel: panel,
      showTextDocument: async (document, options) => { state.shown.push({ file: document.fileName, ...options }); },
      showInformationMessage: (text) => state.messages.push(text),
      onDidChangeTextEditorSelection: event("selection"),
    },
    workspace: {
      getConfiguration: () => ({ get: (name) => settings[name] }),
      openTextDocument: async (uri) => document(uri.fsPath, state.files?.[uri.fsPath] ?? ""),
      onDidSaveTextDocument: event("save"),
      onDidOpenTextDocument: event("open"),
    },
  };
  return { vscode, state };
}

function document(fileName, text) {
  return { fileName, languageId: "swift", uri: { scheme: "file", fsPath: fileName }, getText: () => text };
}

// The extension, loaded anew and activated in `vscode`.
function activate(vscode) {
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  try {
    const file = path.join(__dirname, "..", "extension.js");
    delete require.cache[file];
    const context = { subscriptions: [] };
    return { ...require(file).activate(context), end: () => context.subscriptions.forEach((one) => one.dispose()) };
  } finally {
    Module._load = load;
  }
}

module.exports = { editor, document, activate };
