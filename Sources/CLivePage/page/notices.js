// Messages: over the picture, and beside it for a while.

receivers.overlay = overlay => {
  element("overlay").hidden = !overlay;
  if (!overlay) return;
  element("overlay-title").textContent = overlay.title;
  element("overlay-text").textContent = overlay.text;
};

receivers.notice = ({ text, isError }) => {
  const notice = make("p", text, isError ? "bad" : "");
  element("notices").append(notice);
  setTimeout(() => notice.remove(), isError ? 9000 : 5000);
};
