// What the page and a page around it tell each other. Documentation/Embedding.md says it in full.

/** @type {{ embedders: string[], devices: { name: string, width: number, height: number, cornerRadius: number, bezel: number }[], followsScreens: boolean }} */
const settings = JSON.parse(element("settings").textContent);
const isEmbedded = window.parent !== window;

// Tells the page around this one, if it is of an origin that was named.
function tell(message) {
  if (!isEmbedded) return;
  for (const origin of settings.embedders) {
    window.parent.postMessage({ source: "halcyon", ...message }, origin);
  }
}

// What the page around may ask for.
const requests = {
  inspect: ({ on }) => setFinding(Boolean(on)),
  play: () => send({ type: "play" }),
  pause: () => send({ type: "pause" }),
  restart: () => send({ type: "restart" }),
  appearance: ({ isDark }) => setEnvironment({ isDark: Boolean(isDark) }),
  size: ({ width, height }) => resize(Number(width), Number(height)),
};

addEventListener("message", event => {
  if (event.source !== window.parent || !settings.embedders.includes(event.origin)) return;
  if (event.data?.target !== "halcyon") return;
  if (Object.hasOwn(requests, event.data.type)) requests[event.data.type](event.data);
});
