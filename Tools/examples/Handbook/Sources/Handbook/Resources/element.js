export function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
