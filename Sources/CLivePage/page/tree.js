// The tree of views as text, while somebody looks at it.

const tree = element("tree");
onClick("show-tree", () => {
  tree.hidden = !tree.hidden;
  element("show-tree").textContent = tree.hidden ? "Show the tree" : "Hide the tree";
  if (!tree.hidden) send({ type: "tree" });
});
receivers.tree = ({ text }) => { if (tree.textContent !== text) tree.textContent = text; };
setInterval(() => {
  if (element("panel").hidden || !session) return;
  showPace(session);
  if (!tree.hidden && isPlaying()) send({ type: "tree" });
}, 1000);
