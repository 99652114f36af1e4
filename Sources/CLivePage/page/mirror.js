// What the program says to those who do not see its picture, as elements over it: so that screen readers and the
// keyboard can use it. They are seen by nobody and touched by no finger; the picture lies below them.

const mirror = element("mirror");
/**
 * @typedef {{ id: number, role: string, label?: string, value?: string, hint?: string, identifier?: string,
 *   traits?: string[], headingLevel?: number, isEnabled?: boolean, isFocused?: boolean, actions?: string[],
 *   isAdjustable?: boolean, frame: number[], touchPoint?: number[] }} Said
 * @typedef {{ said: Said, children: number[], parent: number, shown: any, kind: string, extras: HTMLElement[],
 *   isBeginning: boolean, isReady: boolean, isEdited: boolean, editedAt: number }} MirrorNode
 */
/** By number; 0 is the window. @type {Map<number, MirrorNode>} */
const mirrored = new Map();
/** @type {WeakMap<Element, { id: number, action?: number }>} */
const mirroredBy = new WeakMap();

const isField = role => ["textField", "secureField", "searchField", "textEditor"].includes(role);
const isInMirror = target => target instanceof Node && target !== mirror && mirror.contains(target);

function makeNode(said) {
  return {
    said, children: [], parent: 0, shown: null, kind: "", extras: [], isBeginning: false, isReady: false,
    isEdited: false, editedAt: 0,
  };
}

receivers.accessibility = change => {
  const focused = mirroredBy.get(document.activeElement)?.id;
  if (change.isWhole) {
    mirrored.clear();
    mirror.replaceChildren();
    const root = makeNode({ id: 0, role: "window", frame: [0, 0, 0, 0] });
    root.shown = mirror;
    mirrored.set(0, root);
  }
  if (!mirrored.has(0)) return;
  const changed = new Set();
  for (const said of change.elements) {
    const node = mirrored.get(said.id);
    if (node) noteFocus(node, said);
    if (node) node.said = said; else mirrored.set(said.id, makeNode(said));
    changed.add(said.id);
  }
  for (const [id, left, top, width, height, x, y] of change.places) {
    const node = mirrored.get(id);
    if (!node) continue;
    node.said.frame = [left, top, width, height];
    node.said.touchPoint = x === undefined ? undefined : [x, y];
    changed.add(id);
  }
  const parents = Object.entries(change.children).map(([id, children]) => {
    const node = mirrored.get(Number(id));
    if (node) node.children = children;
    for (const child of children) {
      const inside = mirrored.get(child);
      if (inside) inside.parent = Number(id);
    }
    return node;
  });
  for (const id of changed) {
    const node = mirrored.get(id);
    if (node && show(node)) parents.push(mirrored.get(node.parent));
  }
  for (const parent of new Set(parents)) if (parent) arrange(parent);
  forgetUnreachable();
  for (const id of changed) {
    const node = mirrored.get(id);
    if (node) placeMirrored(node);
  }
  if (change.isWhole && focused !== undefined) mirrored.get(focused)?.shown.focus({ preventScroll: true });
};

function forgetUnreachable() {
  const reached = new Set([0]);
  for (const id of reached) for (const child of mirrored.get(id)?.children ?? []) reached.add(child);
  for (const [id, node] of mirrored) {
    if (reached.has(id)) continue;
    node.shown?.remove();
    node.extras.forEach(extra => extra.remove());
    mirrored.delete(id);
  }
}

// Where the program has assistive technologies go to an element, they go.
function noteFocus(node, said) {
  if (!said.isFocused || node.said.isFocused) return;
  const active = document.activeElement;
  if (active === body || isInMirror(active)) queueMicrotask(() => node.shown?.focus({ preventScroll: true }));
}

// Which element and which role an element of the program has on the page.
function kindOf(said, parentRole) {
  const has = trait => (said.traits ?? []).includes(trait);
  const canBeUsed = has("button") || (said.actions ?? []).includes("activate");
  const inside = { tabBar: "tab", menu: "menuitem", picker: "radio" }[parentRole];
  const roles = {
    toggle: "button switch", slider: "div slider", stepper: "div spinbutton", progress: "div progressbar",
    gauge: "div meter", link: "button link", list: "div list", tabBar: "div tablist", sheet: "div dialog",
    alert: "div alertdialog", menu: "div menu", group: "div group", textField: "input", searchField: "input",
    secureField: "input", textEditor: "textarea",
  };
  if (roles[said.role]) return roles[said.role];
  if (said.role === "picker") return said.value !== undefined && canBeUsed ? "button" : "div radiogroup";
  if (inside && canBeUsed) return "button " + inside;
  if (canBeUsed) return "button";
  if (has("link")) return "button link";
  if (has("header")) return "div heading";
  if (said.role === "image" || has("image")) return "div img";
  return "p";
}

// Makes or renews what stands for a node; true where it is another one than before.
function show(node) {
  const { said } = node;
  const kind = kindOf(said, mirrored.get(node.parent)?.said.role);
  const isNew = kind !== node.kind;
  if (isNew) {
    const [tag, role] = kind.split(" "), made = make(tag), had = node.shown;
    if (role) made.setAttribute("role", role);
    if (tag === "button") made.setAttribute("type", "button");
    if (had) {
      made.append(...[...had.childNodes].filter(child => mirroredBy.has(child) || child.firstElementChild));
      if (document.activeElement === had) queueMicrotask(() => made.focus({ preventScroll: true }));
      had.remove();
    }
    node.shown = made;
    node.kind = kind;
    mirroredBy.set(made, { id: said.id });
  }
  say(node);
  return isNew;
}

