// Each slider says how much of the new picture lies over the old one.
for (const each of document.querySelectorAll("input[type=range]")) {
  const input = /** @type {HTMLInputElement} */ (each);
  input.addEventListener("input", () =>
    input.parentElement?.style.setProperty("--share", input.value + "%"));
}
