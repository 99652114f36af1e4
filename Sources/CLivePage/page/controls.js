// The bar, and what the buttons of the bar and the panel do.

// What the session said of itself last.
/** @type {any} */
let session = null;
let isDragging = false;
const typeSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];

const onClick = (name, action) => element(name).addEventListener("click", event => {
  action();
  // So that the space bar plays and pauses, rather than this button again.
  if (event.detail > 0) element(name).blur();
  // A mouse takes no keyboard away from the program's field by pressing a button of the page.
  if (event.detail > 0 && event.pointerType === "mouse") typeIfAsked();
});
const isPlaying = () => session?.state === "playing" || session?.state === "starting";
const isAtPresent = () => session?.state !== "scrubbing";

const actions = {
  play: () => send({ type: isPlaying() ? "pause" : isAtPresent() ? "play" : "live" }),
  step: () => isAtPresent() || !session
    ? send({ type: "step", frames: 1 }) : scrub(session.time + 1 / 60),
  back: () => session && scrub(session.time - 1 / 60),
  live: () => send({ type: isAtPresent() ? "play" : "live" }),
  dark: () => setEnvironment({ isDark: !session?.environment.isDark }),
  record: () => send({ type: "record", on: !session?.isRecording }),
  inspect: () => {
    const panel = element("panel");
    panel.hidden = !panel.hidden;
    element("inspect").setAttribute("aria-expanded", String(!panel.hidden));
    if (!panel.hidden) drawGraph();
  },
  full: () => toggleFull(),
  find: () => setFinding(!isFinding),
  gallery: () => {
    const gallery = element("gallery");
    gallery.hidden = !gallery.hidden;
    if (!gallery.hidden) { fillGallery(); send({ type: "gallery" }); }
  },
};

// A frame is the nearest to the time asked for; a little more than none, so that rounding does
// not answer with the one before.
function scrub(time) {
  if (session) send({ type: "scrub", time: Math.min(Math.max(time, session.earliest), session.latest) });
}

function setEnvironment(part) {
  if (session) send({ type: "environment", environment: { ...session.environment, ...part } });
}

for (const name of ["play", "step", "back", "live", "record", "inspect", "full", "find"]) onClick(name, actions[name]);
onClick("light", () => setEnvironment({ isDark: false }));
onClick("dark", () => setEnvironment({ isDark: true }));
onClick("render", () => send({ type: "render" }));
onClick("restart", () => send({ type: "restart" }));
onClick("show-gallery", actions.gallery);
element("motion").addEventListener("change", () =>
  setEnvironment({ reduceMotion: element("motion").checked }));
element("type").addEventListener("input", () =>
  setEnvironment({ dynamicTypeSize: typeSizes[element("type").value] }));
element("speed").addEventListener("change", () => {
  send({ type: "speed", speed: Number(element("speed").value) });
  element("speed").blur();
});

const scrubber = element("scrubber");
scrubber.addEventListener("pointerdown", () => isDragging = true);
scrubber.addEventListener("input", () => {
  element("time").textContent = Number(scrubber.value).toFixed(2);
  scrub(Number(scrubber.value));
});
for (const name of ["pointerup", "pointercancel", "change"]) {
  scrubber.addEventListener(name, () => isDragging = false);
}
