// Messages: over the picture where nothing new can be shown, and beside it for a while.

receivers.overlay = overlay => {
  element("overlay").hidden = !overlay;
  tell({ type: "error", error: overlay && { kind: overlay.kind, title: overlay.title, text: overlay.text } });
  if (!overlay) return;
  element("overlay-title").textContent = overlay.title;
  element("overlay-text").textContent = overlay.text;
};

function showNotice(text, isError = false) {
  const notice = make("p", text, isError ? "bad" : "");
  element("notices").append(notice);
  const timer = setTimeout(() => notice.remove(), isError ? 9000 : 5000);
  notice.addEventListener("click", () => { clearTimeout(timer); notice.remove(); });
}

receivers.notice = ({ text, isError }) => {
  tell({ type: "notice", text, isError });
  showNotice(text, isError);
};

// Films and recordings
let newestFile = -1;

receivers.files = list => {
  element("files").hidden = list.length === 0;
  element("file-list").replaceChildren(...list.map(file => {
    const row = make("li");
    row.append(fileLink(file), make("small", size(file.bytes)));
    return row;
  }).reverse());
  const fresh = newestFile < 0 ? [] : list.filter(({ id }) => id > newestFile);
  newestFile = list.at(-1)?.id ?? 0;
  for (const file of fresh) offer(file);
};

function fileLink({ id, name }, text = name) {
  const link = make("a", text);
  link.setAttribute("href", new URL(`files/${id}/${encodeURIComponent(name)}`, location.href).href);
  link.setAttribute("download", name);
  return link;
}

// The message that named the file gets a link; one that has gone is said anew.
function offer(file) {
  const isNamed = each => each.textContent?.includes(file.name) && !each.querySelector("a");
  if (![...element("notices").children].some(isNamed)) showNotice(file.name + " is there.");
  const notice = [...element("notices").children].filter(isNamed).at(-1);
  notice?.append(" ", fileLink(file, "Download"));
}

const size = bytes => bytes < 1000 ? `${bytes} bytes`
  : bytes < 1e6 ? `${(bytes / 1000).toFixed(0)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
