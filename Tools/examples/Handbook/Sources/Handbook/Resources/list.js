import { element } from "./element.js";

export function fill(list, texts) {
  list.append(...texts.map((text) => element("li", text)));
}
