// What `halcyon check --json` says, as diagnostics of an editor.
"use strict";

const { execFile } = require("child_process");

// The diagnostics of a report by file: { path: [{ line, column, length, message, severity }] }, counted from 0. Those
// without advice are the language server's to tell.
function diagnostics(report) {
  const files = {};
  for (const one of report.diagnostics ?? []) {
    if (!one.advice && one.severity === "error") continue;
    (files[one.file] ??= []).push({
      line: Math.max(0, one.line - 1),
      column: Math.max(0, one.column - 1),
      length: (one.missing ?? "").length || 1,
      message: one.advice ?? one.message,
      severity: one.severity,
    });
  }
  return files;
}

// Runs check over `paths`; answers the diagnostics, or null where it could not be run.
function check(halcyon, paths, folder) {
  return new Promise((resolve) => {
    execFile(halcyon, ["check", ...paths, "--json"], { cwd: folder, maxBuffer: 1 << 26 }, (error, output) => {
      try {
        resolve(diagnostics(JSON.parse(output)));
      } catch {
        resolve(null);
      }
    });
  });
}

// The errors in what a compiler wrote, by file, as `diagnostics` has them.
function compileErrors(text) {
  const files = {};
  for (const [, file, line, column, message] of text.matchAll(/^(.+?):(\d+):(\d+): error: (.*)$/gm)) {
    (files[file] ??= []).push({ line: line - 1, column: column - 1, length: 1, message, severity: "error" });
  }
  return files;
}

module.exports = { check, diagnostics, compileErrors };
