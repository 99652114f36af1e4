// A program that runs live: `halcyon run PATH --web`, and the address of its page.
"use strict";

const { spawn } = require("child_process");

class Session {
  // `options`: { halcyon, paths, choice, origins, folder }; `report` is told { address } | { output } | { ended }.
  constructor(options, report) {
    this.options = options;
    this.address = null;
    this.hasEnded = false;
    const child = spawn(options.halcyon, Session.arguments(options), {
      cwd: options.folder, stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const match = /^https?:\/\/\S+$/m.exec(said);
      if (match && !this.address) {
        this.address = match[0];
        report({ address: this.address });
      }
    });
    child.stderr.setEncoding("utf8").on("data", (text) => report({ output: text }));
    child.on("error", (error) => this.end(report, error.code === "ENOENT"
      ? `${options.halcyon} is not installed, or not on the PATH: see the setting halcyon.path.` : String(error)));
    child.on("exit", (code) => this.end(report, code ? `halcyon ended with ${code}.` : null));
  }

  static arguments({ paths, choice, origins }) {
    return ["run", ...paths, ...choice, "--web", "--port", "0", ...origins.flatMap((origin) => ["--embed", origin])];
  }

  end(report, message) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    report({ ended: message });
  }

  stop() {
    this.hasEnded = true;
    this.child.kill("SIGTERM");
  }
}

module.exports = { Session };
