// The previews of a program: one of them to choose, and pictures of all.

let previews = [];
const pictures = new Map();
const chooser = element("previews");
chooser.addEventListener("change", () => {
  send({ type: "preview", id: chooser.value || null });
  chooser.blur();
});

receivers.previews = list => {
  previews = list;
  chooser.replaceChildren(new Option("The program", ""));
  list.forEach(({ id, name, file }) => chooser.add(new Option(`${name} · ${file}`, id)));
  chooser.disabled = element("show-gallery").disabled = list.length === 0;
  pictures.clear();
  showChosenPreview();
  if (!element("gallery").hidden) { fillGallery(); send({ type: "gallery" }); }
};
receivers.picture = content => {
  pictures.set(content.id, content);
  if (!element("gallery").hidden) fillGallery();
};

function showChosenPreview() { chooser.value = session?.preview ?? ""; }

function make(tag, text, style) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (style) made.className = style;
  return made;
}

function fillGallery() {
  const entry = ({ id, name, file }) => {
    const button = make("button"), picture = pictures.get(id);
    if (picture?.image) {
      const shown = make("img");
      shown.src = picture.image;
      shown.alt = name;
      button.append(shown);
    } else button.append(make("span", picture?.failure ?? "…", picture ? "reason" : ""));
    const caption = make("span", name);
    caption.append(make("small", file));
    button.append(caption);
    button.addEventListener("click", () => {
      send({ type: "preview", id });
      element("gallery").hidden = true;
    });
    return button;
  };
  element("gallery").replaceChildren(...previews.map(entry));
}
