// What a screen reader or the keyboard does with the elements of the mirror.

const nodeOf = target => {
  for (let each = target; each && each !== mirror; each = each.parentElement) {
    const found = mirroredBy.get(each);
    if (found) return { node: mirrored.get(found.id), action: found.action };
  }
  return { node: undefined, action: undefined };
};

const use = (node, action, number) =>
  send({ type: "use", element: node.said.id, action, ...(number === undefined ? {} : { number }) });

function activate(node) {
  if (node.said.isEnabled === false) return;
  const number = (node.said.actions ?? []).indexOf("activate");
  if (number >= 0) use(node, "perform", number); else tap(node);
}

// A finger where the element is, for what knows no other way.
function tap(node, done = () => {}) {
  const [left, top, width, height] = node.said.frame;
  const [x, y] = node.said.touchPoint ?? [left + width / 2, top + height / 2];
  const finger = fingerFor("mirror");
  if (finger === null) return;
  note(finger, "began", { x, y });
  setTimeout(() => {
    fingers.delete("mirror");
    note(finger, "ended", { x, y });
    done();
  }, 60);
}

// Turns the wheel over the window until the element is inside of it.
function reveal({ said }) {
  const width = picture.width / picture.scale, height = picture.height / picture.scale;
  const [left, top, right, bottom] = [said.frame[0], said.frame[1], said.frame[0] + said.frame[2],
    said.frame[1] + said.frame[3]];
  const way = (low, high, length) => high - low > length ? 0
    : low < 0 ? 24 - low : high > length ? length - 24 - high : 0;
  const deltaX = way(left, right, width), deltaY = way(top, bottom, height);
  if (!deltaX && !deltaY) return false;
  const bound = length => Math.min(Math.max(length, -10000), 10000);
  send({ type: "wheel", x: width / 2, y: height / 2, deltaX: bound(deltaX), deltaY: bound(deltaY) });
  return true;
}

mirror.addEventListener("click", event => {
  event.preventDefault();
  const { node, action } = nodeOf(event.target);
  if (!node) return;
  if (action !== undefined) use(node, "perform", action);
  else if (!isField(node.said.role)) activate(node);
});

mirror.addEventListener("focusin", event => {
  const { node } = nodeOf(event.target);
  if (!node) return;
  const isMoving = reveal(node);
  use(node, "focus");
  if (isField(node.said.role)) setTimeout(() => beginEditing(node), isMoving ? 400 : 0);
});

mirror.addEventListener("focusout", event => {
  const { node } = nodeOf(event.target);
  if (!node) return;
  node.isReady = false;
  use(node, "blur");
});

mirror.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { node } = nodeOf(event.target);
  if (!node) return;
  const isForward = event.key === "ArrowUp" || event.key === "ArrowRight";
  const isBack = event.key === "ArrowDown" || event.key === "ArrowLeft";
  if (event.key === "Escape") return leave(node);
  if (isField(node.said.role)) return editKey(event, node);
  if ((isForward || isBack) && node.said.isAdjustable) {
    event.preventDefault();
    if (node.said.isEnabled !== false) use(node, isForward ? "increment" : "decrement");
  } else if ((isForward || isBack) && / (tab|radio|menuitem)$/.test(node.kind)) {
    event.preventDefault();
    focusBeside(node, event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1);
  }
});

function focusBeside(node, step) {
  const siblings = mirrored.get(node.parent)?.children ?? [];
  const beside = siblings[(siblings.indexOf(node.said.id) + step + siblings.length) % siblings.length];
  mirrored.get(beside)?.shown?.focus({ preventScroll: true });
}

// What shows itself over the rest goes away, or the keys go back to the page.
function leave(node) {
  for (let each = node; each; each = each.said.id ? mirrored.get(each.parent) : undefined) {
    const number = (each.said.actions ?? []).indexOf("escape");
    if (number >= 0) return use(each, "perform", number);
  }
  return node.shown.blur();
}

// MARK: Fields

// The field is edited here, with all that a browser's fields can; the program gets its whole text each time.
function beginEditing(node) {
  if (document.activeElement !== node.shown || node.isBeginning) return;
  node.isBeginning = true;
  tap(node, () => awaitMark(() => {
    node.isBeginning = false;
    node.isReady = document.activeElement === node.shown;
    if (node.isEdited && node.isReady) sendEdited(node);
  }));
}

function editKey(event, node) {
  if (event.isComposing || event.key !== "Enter" || node.said.role === "textEditor") return;
  event.preventDefault();
  send({ type: "key", key: "enter" });
  // The program may have moved on to another field.
  node.isReady = false;
}

mirror.addEventListener("input", event => {
  const { node } = nodeOf(event.target);
  if (!node) return;
  node.isEdited = true;
  if (event.isComposing) return;
  if (node.isReady) sendEdited(node); else beginEditing(node);
});
mirror.addEventListener("compositionend", event => {
  const { node } = nodeOf(event.target);
  if (node?.isEdited && node.isReady) sendEdited(node);
});

function sendEdited(node) {
  node.isEdited = false;
  node.editedAt = performance.now();
  send({ type: "key", key: "selectAll" });
  if (node.shown.value) sendText(node.shown.value); else send({ type: "key", key: "backspace" });
  // What the program made of it.
  setTimeout(() => { if (mirrored.get(node.said.id) === node) say(node); }, 800);
}
