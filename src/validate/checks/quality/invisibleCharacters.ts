import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import type { Path } from "../../../schema/walk";
import type { Finding } from "../../finding";
import { onEach, onOddTexts } from "../../visits";
import { subjectOf, written } from "../../../words/words";

/** Zero-width spaces, soft hyphens and marks copied from chats and documents. Joiners are part of words. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Finds invisible characters in an address, because they change the address. */
function findInvisible(address: string, { source, path }: { source: string; path: Path }): Finding[] {
  const [first] = address.match(invisible) ?? [];
  if (first === undefined) return [];
  const code = `\\u${first.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const plain = address.replace(invisible, "");
  const isOnce = source.split(address).length === 2;
  const fix: Pick<Finding, "fix"> = isOnce ? { fix: { do: "replaceIn", from: address, to: plain } } : {};
  const message = `${source === address ? subjectOf(path) : "This link"} contains an invisible character (${code}), so it may not work. Use ${written(plain)}.`;
  return [{ code: "invisible-character", message, path, ...fix }];
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "invisible-character": { severity: "warning" } },
  values: [
    onEach("link", (link) => findInvisible(link.address, link)),
    onOddTexts(["image", "file", "text"], ({ value, part, kind, path }) =>
      kind !== "text" || part === "copy" ? findInvisible(value, { source: value, path }) : [],
    ),
  ],
};

export const explanations: Explanations = {
  "invisible-character": {
    meaning: "A link or text contains an invisible character.",
    example: configWith(
      '"navigation": [{ "label": "Shop", "href": "https://shop.fernhollow.example/\\u200bhats" }]',
    ),
  },
};
