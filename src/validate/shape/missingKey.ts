import type * as z from "zod";
import type { Cursor } from "../../schema/cursor";
import { notations } from "../../fields/notation";
import { exampleOf, inline } from "../../schema/exampleOf";
import { asId } from "../notations/asId";
import type { Finding } from "../finding";
import { valueAt } from "../../schema/schemaAt";
import { anyOf, quote, sentences, withQuotes } from "../../words/words";

/** Longer lines are left out, because they would hide the purpose of the key. */
const longestLine = 90;

/** Explains a missing required key: its purpose, and a line that adds it. */
export function missingKey(place: Cursor, issue: z.core.$ZodIssue): Finding {
  const key = quote(place.part);
  const address = addressByTitle(place);
  if (address !== undefined) {
    const what = place.part === "slug" ? "It is the last part of the post's URL." : undefined;
    const message = sentences(`${key} is required.`, what, `Add ${key}: ${quote(address)}.`);
    const fix = { do: "add" as const, value: address, isFirst: true };
    return {
      code: "missing-key",
      message,
      path: place.path,
      at: "opening",
      ...(hasTitle(place) ? { fix } : {}),
    };
  }
  const description = (place.schema as z.ZodType | undefined)?.meta()?.description;
  const hasChoices = issue.code === "invalid_union" || issue.code === "invalid_value";
  const purpose = hasChoices ? undefined : purposeOf(String(place.part), description);
  const advice =
    issue.code === "invalid_union"
      ? `Set it to ${anyOf((issue as { options?: string[] }).options ?? [])}.`
      : issue.code === "invalid_value"
        ? `${issue.values.length === 1 ? `Add ${key}:` : "Set it to"} ${anyOf(issue.values)}.`
        : lineFor(place);
  return {
    code: "missing-key",
    message: sentences(`${key}${purpose === undefined ? "" : ` (${purpose})`} is required.`, advice),
    path: place.path,
    at: "opening",
    ...(issue.code === "invalid_value" && issue.values.length === 1
      ? { fix: { do: "add", value: issue.values[0], isFirst: true } }
      : {}),
  };
}

/** The purpose of a key as a clause: the first sentence of its description, without examples. */
function purposeOf(key: string, description: string | undefined): string | undefined {
  if (description === undefined) return undefined;
  const [purpose = ""] = description.split(/(?<=[.!?]) (?=[\p{Lu}`])|: /u);
  const clause = purpose
    .replace(/(?:,? such as |, as `| \(|, in (?:\w+ )?order).*$/, "")
    .replace(/\.$/, "")
    .replace(/^\p{Lu}(?=[\p{Ll} -])/u, (first) => first.toLowerCase());
  // A description that only repeats the key is left out: "members" needs no "(members)", and "title" no "(title of
  // the page)".
  const isObvious = clause === key || [" of the ", " in the "].some((rest) => clause.startsWith(key + rest));
  return isObvious ? undefined : withQuotes(clause);
}

function hasTitle({ parent }: Cursor): boolean {
  return typeof valueAt(parent!.value, ["title"]) === "string";
}

function lineFor(place: Cursor): string | undefined {
  const key = String(place.part);
  const example = place.schema && exampleOf(place.schema, key);
  if (example === undefined) return undefined;
  const line = `Add ${quote(key)}: ${inline(example)}.`;
  return line.length > longestLine ? undefined : line;
}

/** The address of a page or post, made from its title, because an example would be the same for every page. */
function addressByTitle({ inner, part, parent: page }: Cursor): string | undefined {
  const notation = inner && notations.get(inner)?.notation;
  const list = page?.parent;
  if ((notation !== "routePath" && notation !== "pageName") || !Array.isArray(list?.value)) return undefined;
  const taken = new Set(list.value.map((entry: unknown) => valueAt(entry, [part!])));
  // The home page has no name in its path.
  if (notation === "routePath" && !taken.has("/")) return "/";
  const start = notation === "routePath" ? "/" : "";
  const title = valueAt(page!.value, ["title"]);
  const name = `${start}${(typeof title === "string" && asId(title)) || "my-page"}`;
  return taken.has(name) ? `${name}-2` : name;
}