function say({ shown, said, kind, extras, isEdited, editedAt }) {
  const set = (name, value) =>
    value === undefined || value === null || value === "" ? shown.removeAttribute(name)
      : shown.setAttribute(name, String(value));
  const [tag, role] = kind.split(" ");
  const has = trait => (said.traits ?? []).includes(trait);
  if (tag === "p" || role === "heading") {
    const text = [said.label, said.value].filter(part => part).join(", ");
    if (shown.textContent !== text) shown.textContent = text;
  } else set("aria-label", said.label);
  const isValueShown = ["p", "input", "textarea"].includes(tag)
    || ["slider", "spinbutton", "progressbar", "meter", "switch", "heading"].includes(role);
  set("aria-description", [isValueShown ? "" : said.value, said.hint].filter(part => part).join(", "));
  set("aria-disabled", said.isEnabled === false ? "true" : null);
  if (role === "heading") set("aria-level", said.headingLevel ?? 2);
  if (role === "switch") set("aria-checked", said.value === "1");
  if (role === "radio") set("aria-checked", has("selected"));
  else if (role === "tab") set("aria-selected", has("selected"));
  else set("aria-current", has("selected") ? "true" : null);
  if (role === "dialog" || role === "alertdialog") set("aria-modal", "true");
  if (said.role === "picker" && tag === "button") set("aria-haspopup", "menu");
  if (["slider", "spinbutton", "progressbar", "meter"].includes(role)) {
    const number = Number.parseFloat((said.value ?? "").replace(/,/g, ""));
    set("aria-valuetext", said.value);
    if (said.value?.endsWith("%")) { set("aria-valuemin", 0); set("aria-valuemax", 100); }
    set("aria-valuenow", Number.isFinite(number) ? number : null);
  }
  const canBeFocused = tag === "button" || isField(said.role) || said.isAdjustable;
  set("tabindex", said.isEnabled === false ? -1 : canBeFocused ? 0 : null);
  set("data-identifier", said.identifier);
  if (said.role === "secureField") set("type", "password");
  else if (tag === "input") set("type", said.role === "searchField" ? "search" : "text");
  if (isField(said.role)) set("autocomplete", "off");
  // What is being typed here is newer than what the program says.
  if (isField(said.role) && !isEdited && performance.now() - editedAt > 700) showValue(shown, said);
  sayActions(said, extras);
}

function showValue(shown, said) {
  const value = said.value ?? "";
  if (said.role === "secureField" ? shown.value.length !== value.length : shown.value !== value) {
    shown.value = value;
  }
}

// What else can be done with an element: buttons behind it.
function sayActions(said, extras) {
  const names = (said.actions ?? []).map((name, action) => ({ name, action }))
    .filter(({ name }) => !["activate", "escape", "magic tap"].includes(name));
  while (extras.length > names.length) extras.pop()?.remove();
  names.forEach(({ name, action }, index) => {
    const button = extras[index] ?? make("button");
    extras[index] = button;
    button.setAttribute("type", "button");
    button.setAttribute("tabindex", "-1");
    button.setAttribute("aria-label", [name, said.label].filter(part => part).join(", "));
    mirroredBy.set(button, { id: said.id, action });
  });
}

// Puts what stands in a node into its order; what stands there already is not moved, or it would lose the focus.
function arrange(parent) {
  const isList = parent.kind.endsWith(" list");
  const wanted = parent.children.flatMap(id => {
    const node = mirrored.get(id);
    if (!node) return [];
    node.parent = parent.said.id;
    if (!node.shown) show(node);
    if (node.children.length && !node.shown.firstElementChild) arrange(node);
    if (!isList) return [node.shown, ...node.extras];
    const item = node.shown.parentElement?.getAttribute("role") === "listitem"
      ? node.shown.parentElement : make("div");
    item.setAttribute("role", "listitem");
    [node.shown, ...node.extras].forEach((each, index) => {
      if (item.children[index] !== each) item.insertBefore(each, item.children[index] ?? null);
    });
    return [item];
  });
  wanted.forEach((each, index) => {
    const there = parent.shown.children[index];
    if (there !== each) parent.shown.insertBefore(each, there ?? null);
  });
  while (parent.shown.children.length > wanted.length) parent.shown.lastElementChild.remove();
  for (const id of parent.children) {
    const node = mirrored.get(id);
    if (node) placeMirrored(node);
  }
}

// Over the picture, in points: the mirror itself is as large as the picture is shown.
function placeMirrored(node) {
  if (!node.shown || node.said.id === 0) return;
  const [left, top, width, height] = node.said.frame;
  const [parentLeft, parentTop] = mirrored.get(node.parent)?.said.frame ?? [0, 0];
  const box = { left: left - parentLeft, top: top - parentTop, width, height };
  for (const each of [node.shown, ...node.extras]) {
    for (const [side, length] of Object.entries(box)) each.style[side] = length + "px";
  }
  for (const id of node.children) {
    const child = mirrored.get(id);
    if (child) placeMirrored(child);
  }
}

// A page that nobody looks at asks for nothing.
function askForMirror() { send({ type: "accessibility", on: !document.hidden }); }
document.addEventListener("visibilitychange", askForMirror);
