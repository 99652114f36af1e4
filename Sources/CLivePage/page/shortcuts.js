// Keys of the page itself.

addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {any} */ (event.target);
  if (/^(input|select|textarea)$/i.test(target.tagName) && target.type !== "checkbox") return;
  const speed = [1, 0.5, 0.2, 0.1, 0.05][Number(event.key) - 1];
  const action = {
    " ": actions.play, ArrowRight: actions.step, ArrowLeft: actions.back, l: actions.live,
    d: actions.dark, r: actions.record, p: actions.gallery, i: actions.inspect,
    "?": actions.inspect, k: () => setTyping(true),
    Escape: () => element("gallery").hidden = true,
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    ?? (speed && (() => send({ type: "speed", speed })));
  if (!action) return;
  event.preventDefault();
  action();
});
