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
      .meta({ description: "The value that replaces {{name}}." }),
  ),
)
  .default({})
  .meta({
    description:
      "Values that are written once and used in any text as {{name}}: the server's address, its version, the number of players. A value is shown as it is: formatting in it is not read. Names are letters, digits and _.",
  });
