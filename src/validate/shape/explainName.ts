import * as z from "zod";
import { isConstantName } from "../../config/constants";
import { findConstants } from "../../fields/constants";
import type { Path } from "../../schema/walk";
import { nearestName } from "./explainFormat";
import type { Finding } from "../finding";
import { unwrap, valueAt } from "../../schema/schemaAt";
import { simplify } from "../../words/simplify";
import { textsIn } from "../../json/textsIn";
import { nameOf, quote, sentences, written } from "../../words/words";

/**
 * A name that the owner gives in a group of free names, such as that of a constant.
 * @param group - the schema of the group
 */
export function explainName(
  group: z.core.$ZodType | undefined,
  root: unknown,
  path: Path,
): Pick<Finding, "code" | "message" | "fix"> {
  const { def } = (group && (unwrap(group, {}) as z.core.$ZodTypes)._zod) ?? {};
  const names = def?.type === "record" ? def.keyType : undefined;
  const characters =
    names && z.safeParse(names, "a-b").success ? "letters, digits, - and _" : "letters, digits and _";
  const fix = names && nearestName(names, String(path.at(-1)));
  const used = usedName(root, path);
  const advice =
    used !== undefined
      ? `It is used as {{${used}}}: write ${written(used)}.`
      : fix === undefined
        ? undefined
        : `Write ${written(fix)}, also where it is used.`;
  return {
    code: "malformed-name",
    message: sentences(
      `${quote(path.at(-1))} cannot be a name in ${nameOf(path.slice(0, -1))}.`,
      `Start with a letter, and use only ${characters}.`,
      advice,
    ),
    ...(used === undefined ? {} : { fix: { do: "rename", key: used } }),
  };
}

/** The name by which texts use a constant that is named in a way that none may be. */
function usedName(root: unknown, path: Path): string | undefined {
  if (path.length !== 2 || path[0] !== "constants") return undefined;
  const plain = simplify(String(path[1]));
  const uses = textsIn(root, (value) => value.includes("{{")).flatMap(({ value }) => findConstants(value));
  const names = new Set(uses.filter(({ closed }) => closed).map(({ name }) => name));
  const [name, second] = [...names].filter((one) => isConstantName(one) && simplify(one) === plain);
  const isFree = name !== undefined && valueAt(root, ["constants", name]) === undefined;
  return isFree && second === undefined ? name : undefined;
}
