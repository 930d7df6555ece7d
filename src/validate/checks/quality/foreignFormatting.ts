import { listed, quote } from "../../../words/words";
import type { Finding, Within } from "../../finding";
import { type TextField, textsOf } from "../../fieldsOf";
import { blankCode } from "../../texts/blankCode";
import { foreignSigns, type ForeignSign } from "../../texts/foreignFormatting";
import { markdownOf } from "../../texts/markdownOf";

/** Texts hold no signs that only other programs read, and no formatting that there is none of here. */
export function checkForeignFormatting(config: unknown): Finding[] {
  return [...checkSigns(config), ...checkParts(config)];
}

/** The first letters of all signs; most texts have none of them. */
const mayHaveSigns = /==|\||__|~|<|:[a-z]|:::|\[[\^!]|#|^\s*---|\[\/|%[a-z]+_/;

function checkSigns(config: unknown): Finding[] {
  // What is copied may be meant for another program.
  const suspects = textsOf(config, "text", "richText").filter(
    ({ value, part }) => part !== "copy" && mayHaveSigns.test(value),
  );
  return suspects.flatMap((field): Finding[] => {
    const text = field.kind === "richText" ? blankCode(field.value) : field.value;
    return foreignSigns
      .filter(({ kinds }) => kinds.includes(field.kind))
      .flatMap((sign) => explainSign(sign, text, field));
  });
}

function explainSign({ pattern, explain, instead }: ForeignSign, text: string, field: TextField): Finding[] {
  if (text.search(pattern) < 0) return [];
  const found = [...text.matchAll(pattern)];
  const [first] = found;
  if (!first) return [];
  const pieces = [...new Set(found.map(([piece]) => piece))];
  const [piece = ""] = pieces;
  const to = instead?.(first);
  // The finding is about all of them: a fix of one would leave it as it is.
  const isAlone = to !== undefined && pieces.length === 1 && field.value.split(piece).length === 2;
  const see = `Visitors see ${quote(shortened(piece))} as it is written.`;
  return [
    {
      code: "unsupported-formatting",
      message: `${piece.startsWith("__") ? quote(piece) + " is not underlined." : see} ${explain(first)}${others(pieces)}`,
      path: field.path,
      within: { start: first.index, end: first.index + piece.length },
      ...(isAlone ? { fix: { do: "replaceIn", from: piece, to } } : {}),
    },
  ];
}

function others([, ...more]: readonly string[]): string {
  if (more.length === 0) return "";
  return ` The same goes for ${more.length > 3 ? `${more.length} others` : listed(more.map(shortened).map(quote), "and")} in this text.`;
}

function shortened(piece: string): string {
  const [line = ""] = piece.split("\n");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** What Markdown has and formatted texts have not. */
function checkParts(config: unknown): Finding[] {
  return markdownOf(config).flatMap(({ field, references, longRows }) => {
    const { value, path } = field;
    const isNote = ({ start }: Within) => value.startsWith("[^", start);
    const reference = references.find((one) => !isNote(one));
    const [row] = longRows;
    const findings: Finding[] = [];
    if (reference) {
      const written = quote(shortened(value.slice(reference.start, reference.end)));
      const message = `Visitors see ${written} as it is written: the address of a link stands directly behind its words. Write [words](address).`;
      findings.push({ code: "unsupported-formatting", message, path, within: reference });
    }
    if (row) {
      const written = quote(shortened(value.slice(row.start, row.end)));
      const message = `The row ${written} has more cells than its table has columns. Give the table another title, or the row fewer cells.`;
      findings.push({ code: "unsupported-formatting", message, path, within: row });
    }
    return findings;
  });
}
