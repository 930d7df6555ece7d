import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";

/** A longer heading fills a phone's screen, in characters. */
const longestHeading = 120;

/** Reports headings that are too long. */
export function checkLongHeadings(config: unknown): Finding[] {
  return textsOf(config, "text").flatMap(({ value, part, path }): Finding[] => {
    if (part !== "heading" || value.length <= longestHeading) return [];
    const message = `This heading has ${value.length} characters, which fills the screen of a phone. Shorten it to ${longestHeading}, and move the rest to the "intro" or a text.`;
    return [{ code: "long-heading", message, path }];
  });
}
