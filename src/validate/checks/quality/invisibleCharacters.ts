import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import type { Path } from "../../../schema/walk";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { linkPlaces } from "../../links/linkPlaces";
import { findInEach } from "../../mostFindings";
import { subjectOf, written } from "../../../words/words";

/** Zero-width spaces, soft hyphens and marks copied from chats and documents. Joiners are part of words. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Reports invisible characters in addresses, because they change the address. */
export function checkInvisibleCharacters(config: unknown): Finding[] {
  const copied = textsOf(config, "text").filter(({ part }) => part === "copy");
  const addresses: readonly { address: string; source: string; path: Path }[] = [
    ...linkPlaces(config),
    ...[...textsOf(config, "image", "file"), ...copied].map(({ value, path }) => ({
      address: value,
      source: value,
      path,
    })),
  ];
  return findInEach(addresses, ({ address, source, path }) => {
    const [first] = address.match(invisible) ?? [];
    if (first === undefined) return [];
    const code = `\\u${first.charCodeAt(0).toString(16).padStart(4, "0")}`;
    const plain = address.replace(invisible, "");
    const isOnce = source.split(address).length === 2;
    const fix: Pick<Finding, "fix"> = isOnce ? { fix: { do: "replaceIn", from: address, to: plain } } : {};
    const message = `${source === address ? subjectOf(path) : "This link"} contains an invisible character (${code}), so it may not work. Use ${written(plain)}.`;
    return [{ code: "invisible-character", message, path, ...fix }];
  });
}

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "invisible-character": {
      severity: "warning",
    },
  },
  values: [checkInvisibleCharacters],
};

export const explanations: Explanations = {
  "invisible-character": {
    meaning: "A link or text contains an invisible character.",
    example: configWith(
      '"navigation": [{ "label": "Shop", "href": "https://shop.fernhollow.example/\\u200bhats" }]',
    ),
  },
};
