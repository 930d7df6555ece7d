import type { Mistake } from "../mistake";
import { entriesOf, inlineJson, readYaml } from "./yamlAsJson";

export const smallestConfig =
  'Start with the smallest config: { "version": 1, "site": { "name": "…" }, "routes": [{ "path": "/", "title": "…" }] }.';

const jsonSyntax = "In JSON, keys and text are in double quotes, and commas separate entries.";
const notYaml = `This file is YAML, but the config must be JSON. ${jsonSyntax}`;

/** The start of a TOML file. Without this pattern, it would be read as a list. */
const tomlHeader = /^\[[\w.-]+\][ \t]*[\r\n]+[\w.-]+[ \t]*=/;
/** Messages for other file formats, by how the file begins. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [
    /^</,
    "This is a web page or an XML file, not a config. Use your config file instead, usually site.config.json.",
  ],
  [
    /^(?:PK|Rar!|7z)/,
    "This is an archive, such as a ZIP file, not a config. Extract it, and use the .json file inside.",
  ],
  [
    /^(?:export|import|module\.exports|const|var|let)\b/,
    "This is a JavaScript file, but the config must be JSON. Keep only the outermost { } and everything inside.",
  ],
  [/^(?:---|- )/, `${notYaml} ${smallestConfig}`],
  [
    /^\[?[\w-]+\]?[ \t]*(?:[=:]|$)/m,
    `This is YAML, TOML or a .properties file, but the config must be JSON. ${smallestConfig}`,
  ],
];

/** Reports a file in another format than JSON; `undefined` if it may be a config. */
export function explainForeign(text: string): Mistake | undefined {
  return explainMerge(text) ?? explainFence(text) ?? explainBeginning(text) ?? explainYamlLines(text);
}

/** A YAML line that is not valid JSON5: an unquoted key, and a value without a comma after it. */
const yamlLine = /^[ \t]*(?:-[ \t]+)?[A-Za-z_][\w-]*:(?:[ \t]*$|[ \t]+[^\s"'{[,][^"{},]*$)/;
/** With fewer consecutive lines, they may be typing errors. */
const fewestYamlLines = 3;

/** A line that may continue YAML, including comments and empty lines. */
const yamlMore = /^[ \t]*(?:#.*|-(?:[ \t].*[^,{[])?|(?:[A-Za-z_][\w-]*:)(?:.*[^,{[])?)?$/;

/** Reports YAML inside the braces of a config. */
function explainYamlLines(text: string): Mistake | undefined {
  const lines = text.split("\n").map((line) => line.trimEnd());
  let count = 0;
  let start = 0;
  let example: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (yamlLine.test(line)) {
      if (count === 0) start = index;
      example ??= /^[ \t]*(?:-[ \t]+)?([\w-]+):[ \t]+(.+)$/.test(line) ? asJson(line) : undefined;
      if (++count >= fewestYamlLines && example !== undefined) break;
    } else if (line !== "") {
      count = 0;
      example = undefined;
    }
  }
  if (count < fewestYamlLines || example === undefined) return undefined;
  const after = lines.findIndex((line, index) => index > start && !yamlMore.test(line));
  return explainYaml(text, { start, end: after < 0 ? lines.length : after, example });
}

/** Reports YAML lines with their JSON, or with one line as an example if they cannot be converted. */
function explainYaml(
  text: string,
  { start, end, example }: { start: number; end: number; example: string },
): Mistake {
  const lines = text.split("\n");
  const offsetOf = (line: number) => lines.slice(0, line).join("\n").length + (line === 0 ? 0 : 1);
  const offset = offsetOf(start) + lines[start]!.search(/\S/);
  const part = lines.slice(start, end).join("\n").trimEnd();
  const place = { offset, length: text.slice(offset).search(/\s*(?:\r|\n|$)/) };
  const value = readYaml(part);
  const last = offsetOf(start) + part.length;
  const hasMore = /^\s*"/.test(text.slice(last));
  const isFree = /[{,]\s*$/.test(text.slice(0, offset));
  if (typeof value !== "object" || value === null || Array.isArray(value) || !isFree) {
    const message = `These lines are YAML, but the config must be JSON. Use the form ${example} for each line. Put { } around indented lines and [ ] around lists.`;
    return { code: "syntax-error", message, ...place };
  }
  const json = entriesOf(value);
  const comma = hasMore ? "," : "";
  const message = `These lines are YAML, but the config must be JSON. ${jsonSyntax}${withoutComments(part)} Replace them with ${json.join(", ")}${comma}`;
  const indent = " ".repeat(lines[start]!.search(/\S/));
  const changes = [{ offset, length: last - offset, text: json.join(`,\n${indent}`) + comma }];
  return { code: "syntax-error", message, ...place, changes };
}

/** The advice to leave out YAML comments, if there are any. */
function withoutComments(yaml: string): string {
  return /(?:^|\s)#/.test(yaml) ? " JSON does not allow comments, so leave out those after #." : "";
}

/** Converts one YAML line, such as `name: Mossy` to `"name": "Mossy"`. */
function asJson(line: string): string {
  const [, key = "", value = ""] = /^[ \t]*(?:-[ \t]+)?([\w-]+):[ \t]+(.+)$/.exec(line) ?? [];
  const isBare = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value);
  return `"${key}": ${isBare ? value : JSON.stringify(value)}`;
}

