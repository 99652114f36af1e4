// What the session says of itself, shown in the bar and the panel.

receivers.status = content => {
  session = content;
  noteKeyboard(content.keyboard);
  reachMark(content.mark);
  tellState(content);
  document.title = content.program ? `${content.program} · Halcyon` : "Halcyon";
  body.classList.toggle("paused", !isPlaying());
  body.classList.toggle("now", isAtPresent() && isPlaying());
  body.classList.toggle("recording", content.isRecording);
  element("record").lastElementChild.textContent =
    content.isRecording ? "Stop" : "Record";
  showTime(content);
  showSettings(content);
  showPace(content);
  showChosenPreview();
};

// What a page around this one is told, when it changes.
let told = "";
function tellState({ program, state, isCompiling, preview, width, height }) {
  const message = { type: "status", program, state, isCompiling, preview: preview ?? null, width, height };
  if (told === JSON.stringify(message)) return;
  told = JSON.stringify(message);
  tell(message);
}

function showTime({ time, earliest, latest, speed }) {
  scrubber.disabled = latest <= earliest;
  if (!isDragging) {
    scrubber.min = earliest;
    scrubber.max = Math.max(latest, time);
    scrubber.value = time;
    element("time").textContent = time.toFixed(2);
  }
  element("speed").value = [1, 0.5, 0.2, 0.1, 0.05].find(known => Math.abs(known - speed) < 0.001) ?? "";
}

function showSettings({ environment, width, height }) {
  element("light").setAttribute("aria-pressed", String(!environment.isDark));
  element("dark").setAttribute("aria-pressed", String(environment.isDark));
  element("motion").checked = environment.reduceMotion;
  element("type").value = typeSizes.indexOf(environment.dynamicTypeSize);
  element("type-name").textContent = environment.dynamicTypeSize;
  const known = deviceOf(width, height), { width: roomX, height: roomY } = room();
  const isScreen = width === roomX && height === roomY;
  if (document.activeElement !== sizes) {
    sizes.value = known ? `${known.width}x${known.height}` : isScreen ? "screen" : "other";
  }
}

function showPace({ framesPerSecond, frameMilliseconds, droppedFrames, bodyCount, isCompiling, state }) {
  const now = performance.now();
  while (pace.times.length && pace.times[0] < now - 1000) pace.times.shift();
  const rate = count => count ? `${count} a second` : "at rest";
  element("program-rate").textContent = rate(framesPerSecond);
  element("page-rate").textContent = rate(pace.times.length);
  element("frame-time").textContent = `${frameMilliseconds.toFixed(1)} ms`;
  element("dropped").textContent = `${droppedFrames}` + (pace.passedOver ? ` and ${pace.passedOver} here` : "");
  element("bodies").textContent = bodyCount.toLocaleString("en");
  const words = isCompiling ? "Compiling …" : state === "ended" ? "The program has ended." : "";
  element("connection").hidden = !words;
  element("connection").textContent = words;
}

// The times between shown frames, newest on the right; the line is at 1/60 s.
const graph = element("graph"), intervals = [];
let lastShown = 0;
function noteFrameInGraph(now) {
  intervals.push(now - lastShown);
  lastShown = now;
  if (intervals.length > 128) intervals.shift();
  if (!element("panel").hidden && pace.shown % 6 === 0) drawGraph();
}
function drawGraph() {
  const paper = graph.getContext("2d"), colors = getComputedStyle(body);
  paper.clearRect(0, 0, graph.width, graph.height);
  paper.fillStyle = colors.getPropertyValue("--accent");
  intervals.forEach((interval, index) => {
    const height = Math.min(interval, 50) / 50 * graph.height;
    paper.fillRect(index * 4, graph.height - height, 3, height);
  });
  paper.fillStyle = colors.getPropertyValue("--faint");
  paper.fillRect(0, graph.height - 16.7 / 50 * graph.height, graph.width, 1);
}
