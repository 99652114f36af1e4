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
  setTyping(isEditing);
}

function takeTyped() {
  const value = typing.value;
  if (!value.includes(mark)) send({ type: "key", key: "backspace" });
  const text = value.replaceAll(mark, "");
  for (let at = 0; at < text.length; at += 1000) {
    send({ type: "text", text: text.slice(at, at + 1000).toWellFormed?.() ?? text.slice(at, at + 1000) });
  }
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
