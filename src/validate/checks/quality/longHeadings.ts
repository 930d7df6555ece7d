import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import type { Finding } from "../../finding";
import { onTexts } from "../../visits";

/** A longer heading fills a phone's screen, in characters. */
const longestHeading = 120;

const checkLongHeadings = onTexts(
  ["text"],
  (field): Finding[] => {
    const { value, part } = field;
    if (part !== "heading" || value.length <= longestHeading) return [];
    const message = `This heading has ${value.length} characters, enough to fill a phone screen. Shorten it to at most ${longestHeading} characters. Move the rest to the "intro" or a text block.`;
    return [{ code: "long-heading", message, path: field.path }];
  },
  (key) => key === "heading",
);

export const checks: CheckFile = {
  section: "quality",
  codes: { "long-heading": { severity: "warning" } },
  general: [checkLongHeadings],
};

export const explanations: Explanations = {
  "long-heading": {
    meaning: "A heading is too long to read at a glance.",
    example: pageWith(
      `{ "type": "text", "heading": "We open the mill on Friday${", and there will be cake".repeat(5)}", "text": "Come." }`,
    ),
  },
};
