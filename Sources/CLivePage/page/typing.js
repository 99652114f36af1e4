// Text for the program, through a text area that nobody sees: so phones show their keyboard and
// input methods work.

const typing = element("typing");
// Something to delete: phones tell of the backspace key only through its effect.
const mark = "\u200b";
const typedKeys = {
  Backspace: "backspace", Delete: "forwardDelete", Enter: "enter", Tab: "tab",
  Escape: "escape", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down",
  Home: "home", End: "end",
};
let isComposing = false, wantsText = false;

function resetTyping() {
  typing.value = mark;
  typing.setSelectionRange(1, 1);
}

function setTyping(isOn) {
  if (isOn) { resetTyping(); typing.focus({ preventScroll: true }); } else typing.blur();
}

// When a field of the program has the focus, what is typed is meant for it. Phones show their
// keyboard only where a finger asks for it, so each touch asks again.
function typeIfAsked() { if (wantsText) setTyping(true); }

function noteEditing(isEditing) {
  if (isEditing === wantsText) return;
  wantsText = isEditing;
  // A field of the mirror is typed into as it is.
  if (!isInMirror(document.activeElement)) setTyping(isEditing);
}

function sendText(text) {
  for (let at = 0; at < text.length; at += 1000) {
    const part = text.slice(at, at + 1000);
    send({ type: "text", text: /** @type {any} */ (part).toWellFormed?.() ?? part });
  }
}

function takeTyped() {
  const value = typing.value;
  if (!value.includes(mark)) send({ type: "key", key: "backspace" });
  sendText(value.replaceAll(mark, ""));
  resetTyping();
}

typing.addEventListener("compositionstart", () => isComposing = true);
typing.addEventListener("compositionend", () => { isComposing = false; takeTyped(); });
typing.addEventListener("input", () => { if (!isComposing) takeTyped(); });
typing.addEventListener("focus", () => body.classList.add("typing"));
typing.addEventListener("blur", () => body.classList.remove("typing"));
typing.addEventListener("keydown", event => {
  event.stopPropagation();
  if (isComposing) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = isCommand ? event.key.toLowerCase() === "a" && "selectAll" : typedKeys[event.key];
  if (!key) return;
  event.preventDefault();
  send({ type: "key", key });
  if (key === "escape") typing.blur();
});
element("keyboard").addEventListener("pointerdown", event => event.preventDefault());
element("keyboard").addEventListener("click", () =>
  setTyping(document.activeElement !== typing));

// MARK: Keys between a touch and the focus that it may give

// Actions that wait for the program to have done all that it was sent before, by mark.
/** @type {Map<number, () => void>} */
const awaited = new Map();

function awaitMark(action) {
  const number = Math.floor(Math.random() * 2 ** 31);
  awaited.set(number, action);
  const ask = () => {
    if (!awaited.has(number)) return;
    send({ type: "mark", number });
    // Another page's mark may have taken its place in the status.
    setTimeout(ask, 1000);
  };
  ask();
}

// One mark is reached, and so are those before it.
function reachMark(number) {
  if (!awaited.has(number)) return;
  for (const [earlier, action] of awaited) {
    awaited.delete(earlier);
    action();
    if (earlier === number) break;
  }
}

// What is typed just after a touch is meant for the field that the touch may have given the focus: it is kept until the
// program has taken the touch, and a moment longer, since some gestures wait for a second touch.
const patience = 350, longestWait = 1500;
/** @type {KeyboardEvent[]} */
let held = [];
let touchedAt = -Infinity, isTouchTaken = true, isMarkAsked = true;

function expectFocus() {
  touchedAt = performance.now();
  isTouchTaken = isMarkAsked = false;
}

const isFocusOpen = () => {
  const passed = performance.now() - touchedAt;
  return passed < longestWait && !wantsText && (!isTouchTaken || passed < patience);
};

// Whether a key is kept; then it is neither typed nor a shortcut for now.
function holdKey(event) {
  if (!isFocusOpen()) return false;
  event.preventDefault();
  if (!isMarkAsked) {
    isMarkAsked = true;
    awaitMark(() => { isTouchTaken = true; releaseKeys(); });
  }
  if (!held.length) setTimeout(releaseKeys, patience);
  held.push(event);
  return true;
}

function releaseKeys() {
  if (!held.length) return;
  if (isFocusOpen()) { setTimeout(releaseKeys, 50); return; }
  const keys = held;
  held = [];
  for (const event of keys) {
    if (wantsText) typeKey(event); else if (isTouchTaken) pressShortcut(event);
  }
}

function typeKey(event) {
  if (typedKeys[event.key]) send({ type: "key", key: typedKeys[event.key] });
  else if ([...event.key].length === 1) sendText(event.key);
}
