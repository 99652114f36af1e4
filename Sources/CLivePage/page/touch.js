// Fingers, the mouse as a finger or (with alt) as two, and the wheel.

// From the browser's numbers for pointers to small ones, free ones first.
const fingers = new Map();
let changes = [], isFlushAsked = false;

function fingerFor(key) {
  let number = 0;
  const taken = new Set(fingers.values());
  while (taken.has(number)) number++;
  if (number >= 32) return null;
  fingers.set(key, number);
  return number;
}

function forgetFingers() { fingers.clear(); changes = []; hideGhosts(); }

function point(event, rect = canvas.getBoundingClientRect()) {
  const width = picture.width / picture.scale, height = picture.height / picture.scale;
  return {
    x: (event.clientX - rect.left) * width / rect.width,
    y: (event.clientY - rect.top) * height / rect.height,
  };
}

function note(finger, phase, place) {
  changes.push({ id: finger, phase, x: place.x, y: place.y });
  // Moves come just before a frame of the display, all fingers' together: one message for them.
  if (phase !== "moved" || changes.length >= 100) return flush();
  if (isFlushAsked) return;
  isFlushAsked = true;
  requestAnimationFrame(() => { isFlushAsked = false; flush(); });
}

function flush() {
  for (; changes.length > 0; changes = changes.slice(100)) {
    send({ type: "touches", touches: changes.slice(0, 100) });
  }
}

// The second finger of a mouse: opposite to the middle, or beside with shift.
let pair = null;
/** @type {HTMLElement[]} */
const ghosts = [...document.querySelectorAll(".ghost")].map(ghost => /** @type {any} */ (ghost));

function second(place, isBeside) {
  if (isBeside && pair) return { x: place.x + pair.x, y: place.y + pair.y };
  const opposite = {
    x: picture.width / picture.scale - place.x, y: picture.height / picture.scale - place.y,
  };
  pair = { x: opposite.x - place.x, y: opposite.y - place.y };
  return opposite;
}

function showGhosts(places) {
  ghosts.forEach((ghost, index) => {
    ghost.hidden = false;
    ghost.style.left = device.offsetLeft + places[index].x * fit + "px";
    ghost.style.top = device.offsetTop + places[index].y * fit + "px";
  });
}

function hideGhosts() { ghosts.forEach(ghost => ghost.hidden = true); }

canvas.addEventListener("pointerdown", event => {
  if (event.pointerType === "mouse" && event.button !== 0 && !wantsSource(event)) return;
  event.preventDefault();
  if (wantsSource(event)) { findAt(point(event)); return; }
  if (document.activeElement !== typing) /** @type {any} */ (document.activeElement)?.blur();
  const place = point(event), finger = fingerFor(event.pointerId);
  if (finger === null) return;
  try { canvas.setPointerCapture(event.pointerId); } catch { /* it is gone already */ }
  note(finger, "began", place);
  if (event.pointerType === "mouse" && event.altKey) {
    const other = fingerFor("second");
    if (other !== null) note(other, "began", second(place, event.shiftKey));
  }
  typeIfAsked();
});

// A mouse that presses nothing: its latest place, once a frame of the display.
let hover = null, isHoverAsked = false;
function noteHover(place) {
  hover = place;
  if (isHoverAsked) return;
  isHoverAsked = true;
  requestAnimationFrame(() => { isHoverAsked = false; send({ type: "hover", ...hover }); });
}
canvas.addEventListener("pointerleave", event => {
  if (event.pointerType === "mouse") noteHover(null);
});

canvas.addEventListener("pointermove", event => {
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) {
    if (event.pointerType === "mouse") noteHover(point(event));
    if (event.pointerType === "mouse" && event.altKey) {
      const place = point(event);
      showGhosts([place, second(place, event.shiftKey)]);
    } else hideGhosts();
    return;
  }
  const rect = canvas.getBoundingClientRect();
  const samples = event.getCoalescedEvents?.() ?? [];
  for (const sample of samples.length ? samples : [event]) {
    const place = point(sample, rect);
    note(finger, "moved", place);
    const other = fingers.get("second");
    if (event.pointerType === "mouse" && other !== undefined) {
      const opposite = second(place, event.shiftKey);
      note(other, "moved", opposite);
      showGhosts([place, opposite]);
    }
  }
});

function lift(event, phase) {
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) return;
  fingers.delete(event.pointerId);
  const place = point(event);
  note(finger, phase, place);
  if (phase === "ended") expectFocus();
  const other = fingers.get("second");
  if (event.pointerType !== "mouse" || other === undefined) return;
  fingers.delete("second");
  note(other, phase, second(place, event.shiftKey));
  hideGhosts();
}
canvas.addEventListener("pointerup", event => lift(event, "ended"));
canvas.addEventListener("pointercancel", event => lift(event, "cancelled"));
canvas.addEventListener("contextmenu", event => event.preventDefault());
for (const name of ["touchstart", "touchmove", "gesturestart"]) {
  stage.addEventListener(name, event => {
    if (device.contains(/** @type {Node} */ (event.target))) event.preventDefault();
  }, { passive: false });
}
addEventListener("keyup", event => { if (event.key === "Alt") hideGhosts(); });

// Wheels turn in pixels, lines or pages.
canvas.addEventListener("wheel", event => {
  event.preventDefault();
  const unit = [1, 16, picture.height / picture.scale][event.deltaMode] ?? 1;
  const bound = length => Math.min(Math.max(length, -10000), 10000);
  send({
    type: "wheel", ...point(event), deltaX: bound(-event.deltaX * unit),
    deltaY: bound(-event.deltaY * unit),
  });
}, { passive: false });
