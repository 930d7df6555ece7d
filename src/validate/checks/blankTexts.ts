import { configSchema } from "../../config/config";
import { fillConstants, findConstants } from "../../fields/constants";
import type { Field, Path } from "../../fields/walk";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { linkPlaces } from "../linkPlaces";
import { readMarkdown } from "../markdown";
import { schemaAt } from "../schemaAt";
import { nameOf, quote, sentence } from "../words";

/** Every text says something, and so does every link, also once their constants are filled in. */
export function checkBlankTexts(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  // Addresses are looked at as such.
  const mailPaths = new Set(
    linkPlaces(config).flatMap(({ wants, path }) => (wants === "mail" ? [keyOf(path)] : [])),
  );
  const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

  const findings: Finding[] = [];
  const emptied = new Map<string, number>();
  for (const { words, path, problem } of textsOf(config, "text", "richText").flatMap(partsOf(config))) {
    const uses = findConstants(words).map(({ name }) => name);
    const marked = uses.length > 0 ? words.replace(/[*_`]+(?=\{\{)|(?<=\}\})[*_`]+/g, "") : words;
    if (!isBlank(fillConstants(marked, constants)) || mailPaths.has(keyOf(path))) continue;
    const [name] = uses;
    if (name === undefined) findings.push({ code: "empty-value", message: problem(), path });
    else emptied.set(name, (emptied.get(name) ?? 0) + 1);
  }
  for (const [name, count] of emptied) {
    const texts = count === 1 ? "1 text or link consists" : `${count} texts or links consist`;
    const message = `The constant ${quote(name)} is blank, but ${texts} of nothing else. Give it a value, or do without {{${name}}} there.`;
    findings.push({ code: "empty-value", message, path: ["constants", name] });
  }
  return findings;
}

/** A text and the words of the links in it, with what to say where they are blank. */
function partsOf(config: unknown) {
  return (field: Field & { value: string }) => {
    const { value, kind, mayBeEmpty } = field;
    // The shape of the config tells of texts without any character.
    if (mayBeEmpty || value === "") return [];
    const links = kind === "richText" ? readMarkdown(value).links : [];
    if (isPlainlyFilled(value) && links.every(({ words }) => isPlainlyFilled(words))) return [];
    const { path } = field;
    const problem = () => {
      const isOptional = schemaAt(configSchema, config, path)?._zod.optin !== undefined;
      return `${sentence(nameOf(path))} is blank. Write a text${isOptional ? ", or remove the key" : ""}.`;
    };
    return [
      { words: value, path, problem },
      ...links.map(({ words, address }) => ({
        words,
        path,
        problem: () => `The link to ${quote(address)} has no words. Write them between its [ ].`,
      })),
    ];
  };
}

/** Whether a text has a letter or a digit of its own; most have, and need no closer look. */
function isPlainlyFilled(words: string): boolean {
  return /^[^{]*[A-Za-z0-9]/.test(words);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
