import type * as z from "zod";
import type { Path } from "../../schema/walk";
import { exampleOf, inline } from "../../schema/exampleOf";
import type { Finding } from "../finding";
import { schemaAt, valueAt } from "../../schema/schemaAt";
import { anyOf, quote, sentences } from "../../words/words";

/** A longer line is left out: it would hide what the key is for. */
const longestLine = 90;

/** A key that its group cannot do without: what it is for, and a line that brings it. */
export function missingKey(
  schema: z.core.$ZodType,
  root: unknown,
  issue: z.core.$ZodIssue,
  path: Path,
): Finding {
  const key = quote(path.at(-1));
  const target = schemaAt(schema, root, path);
  const description = (target as z.ZodType | undefined)?.meta()?.description;
  const choices =
    issue.code === "invalid_union"
      ? `Use one of ${anyOf((issue as { options?: string[] }).options ?? [])}.`
      : issue.code === "invalid_value"
        ? `Use ${anyOf(issue.values)}.`
        : sentences(description, lineFor(target, root, path));
  return {
    code: "missing-key",
    message: sentences(`The key ${key} is missing here.`, choices),
    path,
    at: "opening",
    ...(issue.code === "invalid_value" && issue.values.length === 1
      ? { fix: { do: "add", value: issue.values[0], isFirst: true } }
      : {}),
  };
}

function lineFor(target: z.core.$ZodType | undefined, root: unknown, path: Path): string | undefined {
  const key = String(path.at(-1));
  const example = target && exampleOf(target, key);
  if (example === undefined) return undefined;
  const line = `Add ${quote(key)}: ${inline(isPathOfLaterPage(root, path) ? "/my-page" : example)}.`;
  return line.length > longestLine ? undefined : line;
}

/** Whether a page lacks its path while another one is the first page already. */
function isPathOfLaterPage(root: unknown, path: Path): boolean {
  if (path.length !== 3 || path[0] !== "routes" || path[2] !== "path") return false;
  const routes = valueAt(root, ["routes"]);
  return Array.isArray(routes) && routes.some((route) => valueAt(route, ["path"]) === "/");
}
