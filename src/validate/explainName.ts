import { z } from "zod";
import type { Path } from "../fields/walk";
import { nearestName } from "./explainFormat";
import type { Finding } from "./finding";
import { unwrap } from "./schemaAt";
import { nameOf, quote, written } from "./words";

/**
 * A name that the owner gives in a group of free names, such as that of a constant.
 * @param group - the schema of the group
 */
export function explainName(
  group: z.core.$ZodType | undefined,
  path: Path,
): Pick<Finding, "code" | "message"> {
  const { def } = (group && (unwrap(group, {}) as z.core.$ZodTypes)._zod) ?? {};
  const names = def?.type === "record" ? def.keyType : undefined;
  const characters =
    names && z.safeParse(names, "a-b").success ? "letters, digits, - and _" : "letters, digits and _";
  const mend = names && nearestName(names, String(path.at(-1)));
  const advice = mend === undefined ? "" : ` Write ${written(mend)}, also where it is used.`;
  return {
    code: "malformed-name",
    message: `${quote(path.at(-1))} cannot be a name in ${nameOf(path.slice(0, -1))}. Start with a letter, and use only ${characters}.${advice}`,
  };
}
