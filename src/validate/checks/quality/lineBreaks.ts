import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { onOddTexts } from "../../visits";
import type { Finding } from "../../finding";
import { blankCode } from "../../texts/blankCode";

/** A line break with a doubled backslash, `\\n`, or with a slash, `/n`. */
const writtenBreak =
  /\\n(?![a-z])|(?<=[\p{L}\d][.!?,;:)]?)\\n(?=[a-z])|(?<=[\p{Letter}.!?,;:)])\/n(?=\p{Lu}|\s|$|\/n)|\/n\/n/u;

const pathOnDisk = /\b[A-Za-z]:\\|\\(?!n)\w/;

/** Reports line breaks that visitors would see as characters. */
const checkLineBreaks = onOddTexts(["text", "richText"], ({ value, part, kind, path }): Finding[] => {
  if (part === "copy" || !(value.includes("/n") || value.includes("\\n"))) return [];
  const text = kind === "richText" ? blankCode(value) : value;
  const match = writtenBreak.exec(text);
  // In a file path, \n begins a name.
  if (!match || pathOnDisk.test(text)) return [];
  const [found] = match;
  const piece = found.startsWith("/n") ? "/n" : "\\n";
  const places = text.split(piece).length - 1;
  const where = places > 1 ? ` in ${places} places` : "";
  const reason =
    piece === "/n"
      ? "For a line break, use \\n with a backslash, not /n."
      : "The file has two backslashes before the n. Use only one: \\n.";
  return [
    {
      code: "written-line-break",
      message: `Visitors see ${piece}${where} instead of a line break. ${reason}`,
      path,
      within: { start: match.index, end: match.index + found.length },
      ...(piece === "\\n" ? { fix: { do: "replaceIn", from: "\\n", to: "\n" } } : {}),
    },
  ];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "written-line-break": { severity: "warning" } },
  values: [checkLineBreaks],
};

export const explanations: Explanations = {
  "written-line-break": {
    meaning: "Text contains the characters \\n or /n instead of a line break.",
    example: pageWith('{ "type": "text", "text": "Bring a hoe.\\\\nAnd a lamp." }'),
  },
};
