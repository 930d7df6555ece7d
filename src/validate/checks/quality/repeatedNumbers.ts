import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { valueAt } from "../../../schema/schemaAt";
import type { Path } from "../../../schema/walk";
import { quote, written } from "../../../words/words";
import { onFields } from "../../visits";
import type { Finding } from "../../finding";

/** A bullet in front of a list entry. */
const bullet = /^\s*[-*•–]\s+(?=\S)/;

/** Reports numbers and bullets in the texts of rules and steps, because the page numbers them. */
const checkRepeatedNumbers = onFields(["anchored"], (field, { config }): Finding[] => {
  const { isNumbered, nameKeys = [], value } = field;
  if (isNumbered !== true || !hasNumbers(config, field.path)) return [];
  for (const key of nameKeys) {
    const text = valueAt(value, [key]);
    if (typeof text !== "string") continue;
    const { path } = field;
    const place = [...path, key];
    const [found = ""] = prefixOf(text, path) ?? [];
    // A single numbered entry may be intended: "1. FC Mossy".
    if (found === "" || !hasNumberedNeighbour(config, path, key)) return [];
    const instead = text.slice(found.length);
    const message = `This list is numbered automatically. Remove ${quote(found.trim())}, and use ${written(instead)}.`;
    return [
      {
        code: "repeated-number",
        message,
        path: place,
        within: { start: 0, end: found.trimEnd().length },
        fix: { do: "replace", value: instead },
      },
    ];
  }
  return [];
});

/** Whether the block of an entry adds the numbers that people type. */
function hasNumbers(config: unknown, path: Path): boolean {
  const numbering = valueAt(config, [...path.slice(0, path.indexOf("items")), "numbering"]);
  return numbering === undefined || numbering === "numbers";
}

function hasNumberedNeighbour(config: unknown, path: Path, key: string): boolean {
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  const neighbours = [index - 1, index + 1].map((other) => [...list, other]);
  const present = neighbours.filter((other) => valueAt(config, other) !== undefined);
  // A single entry needs no neighbour.
  if (present.length === 0) return true;
  return present.some((other) => {
    const text = valueAt(config, [...other, key]);
    return typeof text === "string" && prefixOf(text, other) !== null;
  });
}

/** A quick test: most texts begin with other words. */
const mayBegin = /^\s*(?:\P{L}|rule|step|regel|schritt)/iu;

/** A bullet, or the number that the page gives an entry: `1.`, `§1`, `1.2`, `Step 1:`. */
function prefixOf(text: string, path: Path): RegExpExecArray | null {
  if (!mayBegin.test(text)) return null;
  const number = numberOf(path);
  const written = number.replaceAll(".", "\\.");
  const end = number.includes(".") ? "[.):]?" : "(?:[.):]|\\s*[-–—])";
  const numbered = new RegExp(
    `^\\s*(?:${written}${end}|(?:§\\s*|#|(?:rule|step|regel|schritt)\\s+)${written}[.):]?(?:\\s*[-–—])?)\\s+(?=\\S)`,
    "i",
  );
  return numbered.exec(text) ?? bullet.exec(text);
}

/** The number of an entry, including the numbers of the entries around it: `2.1`. */
function numberOf(path: Path): string {
  const numbers: number[] = [];
  for (let end = path.length - 1; end > 0; end -= 2) {
    const [key, index] = [path[end - 1], path[end]];
    if (typeof index !== "number" || (key !== "rules" && key !== "items")) break;
    numbers.unshift(index + 1);
  }
  return numbers.join(".");
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "repeated-number": { severity: "warning" } },
  general: [checkRepeatedNumbers],
};

export const explanations: Explanations = {
  "repeated-number": {
    meaning: "Rules or steps start with a number or bullet, but the page already adds one.",
    example: pageWith('{ "type": "rules", "items": [{ "name": "1. Be kind" }] }'),
  },
};
