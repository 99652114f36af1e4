// Keys of the page itself.

const speeds = [1, 0.5, 0.2, 0.1, 0.05];

// The action of a key; nothing for one that has none.
function shortcut({ key }) {
  const speed = speeds[Number(key) - 1];
  return {
    " ": actions.play, ArrowRight: actions.step, ArrowLeft: actions.back, l: actions.live,
    d: actions.dark, r: actions.record, p: actions.gallery, i: actions.inspect, f: actions.full,
    v: actions.find, "?": actions.inspect, k: () => wantsKeys ? setPassing(true) : setTyping(true),
    Escape: () => { element("gallery").hidden = true; setFinding(false); },
  }[key.length === 1 ? key.toLowerCase() : key]
    ?? (speed && (() => send({ type: "speed", speed })));
}

// Answers whether the key is one of the page's.
function pressShortcut(event) {
  const action = shortcut(event);
  if (!action) return false;
  event.preventDefault();
  action();
  return true;
}

// Whether what is typed stays in an element of the page.
const isEntry = target =>
  /^(input|select|textarea)$/i.test(target.tagName) && target.type !== "checkbox";

addEventListener("keydown", event => {
  const target = /** @type {any} */ (event.target);
  if (isEntry(target)) return;
  // What the program's own elements are told is meant for them.
  if (isInMirror(target)) return;
  if (passShortcut(event) || passKey(event)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Tab" && holdKey(event)) return;
  if (pressShortcut(event) || event.key === "Tab" || target !== document.body) return;
  // What the page has no use for may press a button of the program, such as Return.
  if (hasShortcuts && sendPress(event, phaseOf(event))) event.preventDefault();
});
