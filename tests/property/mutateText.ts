import { foreignNumbers, inheritedNames, oddNumbers, oddTexts } from "./oddTexts";
import type { Random } from "./random";

/** One way to break a text, as by editing or pasting. */
type Mutator = (text: string, random: Random) => string;

const structure = [
  '"',
  "'",
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\\",
  "//",
  "/*",
  "*/",
  "#",
  "\n",
  "\r",
  "`",
  "“",
  "”",
];

const mutators: readonly Mutator[] = [
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text, random) => splice(text, random.below(text.length + 1), 1 + random.below(5), ""),
  (text, random) => splice(text, random.below(text.length + 1), 0, random.pick(structure)),
  (text, random) => splice(text, random.below(text.length + 1), 0, random.pick(oddTexts)),
  (text, random) => splice(text, random.below(text.length + 1), 1, random.pick(structure)),
  (text, random) =>
    splice(text, random.below(text.length + 1), 1, randomCharacters(random, 1 + random.below(8))),
  (text, random) => {
    const at = random.below(text.length + 1);
    return splice(text, at, 0, text.charAt(at));
  },
  (text, random) => {
    const at = random.below(text.length + 1);
    return splice(text, at, 2, text.charAt(at + 1) + text.charAt(at));
  },
  // Syntax characters
  (text, random) => replaceOne(text, /["{}[\],:]/g, random, () => ""),
  (text, random) => replaceOne(text, /["{}[\],:]/g, random, () => random.pick(structure)),
  (text, random) => replaceOne(text, /[}\]"](?=\s*[}\]])/g, random, (found) => `${found},`),
  (text, random) => replaceOne(text, /,/g, random, (found) => found + found),
  (text, random) => replaceOne(text, /,/g, random, () => random.pick([";", ".", " ", "\n", "="])),
  (text, random) => replaceOne(text, /"[^"\n]*"/g, random, (found) => `'${found.slice(1, -1)}'`),
  (text, random) => replaceOne(text, /"[^"\n]*"/g, random, (found) => `“${found.slice(1, -1)}”`),
  (text, random) => replaceOne(text, /"\w+"(?=:)/g, random, (found) => found.slice(1, -1)),
  (text, random) => replaceOne(text, /:\s*"[^"\n]*"/g, random, (found) => found.replaceAll('"', "")),
  (text, random) => replaceOne(text, / (?=[^"\n]*"[,\n])/g, random, () => random.pick(["\n", "\t", '"'])),
  // Duplicate keys
  (text, random) => replaceOne(text, /"\w+": (?:"[^"\n]*"|\d+)/g, random, (found) => `${found}, ${found}`),
  (text, random) =>
    replaceOne(text, /\{/g, random, (found) => `${found} "${random.pick(inheritedNames)}": {},`),
  // Values in other notations
  (text, random) =>
    replaceOne(text, /(?<=: )(?:"[^"\n]*"|\d+|true|false)/g, random, () =>
      random.pick([...oddNumbers, ...foreignNumbers, "undefined", "None", "True", "yes", "nul", "nullnull"]),
    ),
  (text, random) =>
    replaceOne(text, /(?<=")[^"\n]/g, random, (found) =>
      random.pick([
        `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
        "\\u12",
        "\\x41",
        "\\ud800",
        "\\",
      ]),
    ),
  // Lines
  (text, random) => replaceOne(text, /^.*\n/gm, random, (found) => found + found),
  (text, random) => replaceOne(text, /^.*\n/gm, random, () => ""),
  (text, random) =>
    replaceOne(text, /\n/g, random, () => random.pick([" // note\n", "\n/* note */\n", "\n# note\n"])),
  (text, random) => text.replaceAll("\n", random.pick(["\r\n", "\r", "", "\n\n", "\u2028"])),
  (text, random) =>
    random.pick(["\ufeff", "\u0000", " ", "\n", "\u00ff\u00fe", "<!doctype html>", "export default "]) + text,
  (text, random) => text + random.pick([text, "\u0000", "}", "]", ",", ";", "\ufeff", "null"]),
  (_, random) => randomCharacters(random, random.below(200)),
  (text, random) => Buffer.from(text, "utf8").toString(random.pick(["latin1", "utf16le", "hex", "base64"])),
];

/** Breaks a text in this many ways, one after another. */
export function mutateText(text: string, random: Random, times: number): string {
  let broken = text;
  for (let count = 0; count < times; count++) broken = random.pick(mutators)(broken, random);
  return broken;
}

function splice(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

/** Changes one match of a pattern. */
function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  change: (found: string) => string,
): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const match = random.pick(found);
  return splice(text, match.index, match[0].length, change(match[0]));
}

function randomCharacters(random: Random, length: number): string {
  const limit = random.pick([0x80, 0x100, 0x10000]);
  return Array.from({ length }, () => String.fromCharCode(random.below(limit))).join("");
}
