import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { configSchema } from "../../../config/config";
import { Cursor } from "../../../schema/cursor";
import { listed, quote, sentences, written } from "../../../words/words";
import type { Finding, Within } from "../../finding";
import { checkFrontMatter } from "../../texts/frontMatter";
import { deletionOf } from "../../texts/deletion";
import { blankCode } from "../../texts/blankCode";
import { foreignSigns, type ForeignSign } from "../../texts/foreignFormatting";
import { onEach, onOddTexts, type TextField } from "../../visits";

/** A quick test: most texts have none of these. */
const mayHaveSigns = /==|\||__|~|<|:[a-z]|:::|\[[\^!/]|^-?#|%[a-z]+_/m;

/** Reports formatting of other programs. */
const checkSigns = onOddTexts(["text", "richText"], (field, { config }): Finding[] => {
  const { value, part, kind } = field;
  // A copied text may be for another program.
  if (part === "copy" || !mayHaveSigns.test(value)) return [];
  const text = kind === "richText" ? blankCode(value) : value;
  return foreignSigns
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap((sign) => explainSign(config, sign, text, field));
});

function explainSign(
  config: unknown,
  { pattern, explain, instead }: ForeignSign,
  text: string,
  field: TextField,
): Finding[] {
  if (text.search(pattern) < 0) return [];
  const found = [...text.matchAll(pattern)];
  const [first] = found;
  if (!first) return [];
  const pieces = [...new Set(found.map(([piece]) => piece))];
  const [piece = ""] = pieces;
  const whole = instead && replaceAll(pattern, instead, field);
  const replacement = instead?.(first, field.kind);
  const advice = sentences(
    explain(first, deletionOf(Cursor.of(configSchema, config).at(field.path))),
    whole === undefined || whole.length > longestWhole
      ? replacement && `Use ${replacement}.`
      : `Use ${written(whole)}.`,
    whole === undefined || whole.length > longestWhole ? others(pieces) : undefined,
  );
  const see = piece.startsWith("__")
    ? `${quote(piece)} is shown in bold, not underlined.`
    : `Visitors see ${quote(shortened(piece))} as plain text.`;
  return [
    {
      code: "unsupported-formatting",
      message: `${see} ${advice}`,
      path: field.path,
      within: { start: first.index, end: first.index + piece.length },
      ...(whole === undefined ? {} : { fix: { do: "replace", value: whole } }),
    },
  ];
}

/** The longest text that a message repeats as a whole. */
const longestWhole = 120;

/** More levels than BBCode within BBCode has. */
const mostLevels = 5;

/** The text with all replacements; `undefined` if a piece has none. */
function replaceAll(
  pattern: RegExp,
  instead: NonNullable<ForeignSign["instead"]>,
  { value, kind }: TextField,
): string | undefined {
  let result = value;
  for (let level = 0; level < mostLevels; level++) {
    const text = kind === "richText" ? blankCode(result) : result;
    let next = "";
    let done = 0;
    for (const match of text.matchAll(pattern)) {
      const replacement = instead(match, kind);
      if (replacement === undefined) return undefined;
      next += result.slice(done, match.index) + replacement;
      done = match.index + match[0].length;
    }
    if (done === 0) break;
    result = next + result.slice(done);
  }
  return result;
}

function others([, ...more]: readonly string[]): string | undefined {
  if (more.length === 0) return undefined;
  return `The same applies to ${more.length > 3 ? `${more.length} other places` : listed(more.map(shortened).map(quote), "and")} in this text.`;
}

function shortened(piece: string): string {
  const [line = ""] = piece.split("\n");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** Reports Markdown that formatted texts do not support. */
const checkParts = onEach("markdown", ({ field, references, longRows }) => {
  const { value, path } = field;
  const isNote = ({ start }: Within) => value.startsWith("[^", start);
  const reference = references.find((one) => !isNote(one));
  const [row] = longRows;
  const findings: Finding[] = [];
  if (reference) {
    const piece = quote(shortened(value.slice(reference.start, reference.end)));
    const message = `Visitors see ${piece} as plain text. Put the URL directly after the link text: [text](url).`;
    findings.push({ code: "unsupported-formatting", message, path, within: reference });
  }
  if (row) {
    const piece = quote(shortened(value.slice(row.start, row.end)));
    const message = `The row ${piece} has more cells than the table has columns. Add the missing columns, or remove the extra cells.`;
    findings.push({ code: "unsupported-formatting", message, path, within: row });
  }
  return findings;
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "unsupported-formatting": { severity: "warning" } },
  values: [checkFrontMatter, checkSigns, checkParts],
};

export const explanations: Explanations = {
  "unsupported-formatting": {
    meaning: "Text contains another program's formatting, which visitors see as typed.",
    example: pageWith('{ "type": "text", "text": "We open on <t:1796151600:D>." }'),
  },
};
