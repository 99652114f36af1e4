// A click that asks where a view stands in the sources, instead of touching it: with control or command, or while the
// page is told to.

let isFinding = false;
const found = element("found");

function setFinding(isOn) {
  isFinding = isOn;
  body.classList.toggle("finding", isOn);
  element("find").setAttribute("aria-pressed", String(isOn));
  if (!isOn) found.hidden = true;
  tell({ type: "inspecting", on: isOn });
}

const wantsSource = event => isFinding || (event.pointerType === "mouse" && (event.ctrlKey || event.metaKey));

function findAt(place) { send({ type: "inspect", x: place.x, y: place.y }); }

let foundTimer = 0;
receivers.source = ({ view, file, line, isDeclaration, frame }) => {
  const [left, top, width, height] = frame.map(length => length * fit);
  const box = { left, top, width, height };
  for (const [side, length] of Object.entries(box)) found.style[side] = length + "px";
  found.hidden = false;
  clearTimeout(foundTimer);
  foundTimer = setTimeout(() => found.hidden = true, 2500);
  tell({ type: "source", view, file, line, isDeclaration, frame });
  showNotice(`${view}: ${file.split("/").at(-1)}, line ${line}`);
};
