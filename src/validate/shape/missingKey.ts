import type * as z from "zod";
import type { Cursor } from "../../schema/cursor";
import { exampleOf, inline } from "../../schema/exampleOf";
import type { Finding } from "../finding";
import { valueAt } from "../../schema/schemaAt";
import { anyOf, quote, sentences } from "../../words/words";

/** A longer line is left out: it would hide what the key is for. */
const longestLine = 90;

/** A key that its group cannot do without: what it is for, and a line that brings it. */
export function missingKey(place: Cursor, issue: z.core.$ZodIssue): Finding {
  const key = quote(place.part);
  const description = (place.schema as z.ZodType | undefined)?.meta()?.description;
  const choices =
    issue.code === "invalid_union"
      ? `Use one of ${anyOf((issue as { options?: string[] }).options ?? [])}.`
      : issue.code === "invalid_value"
        ? `Use ${anyOf(issue.values)}.`
        : sentences(description, lineFor(place));
  return {
    code: "missing-key",
    message: sentences(`The key ${key} is missing here.`, choices),
    path: place.path,
    at: "opening",
    ...(issue.code === "invalid_value" && issue.values.length === 1
      ? { fix: { do: "add", value: issue.values[0], isFirst: true } }
      : {}),
  };
}

function lineFor(place: Cursor): string | undefined {
  const key = String(place.part);
  const example = place.schema && exampleOf(place.schema, key);
  if (example === undefined) return undefined;
  const line = `Add ${quote(key)}: ${inline(isPathOfLaterPage(place) ? "/my-page" : example)}.`;
  return line.length > longestLine ? undefined : line;
}

/** Whether a page lacks its path while another one is the first page already. */
function isPathOfLaterPage({ part, parent: page }: Cursor): boolean {
  const list = page?.parent;
  if (part !== "path" || list?.part !== "routes" || list.parent?.parent) return false;
  const routes = list.value;
  return Array.isArray(routes) && routes.some((route) => valueAt(route, ["path"]) === "/");
}
