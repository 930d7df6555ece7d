import * as z from "zod";
import { most } from "../fields/amounts";
import { names } from "../fields/names";

const constantName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/);

export function isConstantName(name: string): boolean {
  return constantName.safeParse(name).success;
}

/** Values that are written once and used in any text as `{{name}}`. */
export const constantsSchema = names(
  z.record(
    constantName,
    z
      .union([z.string().max(most.constantValue), z.number()])
      .meta({ description: "Value that replaces `{{name}}`." }),
  ),
)
  .default({})
  .meta({
    description:
      "Values that you define once and use anywhere in your text as `{{name}}`, such as the server address or version. Names must start with a letter and can contain only letters, digits and `_`. Values are plain text, so Markdown in them has no effect.",
  });
