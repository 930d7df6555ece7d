import { configSchema, type SiteConfigInput } from "../src/config/config";
import { visitFields } from "../src/schema/walk";

/** The same in every language: addresses. */
export const addresses =
  /[\w.+-]+@[\w.-]+|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[:/][\w./#?=&%-]*)?/gi;

/** The parts of a formatted text that no translation changes. */
const fixedParts = new RegExp(
  String.raw`\`[^\`]*\`|\]\([^)]*\)|\{\{[^}]*\}\}|\[\[[\w-]+(?=[:\]])|\[![A-Z]+\]|<[^>]*>|${addresses.source}`,
  "gi",
);

/** A text with an Arabic letter for each Latin one, so it shows which language it is in. */
export function inArabic(text: string): string {
  let end = 0;
  let made = "";
  for (const { 0: part, index } of text.matchAll(fixedParts)) {
    made += letters(text.slice(end, index)) + part;
    end = index + part.length;
  }
  return made + letters(text.slice(end));
}

function letters(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (letter) =>
    String.fromCodePoint(0x0628 + (letter.toLowerCase().codePointAt(0)! % 19)),
  );
}

/** The texts of a config: those that need a translation, and all others. */
export function textsOf(config: SiteConfigInput): { translatable: string[]; fixed: string[] } {
  const translatable = new Set<string>();
  const fixed = new Set<string>();
  visitFields(configSchema, config, ({ kind, value, names, part }) => {
    if ((kind !== "text" && kind !== "richText") || typeof value !== "string") return;
    const needsNone =
      names !== undefined || part === "copy" || part === "subject" || inArabic(value) === value;
    (needsNone ? fixed : translatable).add(value);
  });
  return { translatable: [...translatable], fixed: [...fixed].sort((a, b) => b.length - a.length) };
}

/** Adds Arabic to a config, without the translations of some texts. */
export function withArabic(
  config: SiteConfigInput,
  isMissing: (text: string, index: number) => boolean,
): SiteConfigInput {
  const known = textsOf(config).translatable.filter((text, index) => !isMissing(text, index));
  const texts = Object.fromEntries(known.map((text) => [text, inArabic(text)]));
  return { ...config, languages: { ar: { texts } } };
}
