import * as z from "zod";
import { most } from "../fields/amounts";
import { names } from "../fields/names";

const constantName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/);

/** Whether a constant may have this name. */
export function isConstantName(name: string): boolean {
  return constantName.safeParse(name).success;
}

/** Values that are written once and used in any text as `{{name}}`. */
export const constantsSchema = names(
  z.record(
    constantName,
    z
      .union([z.string().max(most.constantValue), z.number()])
      .meta({ description: "Value that replaces {{name}}." }),
  ),
)
  .default({})
  .meta({
    description:
      "Values that you define once and use in any text as {{name}}, such as the server's address or version. They are plain text: formatting in them has no effect. Names start with a letter and contain only letters, digits and _.",
  });
