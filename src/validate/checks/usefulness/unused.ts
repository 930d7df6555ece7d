import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import { tagSlug } from "../../../config/newsPlan";
import { isColorRole } from "../../../fields/parts/tag";
import { findConstants } from "../../../fields/texts/constants";
import type { Finding } from "../../finding";
import { findUnused } from "../../findUnused";
import { onForeignUses } from "../../texts/foreignUses";
import { badgesIn, writtenTags } from "../news";
import { colorUses, tagUses } from "../tags";
import { keysAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";
import { gathered } from "../../parts";
import { onOddWritten, onTexts } from "../../visits";

const usedConstants = gathered(
  "constants",
  onOddWritten(({ value }) => findConstants(value).map(({ name }) => name)),
  // Uses in another notation are reported as that.
  onForeignUses((uses) => uses.map(({ name }) => name)),
);

export function checkUnusedConstants(config: unknown): Finding[] {
  const explain = (name: string) =>
    `The constant ${quote(name)} is not used. Use {{${name}}} where its value should appear, or remove the constant.`;
  return findUnused(config, ["constants"], usedConstants(config), { code: "unused-constant", explain });
}

export function checkUnusedTags(config: unknown): Finding[] {
  const names = keysAt(config, ["tags"]) ?? [];
  if (names.length === 0) return [];
  const named = [...tagUses(config), ...colorUses(config)].map(({ name }) => name);
  const tags = named.filter((name) => names.includes(name) || !isColorRole(name));
  // A post's tag uses the badge with the same name or label.
  const badges = badgesIn(config);
  const topics = writtenTags(config).flatMap(({ label }) => badges.get(tagSlug(label, badges)) ?? []);
  const explain = (name: string) =>
    `The tag ${quote(name)} is not used. Use "tag": "${name}" for a badge, [[${name}]] in formatted text, or "color": "${name}" for its colour. If you do not need the tag, remove it.`;
  return findUnused(config, ["tags"], [...tags, ...topics], { code: "unused-tag", explain });
}

const usedToasts = gathered(
  "toasts",
  onTexts(["toast"], ({ value }) => [value]),
);

export function checkUnusedToasts(config: unknown): Finding[] {
  const explain = (name: string) =>
    `The toast ${quote(name)} is not used. Add "toast": "${name}" to a button or card with "copy", or use it as the "successToast" or "failureToast" of a form. If you do not need the toast, remove it.`;
  return findUnused(config, ["toasts", "messages"], usedToasts(config), { code: "unused-toast", explain });
}

export const checks: CheckFile = {
  section: "usefulness",
  codes: {
    "unused-constant": { severity: "warning" },
    "unused-tag": { severity: "warning" },
    "unused-toast": { severity: "warning" },
  },
  siteAdvice: [checkUnusedConstants, checkUnusedTags, checkUnusedToasts],
};

export const explanations: Explanations = {
  "unused-constant": {
    meaning: "A constant is not used.",
    example: configWith('"constants": { "players": 40 }'),
  },
  "unused-tag": {
    meaning: "A tag is not used.",
    example: configWith('"tags": { "builder": { "label": "Builder", "color": "#e0a84a" } }'),
  },
  "unused-toast": {
    meaning: "A toast message is not used.",
    example: configWith('"toasts": { "messages": { "addressCopied": { "title": "Address copied" } } }'),
  },
};
