import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import type { Finding } from "../../finding";
import type { Path } from "../../../schema/walk";
import { valueAt } from "../../../schema/schemaAt";
import { onEach } from "../../visits";

/** Reports links to "#", unless their text says that they go to the top. */
const checkLinksToNowhere = onEach("link", ({ address, path, source, links }, { config }): Finding[] => {
  if (address !== "#") return [];
  const link = links.find(({ start, end }) => !leadsToTop(source.slice(start, end)));
  const isWrong = link !== undefined || (links.length === 0 && !leadsToTop(wordsBeside(config, path)));
  if (!isWrong) return [];
  const message =
    '"#" links only to the top of the page. Link to a page (/rules), an anchor (#apply) or a URL (https://…).';
  const place = link ? { within: { start: link.start, end: link.end } } : {};
  return [{ code: "link-to-nowhere", message, path, ...place }];
});

function leadsToTop(words: string): boolean {
  return /\btop\b|[↑⬆⇧]/iu.test(words);
}

function wordsBeside(config: unknown, path: Path): string {
  return JSON.stringify(valueAt(config, path.slice(0, -1))) ?? "";
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "link-to-nowhere": { severity: "warning" } },
  advice: [checkLinksToNowhere],
};

export const explanations: Explanations = {
  "link-to-nowhere": {
    meaning: "A link only opens the top of its own page.",
    example: configWith('"navigation": [{ "label": "Shop", "href": "#" }]'),
  },
};
