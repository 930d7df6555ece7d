import { findConstants } from "../../fields/constants";
import { constantsOf } from "../constantsOf";
import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { didYouMean, sureMatch } from "../nearest";
import { valueAt } from "../schemaAt";
import { quote } from "../words";

/** Every {{name}} in a text is closed and names a constant. */
export function checkConstantUses(config: unknown): Finding[] {
  const known = constantsOf(config) && Object.keys(valueAt(config, ["constants"]) ?? {});
  return textsOf(config, "text", "richText", "href", "postUrl").flatMap(({ value, path }) =>
    findConstants(value).flatMap(({ name, closed, start, end }): Finding[] => {
      if (!closed) {
        const message = `"{{${name}" has no }} after it. Write {{${name || "name"}}}, or \\\\{{ for two plain braces.`;
        return [{ code: "unclosed-constant", message, path }];
      }
      if (!known || known.includes(name)) return [];
      const hint =
        didYouMean(name, known) ||
        ` Add ${quote(name)} to "constants", or write \\\\{{ for two plain braces.`;
      const message = `There is no constant ${quote(name)}.${hint}`;
      const match = sureMatch(name, known);
      const from = value.slice(start, end);
      const mend =
        match === undefined
          ? {}
          : { mend: { do: "replaceIn" as const, from, to: from.replace(name, match) } };
      return [{ code: "unknown-constant", message, path, ...mend }];
    }),
  );
}

/** The value of a constant is used as it is: constants in it would stay unfilled. */
export function checkConstantValues(config: unknown): Finding[] {
  return Object.entries(constantsOf(config) ?? {}).flatMap(([name, value]): Finding[] => {
    const [use] = findConstants(String(value));
    if (!use) return [];
    const message = `The value of a constant cannot use another one: "{{${use.name}" stays as it is. Write the value out.`;
    return [{ code: "constant-in-constant", message, path: ["constants", name] }];
  });
}
