import { z } from "zod";

/** Values that are written once and used in any text as `{{name}}`. */
export const constantsSchema = z
  .record(
    z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/),
    z.union([z.string(), z.number()]).meta({ description: "The value that replaces {{name}}." }),
  )
  .default({})
  .meta({
    description:
      "Values that are written once and used in any text as {{name}}: the server's address, its version, the number of players. Names are letters, digits and _.",
  });
