import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { blankCode } from "../../texts/blankCode";
import { quote } from "../../../words/words";

/** A line break that is written as the letters of its escape: doubled `\\n`, or `/n` with the wrong stroke. */
const writtenBreak =
  /\\n(?![a-z])|(?<=[\p{L}\d][.!?,;:)]?)\\n(?=[a-z])|(?<=[\p{Letter}.!?,;:)])\/n(?=\p{Lu}|\s|$|\/n)|\/n\/n/u;

const pathOnDisk = /\b[A-Za-z]:\\|\\(?!n)\w/;

/** Line breaks of texts are line breaks, and not the letters that stand for one. */
export function checkLineBreaks(config: unknown): Finding[] {
  const suspects = textsOf(config, "text", "richText").filter(
    ({ value, part }) => part !== "copy" && (value.includes("/n") || value.includes("\\n")),
  );
  return suspects.flatMap(({ value, kind, path }): Finding[] => {
    const text = kind === "richText" ? blankCode(value) : value;
    const match = writtenBreak.exec(text);
    // In the path of a file, it begins a name.
    if (!match || pathOnDisk.test(text)) return [];
    const [found] = match;
    const piece = found.startsWith("/n") ? "/n" : "\\n";
    const advice = piece === "/n" ? "with a backslash" : "with one backslash";
    return [
      {
        code: "written-line-break",
        message: `Visitors see ${quote(piece)} as it stands. A line break is written \\n in the file, ${advice}.`,
        path,
        within: { start: match.index, end: match.index + found.length },
        ...(piece === "\\n" ? { fix: { do: "replaceIn", from: "\\n", to: "\n" } } : {}),
      },
    ];
  });
}
