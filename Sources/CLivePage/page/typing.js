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
// Whether a view has the focus that is no field, so that keys are the program's until Escape; whether buttons are pressed
// by keys with Control or Command.
let wantsKeys = false, passesKeys = false, hasShortcuts = false;

function resetTyping() {
  typing.value = mark;
  typing.setSelectionRange(1, 1);
}

function setTyping(isOn) {
  if (isOn) { resetTyping(); typing.focus({ preventScroll: true }); } else typing.blur();
}

// When a field of the program has the focus, what is typed is meant for it. Phones show their
// keyboard only where a finger asks for it, so each touch asks again.
function typeIfAsked() {
  if (wantsText) setTyping(true);
  if (wantsKeys) setPassing(true);
}

function noteKeyboard({ takesText, takesKeys, hasShortcuts: has }) {
  hasShortcuts = has;
  if (takesKeys !== wantsKeys) {
    wantsKeys = takesKeys;
    setPassing(takesKeys);
  }
  if (takesText === wantsText) return;
  wantsText = takesText;
  // A field of the mirror is typed into as it is.
  if (!isInMirror(document.activeElement)) setTyping(takesText);
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
typing.addEventListener("blur", () => body.classList.toggle("typing", passesKeys));
typing.addEventListener("keydown", event => {
  event.stopPropagation();
  if (isComposing) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = isCommand ? event.key.toLowerCase() === "a" && "selectAll" : typedKeys[event.key];
  if (!key) { passShortcut(event); return; }
  event.preventDefault();
  send({ type: "key", key });
  if (key === "escape") typing.blur();
});
element("keyboard").addEventListener("pointerdown", event => event.preventDefault());
element("keyboard").addEventListener("click", () =>
  setTyping(document.activeElement !== typing));

// MARK: Keys for views that are no fields

const otherKeys = { " ": "space", PageUp: "pageUp", PageDown: "pageDown", Clear: "clear" };
// What a browser does with tabs, windows and the clipboard stays its own.
const browserKeys = new Set(["r", "t", "w", "n", "l", "q", "c", "v", "x"]);

function setPassing(isOn) {
  passesKeys = isOn;
  body.classList.toggle("typing", isOn || document.activeElement === typing);
}

// Sends one phase of a key; answers false for a key that only changes others.
function sendPress(event, phase) {
  const name = typedKeys[event.key] ?? otherKeys[event.key];
  const isSign = [...event.key].length === 1;
  if (!name && !isSign) return false;
  const modifiers = [
    event.shiftKey && "shift", event.ctrlKey && "control", event.altKey && "option", event.metaKey && "command",
  ].filter(Boolean);
  const press = { type: "press", key: name ?? event.key.toLowerCase(), modifiers, phase };
  send(isSign && !name && !event.ctrlKey && !event.metaKey ? { ...press, types: event.key } : press);
  return true;
}

const phaseOf = event => event.repeat ? "repeat" : "down";

// With Control or Command: what presses a button of the program. Answers whether it is meant for the program.
function passShortcut(event) {
  if (!(event.ctrlKey || event.metaKey) || !(hasShortcuts || passesKeys)) return false;
  if (browserKeys.has(event.key.toLowerCase()) && !event.shiftKey) return false;
  if (!sendPress(event, phaseOf(event))) return false;
  event.preventDefault();
  return true;
}

// A key while a view has the focus. Escape is the program's, too, and ends it.
function passKey(event) {
  if (!passesKeys || event.ctrlKey || event.metaKey) return false;
  if (!sendPress(event, phaseOf(event))) return false;
  event.preventDefault();
  if (event.key === "Escape") setPassing(false);
  return true;
}

addEventListener("keyup", event => {
  if (passesKeys && !isEntry(event.target)) sendPress(event, "up");
});

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
  return passed < longestWait && !wantsText && !wantsKeys && (!isTouchTaken || passed < patience);
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
    if (wantsText) typeKey(event);
    else if (wantsKeys) { sendPress(event, "down"); sendPress(event, "up"); }
    else if (isTouchTaken) pressShortcut(event);
  }
}

function typeKey(event) {
  if (typedKeys[event.key]) send({ type: "key", key: typedKeys[event.key] });
  else if ([...event.key].length === 1) sendText(event.key);
}
