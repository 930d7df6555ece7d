import { tagSlug } from "../../../config/newsPlan";
import { fillConstants, findConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { foreignUsesIn } from "../../texts/foreignUses";
import { writtenTags } from "../news";
import { tagNames, tagUses } from "../tags";
import { valueAt } from "../../../schema/schemaAt";
import { textsIn } from "../../../json/textsIn";
import { quote } from "../../../words/words";

/** Reports unused constants, unless an unknown constant is used: it may be a misspelled one. */
export function checkUnusedConstants(config: unknown): Finding[] {
  const constants = valueAt(config, ["constants"]);
  if (constantsOf(config) === undefined || typeof constants !== "object" || constants === null) return [];
  const uses = textsIn(config, (value) => value.includes("{{")).flatMap(({ value }) => findConstants(value));
  // Uses in another notation are reported as that.
  const used = new Set([...uses, ...foreignUsesIn(config)].map(({ name }) => name));
  const isMissed = [...used].some((name) => !Object.hasOwn(constants, name));
  if (isMissed) return [];
  return Object.keys(constants)
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: "unused-constant",
      message: `The constant ${quote(name)} is not used. Write {{${name}}} where its value belongs, or remove it.`,
      path: ["constants", name],
      at: "key",
    }));
}

/** Reports unused tags, unless an unknown tag is used: it may be a misspelled one. */
export function checkUnusedTags(config: unknown): Finding[] {
  const names = tagNames(config) ?? [];
  if (names.length === 0) return [];
  const used = new Set(tagUses(config).map(({ name }) => name));
  // A post's tag uses the badge with the same name or label.
  const topics = writtenTags(config).map(({ label }) => label);
  const isTopic = (name: string) => {
    const label = valueAt(config, ["tags", name, "label"]);
    const slug = typeof label === "string" && tagSlug(fillConstants(label, constantsOf(config) ?? {}));
    return topics.some((topic) => topic === name || tagSlug(topic) === slug);
  };
  if ([...used].some((name) => !names.includes(name))) return [];
  return names
    .filter((name) => !used.has(name) && !isTopic(name))
    .map((name) => ({
      code: "unused-tag",
      message: `The tag ${quote(name)} is not used. Write "tag": "${name}" for a badge or [[${name}]] in a formatted text, or remove it.`,
      path: ["tags", name],
      at: "key",
    }));
}

/** Reports unused toasts. */
export function checkUnusedToasts(config: unknown): Finding[] {
  const messages = valueAt(config, ["toasts", "messages"]);
  if (typeof messages !== "object" || messages === null || Array.isArray(messages)) return [];
  const named = new Set(textsOf(config, "toast").map(({ value }) => value));
  const isMissed = [...named].some((name) => !Object.hasOwn(messages, name));
  if (isMissed) return [];
  return Object.keys(messages)
    .filter((name) => !named.has(name))
    .map((name) => ({
      code: "unused-toast",
      message: `The toast ${quote(name)} is not used. Name it in the "toast" of a button, a card or a form, or remove it.`,
      path: ["toasts", "messages", name],
      at: "key",
    }));
}
