import { fillConstants } from "../fields/constants";
import type { Path } from "../schema/walk";
import { constantsOf } from "./constantsOf";
import { valueAt } from "../schema/schemaAt";
import { written } from "../words/words";

/** What one entry of a list is called, by the key of the list. */
const entryWords: Record<string, string> = {
  blocks: "block",
  buttons: "button",
  cards: "card",
  categories: "category",
  fields: "field",
  groups: "group",
  items: "entry",
  layers: "layer",
  links: "link",
  members: "member",
  navigation: "navigation → link",
  options: "choice",
  questions: "question",
  routes: "page",
  rules: "rule",
  social: "social link",
  tabs: "tab",
};

/** What the entries of "items" are called, by the type of their block. */
const itemWords: Record<string, string> = { cards: "card", stats: "figure" };

/** The keys that may hold the name of an entry, the best first. */
const nameKeys = ["heading", "title", "question", "label", "name"];
/** A longer name is cut. */
const longestName = 40;

/**
 * The way to a value in the owner's words: `Home (/) → block 3, "Why play here" → card 2, "Land" → icon`.
 * @param config - the parsed config; its shape need not be valid
 * @returns an empty text for the config itself
 */
export function breadcrumbOf(config: unknown, path: Path): string {
  const steps: string[] = [];
  const constants = constantsOf(config) ?? {};
  let owner = config;
  path.forEach((part, index) => {
    const list = path[index - 1];
    const value = valueAt(owner, [part]);
    if (typeof part === "number") {
      const holder = valueAt(config, path.slice(0, index - 1));
      // The list and its entry are one step: "card 2" and not "items → entry 2".
      steps[steps.length - 1] = entryStep(String(list ?? ""), part, nameOf(value, constants), value, holder);
    } else steps.push(part);
    owner = value;
  });
  return steps.join(" → ");
}

function entryStep(
  list: string,
  index: number,
  name: string | undefined,
  value: unknown,
  holder: unknown,
): string {
  const path = valueAt(value, ["path"]);
  if (list === "routes" && typeof path === "string") {
    return name === undefined ? `page ${index + 1} (${path})` : `${name} (${path})`;
  }
  const type = valueAt(holder, ["type"]);
  const word =
    (list === "items" && typeof type === "string" && Object.hasOwn(itemWords, type)
      ? itemWords[type]
      : undefined) ?? (Object.hasOwn(entryWords, list) ? entryWords[list] : `${list} entry`);
  const kind = list === "blocks" ? valueAt(value, ["type"]) : undefined;
  if (name !== undefined) return `${word} ${index + 1}, ${written(name)}`;
  return `${word} ${index + 1}${typeof kind === "string" ? ` (${kind})` : ""}`;
}

function nameOf(entry: unknown, constants: Record<string, string | number>): string | undefined {
  const name = nameKeys
    .map((key) => valueAt(entry, [key]))
    .find((value) => typeof value === "string" && value.trim() !== "");
  if (typeof name !== "string") return undefined;
  const plain = fillConstants(name, constants).replace(/\s+/g, " ").trim();
  const isLong = plain.length > longestName;
  return isLong ? `${plain.slice(0, longestName - 1).replace(/\p{Surrogate}$/u, "")}…` : plain;
}
