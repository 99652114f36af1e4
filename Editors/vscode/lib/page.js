// The page of the preview's panel: a frame with the live page, or a sentence.
"use strict";

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

// `nonce` is for the one script. The script says which origins stand around the live page, shows the address that it
// is told, and passes messages between the page and the extension.
function page(nonce) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline';
  script-src 'nonce-${escaped(nonce)}'; frame-src http://127.0.0.1:* http://localhost:* https:">
<style>
  html, body { height: 100%; margin: 0; padding: 0; overflow: hidden; }
  iframe { width: 100%; height: 100%; border: 0; display: block; }
  p { font: 13px var(--vscode-font-family, sans-serif); padding: 16px; color: var(--vscode-descriptionForeground);
      white-space: pre-wrap; }
</style></head>
<body><p id="note">Compiling…</p>
<script nonce="${escaped(nonce)}">
  const host = acquireVsCodeApi();
  let frame = null;
  function show(address) {
    frame?.remove();
    frame = document.createElement("iframe");
    frame.src = address;
    frame.allow = "clipboard-read; clipboard-write";
    document.getElementById("note").hidden = true;
    document.body.append(frame);
  }
  function note(text) {
    const note = document.getElementById("note");
    note.hidden = false;
    note.textContent = text;
  }
  addEventListener("message", ({ source, data }) => {
    if (frame && source === frame.contentWindow) {
      if (data?.source === "halcyon") host.postMessage({ type: "page", message: data });
      return;
    }
    if (data?.address) show(data.address);
    if (data?.note) note(data.note);
    if (data?.request) {
      frame?.contentWindow.postMessage({ target: "halcyon", ...data.request }, new URL(frame.src).origin);
    }
  });
  host.postMessage({ type: "ready", origins: [location.origin, ...Array.from(location.ancestorOrigins ?? [])] });
</script></body></html>`;
}

module.exports = { page };
