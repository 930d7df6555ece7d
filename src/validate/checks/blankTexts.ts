import type { CheckFile } from "../checkFile";
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
import { memoizeByConfig } from "../../json/memoizeByObject";
import { gathered } from "../slices";

/** A text that must not be blank, and the message if it is. */
interface Piece {
  words: string;
  path: Path;
  problem: () => string;
  within?: Within;
}

/** Reports blank texts and links. */
export function checkBlankTexts(config: unknown): Finding[] {
  return blankPieces(config).flatMap(({ name, path, problem, within }) =>
    name === undefined
      ? [{ code: "empty-value", message: problem(), path, ...(within ? { within } : {}) }]
      : [],
  );
}

/** Reports blank constants that are the only content of texts or links. */
export function checkBlankConstants(config: unknown): Finding[] {
  const emptied = new Map<string, number>();
  for (const name of emptyingConstants(config)) emptied.set(name, (emptied.get(name) ?? 0) + 1);
  return [...emptied].map(([name, count]) => {
    const places = count === 1 ? "1 place contains" : `${count} places contain`;
    const message = `The constant ${quote(name)} is blank, but ${places} nothing else. Enter a value, or remove {{${name}}} there.`;
    return { code: "empty-value", message, path: ["constants", name] };
  });
}

const emptyingConstants = gathered((view) => blankPieces(view).flatMap(({ name }) => name ?? []));

/** The blank texts, each with the constant that it consists of, if it does. */
const blankPieces = memoizeByConfig((config): (Piece & { name: string | undefined })[] => {
  const constants = constantsOf(config) ?? {};
  // Addresses are checked elsewhere.
  const mails = linkPlaces(config).filter(({ wants }) => wants === "mail");
  const mailPaths = new Set(mails.map(({ path }) => keyOf(path)));
  const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(withoutControls(text));

  return doubtfulPieces(config).flatMap((piece) => {
    const { words, path } = piece;
    const uses = findConstants(words).map(({ name }) => name);
    const marked = uses.length > 0 ? words.replace(/[*_`]+(?=\{\{)|(?<=\}\})[*_`]+/g, "") : words;
    if (!isBlank(fillConstants(marked, constants)) || mailPaths.has(keyOf(path))) return [];
    return [{ ...piece, name: uses[0] }];
  });
});

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
          problem: () => `The link to ${quote(address)} has no text. Add the text between [ and ].`,
        })),
    );
  return [...texts, ...links];
}

function explainBlank(config: unknown, path: Path): string {
  const { isOptional } = Cursor.of(configSchema, config).at(path);
  const isEntry = typeof path.at(-1) === "number";
  const remove = isEntry ? ", or remove the entry" : isOptional ? ", or remove the key" : "";
  return `${subjectOf(path)} is blank. Add text between the quotes${remove}.`;
}

/** A quick test: most texts have a letter or a digit outside constants. */
function isPlainlyFilled(words: string): boolean {
  return /^[^{A-Za-z0-9]*[A-Za-z0-9]/.test(words);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

export const checks: CheckFile = {
  general: [checkBlankTexts],
  site: [checkBlankConstants],
};
