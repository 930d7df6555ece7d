import { isBlockList } from "../schema/blockLists";
import type * as z from "zod";
import { blockSchemas, type BlockType } from "../blocks/schemas";
import { configSchema } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { entryWord, entryWordsByKey } from "../schema/entryWords";
import type { Path } from "../schema/walk";
import { schemaOfPart, unwrap, valueAt } from "../schema/schemaAt";
import { structureOf } from "../schema/structure";
import { constantsOf } from "./constantsOf";
import { shortened, written } from "../words/words";

/** The keys that may hold the name of an entry, best first. */
const nameKeys = ["heading", "title", "question", "label", "name"];
/** Longer steps are shortened, because keys and page paths have no length limit. */
const longestStep = 120;
const longestName = 40;

/** Describes a path in the owner's words: `Home (/) → block 3, "Why play here" → card 2, "Land" → icon`. */
export function breadcrumbOf(config: unknown, path: Path): string {
  const steps: string[] = [];
  const constants = constantsOf(config) ?? {};
  let schema: z.core.$ZodType | undefined = configSchema;
  let value = config;
  let isOwnName = false;
  path.forEach((part, index) => {
    const owner = { schema, value };
    schema = schema && schemaOfPart(schema, value, part);
    value = valueAt(value, [part]);
    schema ??= schemaOfBlock(value);
    if (typeof part === "number") {
      const list = String(path[index - 1] ?? "");
      const word = owner.schema && entryWord(owner.schema, owner.value, part);
      const step = entryStep(list, word, part, value, nameOf(value, constants));
      // A list and its entry are one step: "card 2", not "items → card 2". Lists under a name that the owner chose,
      // and table rows, keep their own step.
      const isFurther = isOwnName || typeof path[index - 1] === "number";
      steps.splice(isFurther ? steps.length : -1, 1, step);
    } else {
      steps.push(part);
      isOwnName = owner.schema !== undefined && structureOf(unwrap(owner.schema, owner.value)).is === "names";
    }
  });
  return steps.map((step) => shortened(step, longestStep)).join(" → ");
}

/** The schema of a block in an invalid place, such as under a misspelled key, by its "type". */
function schemaOfBlock(value: unknown): z.core.$ZodType | undefined {
  const type = valueAt(value, ["type"]);
  return typeof type === "string" && Object.hasOwn(blockSchemas, type)
    ? blockSchemas[type as BlockType]
    : undefined;
}

function entryStep(
  list: string,
  word: string | undefined,
  index: number,
  value: unknown,
  name: string | undefined,
): string {
  const path = valueAt(value, ["path"]);
  if (list === "routes" && typeof path === "string") {
    return name === undefined ? `page ${index + 1} (${path})` : `${name} (${path})`;
  }
  const step = `${word ?? wordByKey(list)} ${index + 1}`;
  if (name !== undefined) return `${step}, ${written(name)}`;
  const type = isBlockList(list) ? valueAt(value, ["type"]) : undefined;
  return typeof type === "string" ? `${step} (${type})` : step;
}

/** The word for entries of a list in an invalid place, taken from other lists under the same key. */
function wordByKey(list: string): string {
  const [word, ...others] = entryWordsByKey(configSchema).get(list) ?? [`${list} entry`];
  return word === undefined || others.length > 0 ? "entry" : word;
}

function nameOf(entry: unknown, constants: Record<string, string | number>): string | undefined {
  // The first cell names its row.
  const names = Array.isArray(entry) ? entry.slice(0, 1) : nameKeys.map((key) => valueAt(entry, [key]));
  const name: unknown = names.find((value) => typeof value === "string" && value.trim() !== "");
  if (typeof name !== "string") return undefined;
  const plain = fillConstants(name, constants).replace(/\s+/g, " ").trim();
  const isLong = plain.length > longestName;
  return isLong ? `${plain.slice(0, longestName - 1).replace(/\p{Surrogate}$/u, "")}…` : plain;
}
