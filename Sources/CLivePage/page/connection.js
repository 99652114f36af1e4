// The socket: opened anew when it is lost, in longer and longer intervals up to 4 seconds.

let socket = null, delay = 250;
const receivers = {};

const send = message => {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};
const sendRatio = () =>
  send({ type: "ratio", ratio: Math.min(Math.max(devicePixelRatio || 1, 0.25), 8) });

function connect() {
  const address = new URL("socket", location.href);
  address.protocol = "ws:";
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    delay = 250;
    image = null;
    waiting = [];
    element("connection").hidden = true;
    body.classList.remove("stale");
    sendRatio();
    forgetFingers();
    if (!element("gallery").hidden) send({ type: "gallery" });
    askForMirror();
    offerScreen();
  };
  socket.onmessage = event => {
    if (event.data instanceof ArrayBuffer) { takeFrame(event.data); return; }
    const message = JSON.parse(event.data);
    if (message.type === "accessibility") {
      pace.changes++;
      pace.changeLetters += event.data.length;
    }
    receivers[message.type]?.(message.content);
  };
  socket.onclose = event => {
    body.classList.add("stale");
    element("connection").hidden = false;
    element("connection").textContent = event.code === 1008
      ? "Halcyon has cut this page off: it sent too much. Load it again."
      : "The program is not running. Waiting for it …";
    if (event.code === 1008) return;
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, 4000);
  };
}
