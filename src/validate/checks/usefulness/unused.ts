import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import { tagSlug } from "../../../config/newsPlan";
import { isColorRole } from "../../../fields/parts/tag";
import { findConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { onForeignUses } from "../../texts/foreignUses";
import { badgesIn, writtenTags } from "../news";
import { colorUses, tagNames, tagUses } from "../tags";
import { valueAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";
import { gathered } from "../../parts";
import { onOddWritten, onTexts } from "../../visits";

const usedConstants = gathered(
  "constants",
  onOddWritten(({ value }) => findConstants(value).map(({ name }) => name)),
  // Uses in another notation are reported as that.
  onForeignUses((uses) => uses.map(({ name }) => name)),
);

/** Reports unused constants, unless an unknown constant is used: it may be a misspelled one. */
export function checkUnusedConstants(config: unknown): Finding[] {
  const constants = valueAt(config, ["constants"]);
  if (constantsOf(config) === undefined || typeof constants !== "object" || constants === null) return [];
  const used = new Set(usedConstants(config));
  const isMissed = [...used].some((name) => !Object.hasOwn(constants, name));
  if (isMissed) return [];
  return Object.keys(constants)
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: "unused-constant",
      message: `The constant ${quote(name)} is not used. Use {{${name}}} where its value should appear, or remove the constant.`,
      path: ["constants", name],
      at: "key",
    }));
}

/** Reports unused tags, unless an unknown tag is used: it may be a misspelled one. */
export function checkUnusedTags(config: unknown): Finding[] {
  const names = tagNames(config) ?? [];
  if (names.length === 0) return [];
  const used = new Set([...tagUses(config), ...colorUses(config)].map(({ name }) => name));
  // A post's tag uses the badge with the same name or label.
  const badges = badgesIn(config);
  const topics = new Set(writtenTags(config).map(({ label }) => badges.get(tagSlug(label, badges))));
  if ([...used].some((name) => !names.includes(name) && !isColorRole(name))) return [];
  return names
    .filter((name) => !used.has(name) && !topics.has(name))
    .map((name) => ({
      code: "unused-tag",
      message: `The tag ${quote(name)} is not used. Use "tag": "${name}" for a badge, [[${name}]] in formatted text, or "color": "${name}" for its colour. If you do not need the tag, remove it.`,
      path: ["tags", name],
      at: "key",
    }));
}

const usedToasts = gathered(
  "toasts",
  onTexts(["toast"], ({ value }) => [value]),
);

export function checkUnusedToasts(config: unknown): Finding[] {
  const messages = valueAt(config, ["toasts", "messages"]);
  if (typeof messages !== "object" || messages === null || Array.isArray(messages)) return [];
  const named = new Set(usedToasts(config));
  const isMissed = [...named].some((name) => !Object.hasOwn(messages, name));
  if (isMissed) return [];
  return Object.keys(messages)
    .filter((name) => !named.has(name))
    .map((name) => ({
      code: "unused-toast",
      message: `The toast ${quote(name)} is not used. Add "toast": "${name}" to a button or card with "copy", or use it as the "successToast" or "failureToast" of a form. If you do not need the toast, remove it.`,
      path: ["toasts", "messages", name],
      at: "key",
    }));
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
