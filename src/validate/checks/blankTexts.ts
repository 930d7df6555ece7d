import { configSchema } from "../../config/config";
import { withoutControls } from "../../fields/characters";
import { fillConstants, findConstants } from "../../fields/texts/constants";
import type { Path } from "../../schema/walk";
import { constantsOf } from "../constantsOf";
import type { Finding, Within } from "../finding";
import { type TextField, textsOf } from "../fieldsOf";
import { linkPlaces } from "../links/linkPlaces";
import { markdownOf } from "../texts/markdownOf";
import { Cursor } from "../../schema/cursor";
import { quote, subjectOf } from "../../words/words";

/** A text that must not be blank, and the message if it is. */
interface Piece {
  words: string;
  path: Path;
  problem: () => string;
  within?: Within;
}

/** Reports blank texts and links, even if only their constants are blank. */
export function checkBlankTexts(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  // Addresses are checked elsewhere.
  const mails = linkPlaces(config).filter(({ wants }) => wants === "mail");
  const mailPaths = new Set(mails.map(({ path }) => keyOf(path)));
  const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(withoutControls(text));

  const findings: Finding[] = [];
  const emptied = new Map<string, number>();
  for (const { words, path, problem, within } of doubtfulPieces(config)) {
    const uses = findConstants(words).map(({ name }) => name);
    const marked = uses.length > 0 ? words.replace(/[*_`]+(?=\{\{)|(?<=\}\})[*_`]+/g, "") : words;
    if (!isBlank(fillConstants(marked, constants)) || mailPaths.has(keyOf(path))) continue;
    const [name] = uses;
    if (name === undefined)
      findings.push({ code: "empty-value", message: problem(), path, ...(within ? { within } : {}) });
    else emptied.set(name, (emptied.get(name) ?? 0) + 1);
  }
  for (const [name, count] of emptied) {
    const texts = count === 1 ? "1 text or link contains" : `${count} texts or links contain`;
    const message = `The constant ${quote(name)} is blank, but ${texts} nothing else. Give it a value, or remove {{${name}}} there.`;
    findings.push({ code: "empty-value", message, path: ["constants", name] });
  }
  return findings;
}

/** Texts and link texts that may be blank. */
function doubtfulPieces(config: unknown): Piece[] {
  const isDoubtful = ({ value, mayBeEmpty }: TextField) =>
    // Empty texts are reported by validate/shape.
    !isPlainlyFilled(value) && !mayBeEmpty && value !== "";
  const texts = (["text", "richText"] as const)
    .flatMap((kind) => textsOf(config, kind).filter(isDoubtful))
    .map(({ value, path }) => ({ words: value, path, problem: () => explainBlank(config, path) }));
  const links = markdownOf(config)
    .filter(({ field }) => !field.mayBeEmpty)
    .flatMap(({ field, links: all }) =>
      all
        .filter(({ words }) => !isPlainlyFilled(words))
        .map(({ words, address, start, end }) => ({
          words,
          path: field.path,
          within: { start, end },
          problem: () => `The link to ${quote(address)} has no text. Write it between the [ ].`,
        })),
    );
  return [...texts, ...links];
}

function explainBlank(config: unknown, path: Path): string {
  const { isOptional } = Cursor.of(configSchema, config).at(path);
  return `${subjectOf(path)} is blank. Write a text${isOptional ? ", or remove the key" : ""}.`;
}

/** A quick test: most texts have a letter or a digit outside constants. */
function isPlainlyFilled(words: string): boolean {
  return /^[^{A-Za-z0-9]*[A-Za-z0-9]/.test(words);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
