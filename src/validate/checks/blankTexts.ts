import type { CheckFile } from "../checkFile";
import { configSchema } from "../../config/config";
import { withoutControls } from "../../fields/characters";
import { fillConstants, findConstants } from "../../fields/texts/constants";
import { countBy } from "../../json/groupBy";
import type { Path } from "../../schema/walk";
import type { Constants } from "../constantsOf";
import type { Finding, Within } from "../finding";
import { Cursor } from "../../schema/cursor";
import { quote, subjectOf } from "../../words/words";
import { gathered } from "../parts";
import { type Around, onEach, onOddTexts, type Visit } from "../visits";

/** A text that must not be blank, and the message if it is. */
interface Piece {
  words: string;
  path: Path;
  problem: () => string;
  within?: Within;
}

/** Visits the blank texts and link texts, each with the constant that it consists of, if it does. */
function onBlank<Item>(find: (piece: Piece, name: string | undefined) => Item[]): Visit<Item, Around>[] {
  const findIn = (piece: Piece, constants: Constants) => {
    const { words } = piece;
    const uses = findConstants(words).map(({ name }) => name);
    const marked = uses.length > 0 ? words.replace(/[*_`]+(?=\{\{)|(?<=\}\})[*_`]+/g, "") : words;
    return isBlank(fillConstants(marked, constants)) ? find(piece, uses[0]) : [];
  };
  return [
    onOddTexts(["text", "richText"], (field, { config, constants }) => {
      const { value, mayBeEmpty, names } = field;
      // Empty texts are reported by validate/shape. Addresses are checked elsewhere.
      if (value === "" || isPlainlyFilled(value) || mayBeEmpty || names === "mailbox") return [];
      const { path } = field;
      return findIn({ words: value, path, problem: () => explainBlank(config, path) }, constants);
    }),
    onEach("markdown", ({ field, links }, { constants }) =>
      (field.mayBeEmpty ? [] : links)
        .filter(({ words }) => !isPlainlyFilled(words))
        .flatMap(({ words, address, start, end }) => {
          const problem = () => `The link to ${quote(address)} has no text. Add the text between [ and ].`;
          return findIn({ words, path: field.path, within: { start, end }, problem }, constants);
        }),
    ),
  ];
}

const checkBlankTexts = onBlank(({ path, problem, within }, name): Finding[] =>
  name === undefined
    ? [{ code: "empty-value", message: problem(), path, ...(within ? { within } : {}) }]
    : [],
);

/** Reports blank constants that are the only content of texts or links. */
export function checkBlankConstants(config: unknown): Finding[] {
  return Array.from(countBy(emptyingConstants(config)), ([name, count]) => {
    const places = count === 1 ? "1 place contains" : `${count} places contain`;
    const message = `The constant ${quote(name)} is blank, but ${places} nothing else. Enter a value, or remove {{${name}}} there.`;
    return { code: "empty-value", message, path: ["constants", name] };
  });
}

const emptyingConstants = gathered(
  "blank constants",
  ...onBlank((_, name) => (name === undefined ? [] : [name])),
);

function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(withoutControls(text));
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

export const checks: CheckFile = { general: checkBlankTexts, site: [checkBlankConstants] };
