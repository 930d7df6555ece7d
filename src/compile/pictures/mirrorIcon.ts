import type { IconData } from "../../fields/pictures/icon";

/** A part of a name that points along a line of text. */
const directional = /(?:^|-)(?:left|right|forward|reply|redo|undo|log-(?:in|out))(?:-|$)/;
/** Rotation, media controls, mouse buttons and brand logos are the same in every script. */
const fixed = /^simple-icons:|(?:^|[-:])(?:rotate|fast|skip|step|mouse)-/;

/** An icon for a right-to-left site. Arrows to the right point to the left. */
export function mirrorIcon(name: string, icon: IconData): IconData {
  if (!directional.test(name.slice(name.indexOf(":") + 1)) || fixed.test(name)) return icon;
  const [left = 0, , width = 0] = icon.viewBox.split(" ").map(Number);
  const transform = `matrix(-1 0 0 1 ${2 * left + width} 0)`;
  return { ...icon, nodes: [["g", { transform }, icon.nodes]] };
}
