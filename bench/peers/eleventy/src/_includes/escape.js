const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in HTML. */
export function escape(text) {
  return String(text).replace(/[&<>"]/g, (sign) => entities[sign]);
}
