import type { Mistake } from "../mistake";

/** What TOML starts with, which could be taken for a list. */
const tomlHeader = /^\[[\w.-]+\][ \t]*[\r\n]+[\w.-]+[ \t]*=/;
/** What stands in a file that is no config at all, by its beginning. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^</, "This is a web page or another XML file, not a config. Open the right file."],
  [/^(?:PK|Rar!|7z)/, "This is an archive, not a config. Unpack it and take the .json file in it."],
  [
    /^(?:export|import|module\.exports|const|var|let)\b/,
    "This is a JavaScript file. The config holds only what stands in the outermost { }, as JSON.",
  ],
  [
    /^(?:---|- )/,
    "This is a YAML file. The config is JSON: it starts with { and its texts and keys stand in double quotes.",
  ],
  [
    /^\[?[\w-]+\]?[ \t]*(?:[=:]|$)/m,
    "The config starts with {, and its texts and keys stand in double quotes. This looks like YAML, TOML or a .properties file.",
  ],
];

/** Says what a text is that is another thing than JSON with mistakes; `undefined` for what may be a config. */
export function explainForeign(text: string): Mistake | undefined {
  return explainMerge(text) ?? explainFence(text) ?? explainBeginning(text);
}

/** The marks that a version control leaves where two changes met. */
function explainMerge(text: string): Mistake | undefined {
  const match = /^<{7}(?: .*)?$/m.exec(text);
  return match && /^={7}$/m.test(text)
    ? {
        code: "syntax-error",
        message:
          "Two versions of the file were merged and nobody chose between them. Keep what you want of the parts between <<<<<<<, ======= and >>>>>>>, and remove these three lines.",
        offset: match.index,
        length: match[0].length,
      }
    : undefined;
}

/** The lines of backquotes that are copied along with a config from a chat or a page, with the words around. */
function explainFence(text: string): Mistake | undefined {
  if (/^\s*[{[]/.test(text)) return undefined;
  const opening = /^[ \t]*```\w*[ \t]*(?:\r\n|\n|\r)(?=\s*[{[/#])/m.exec(text);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const closing = /^[ \t]*```/m.exec(text.slice(start));
  const end = closing ? start + closing.index : text.length;
  const around = text.slice(0, opening.index) + text.slice(end + (closing?.[0].length ?? 0));
  return {
    code: "syntax-error",
    message:
      around.trim() === ""
        ? "Lines of backquotes (```) stand around the config. Remove them."
        : "Only the config may stand in the file. Remove the lines of backquotes (```) around it, and the words in front of them and behind.",
    offset: opening.index + opening[0].indexOf("`"),
    length: 3,
    changes: [
      { offset: 0, length: start, text: "" },
      ...(closing ? [{ offset: end, length: text.length - end, text: "" }] : []),
    ],
  };
}

function explainBeginning(text: string): Mistake | undefined {
  const offset = text.search(/\S/);
  const start = text.slice(offset, offset + 2000);
  if (!tomlHeader.test(start) && /^(?:[{["“'/#}\]]|true|false|null|-?\d)/.test(start)) return undefined;
  const [, message] = beginnings.find(([pattern]) => pattern.test(start)) ?? [];
  return message === undefined ? undefined : { code: "syntax-error", message, offset, length: 1 };
}
