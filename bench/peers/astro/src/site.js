import { readFileSync } from "node:fs";
import markdown from "markdown-it";

/** The data of the site. */
export const site = JSON.parse(readFileSync("data/site.json", "utf8"));

const parser = markdown();

/** A formatted text as HTML. */
export function formatted(text) {
  return parser.render(text);
}