/** Reports the markers of a Git merge conflict. */
function explainMerge(text: string): Mistake | undefined {
  const match = /^<{7}(?: .*)?$/m.exec(text);
  return match && /^={7}$/m.test(text)
    ? {
        code: "syntax-error",
        message:
          "This file contains a Git merge conflict. Keep the lines you want between <<<<<<< and >>>>>>>, and delete the others. Also delete the three lines with <<<<<<<, ======= and >>>>>>>.",
        offset: match.index,
        length: match[0].length,
      }
    : undefined;
}

/** Reports Markdown code fences, and the text around them, that were copied from a chat or a page. */
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
        ? "The file must contain only the config. Delete the lines with ``` around it."
        : "The file must contain only the config. Delete the lines with ```, and all text outside them.",
    offset: opening.index + opening[0].indexOf("`"),
    length: 3,
    changes: [
      { offset: 0, length: start, text: "" },
      ...(closing ? [{ offset: end, length: text.length - end, text: "" }] : []),
    ],
  };
}

function explainYamlFile(text: string, offset: number): Mistake | undefined {
  const yaml = /^(?:---\s|[A-Za-z_][\w-]*:(?:\s|$))/.test(text.slice(offset)) ? readYaml(text) : undefined;
  if (typeof yaml !== "object" || yaml === null) return undefined;
  const value = Array.isArray(yaml) ? yaml : { version: 1, ...yaml };
  const json = inlineJson(value);
  const message = `${notYaml}${withoutComments(text)} Replace everything with ${json}`;
  const changes = [{ offset: 0, length: text.length, text: `${JSON.stringify(value, null, 2)}\n` }];
  return { code: "syntax-error", message, offset, length: 1, changes };
}

const propertyLine =
  /^(?:motd|server-port|online-mode|level-name|gamemode|max-players|difficulty|view-distance|enable-[a-z]+)=/m;

/** Reports a `server.properties` file, and suggests a config with the server's name. */
function explainProperties(text: string): string | undefined {
  if (!propertyLine.test(text)) return undefined;
  const [, motd = ""] = /^motd=(.*)$/m.exec(text) ?? [];
  const line = motd.replaceAll(/(?:§|\\u00a7)./gi, "").split("\\n")[0]!;
  const name = line.replaceAll(/\\(.)/g, "$1").trim().slice(0, longestName);
  const config = {
    version: 1,
    site: { name: name === "" ? "…" : name },
    routes: [{ path: "/", title: "Home" }],
  };
  return `This is server.properties, the settings file of a game server. Move it back to the server's folder. Then create site.config.json with this content: ${inlineJson(config)}`;
}

/** Some servers have a long description in `motd`. */
const longestName = 60;

function explainBeginning(text: string): Mistake | undefined {
  // YAML and server.properties may start with comments.
  const [comments] = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*/.exec(text)!;
  const offset = comments.length + Math.max(0, text.slice(comments.length).search(/\S/));
  const start = text.slice(offset, offset + 2000);
  if (!tomlHeader.test(start) && /^(?:[{["“'/#}\]]|true|false|null|-?\d)/.test(start)) return undefined;
  const yaml = explainYamlFile(text, offset);
  if (yaml) return yaml;
  const message = explainProperties(start) ?? beginnings.find(([pattern]) => pattern.test(start))?.[1];
  return message === undefined ? undefined : { code: "syntax-error", message, offset, length: 1 };
}
