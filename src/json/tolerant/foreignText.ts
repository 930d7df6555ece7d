import type { Mistake } from "../mistake";

export const smallestConfig =
  'The smallest config is { "version": 1, "site": { "name": "…" }, "routes": [{ "path": "/", "title": "…" }] }.';

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
    `This is YAML, but the config is JSON, with keys and texts in double quotes. ${smallestConfig}`,
  ],
  [
    /^\[?[\w-]+\]?[ \t]*(?:[=:]|$)/m,
    `This looks like YAML, TOML or a .properties file, but the config is JSON. ${smallestConfig}`,
  ],
];

/** Says what a text is that is another thing than JSON with mistakes; `undefined` for what may be a config. */
export function explainForeign(text: string): Mistake | undefined {
  return explainMerge(text) ?? explainFence(text) ?? explainBeginning(text) ?? explainYamlLines(text);
}

/** A line of YAML that JSON5 does not have either: an unquoted key, and a value without a comma behind it. */
const yamlLine = /^[ \t]*(?:-[ \t]+)?[A-Za-z_][\w-]*:(?:[ \t]*$|[ \t]+[^\s"'{[,][^"{},]*$)/;
/** So many of them in a row are no slip of the hand. */
const fewestYamlLines = 3;

/** YAML that was pasted into the braces of a config. */
function explainYamlLines(text: string): Mistake | undefined {
  const lines = text.split("\n");
  let offset = 0;
  let count = 0;
  let first = 0;
  let example: string | undefined;
  for (const line of lines) {
    const plain = line.trimEnd();
    if (yamlLine.test(plain)) {
      if (count === 0) first = offset + line.search(/\S/);
      example ??= /^[ \t]*(?:-[ \t]+)?([\w-]+):[ \t]+(.+)$/.test(plain) ? asJson(plain) : undefined;
      if (++count >= fewestYamlLines && example !== undefined) break;
    } else if (plain !== "") {
      count = 0;
      example = undefined;
    }
    offset += line.length + 1;
  }
  if (count < fewestYamlLines || example === undefined) return undefined;
  const message = `From here on this is YAML, but the config is JSON. Write each line as ${example}, put { } around what is indented, and [ ] around a list.`;
  return { code: "syntax-error", message, offset: first, length: text.slice(first).search(/\s*(?:\r|\n|$)/) };
}

/** A line of YAML as JSON writes it: `name: Mossy` as `"name": "Mossy"`. */
function asJson(line: string): string {
  const [, key = "", value = ""] = /^[ \t]*(?:-[ \t]+)?([\w-]+):[ \t]+(.+)$/.exec(line) ?? [];
  const isBare = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value);
  return `"${key}": ${isBare ? value : JSON.stringify(value)}`;
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
  // Comments may stand above either.
  const [comments] = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*/.exec(text)!;
  const offset = comments.length + Math.max(0, text.slice(comments.length).search(/\S/));
  const start = text.slice(offset, offset + 2000);
  if (!tomlHeader.test(start) && /^(?:[{["“'/#}\]]|true|false|null|-?\d)/.test(start)) return undefined;
  const [, message] = beginnings.find(([pattern]) => pattern.test(start)) ?? [];
  return message === undefined ? undefined : { code: "syntax-error", message, offset, length: 1 };
}
