import { blocksOf, entriesAt } from "../blocksOf";
import type { Finding } from "../finding";
import { quote } from "../../words/words";

const limits = [
  ["minLength", "maxLength"],
  ["min", "max"],
] as const;

/** Each field of a form has a name of its own. */
export function checkFieldNames(config: unknown): Finding[] {
  return forms(config).flatMap(({ value: form, path: formPath }) => {
    const seen = new Set<unknown>();
    return entriesAt(form, ["fields"], formPath).flatMap(({ value, path }): Finding[] => {
      const name = value["name"];
      if (typeof name !== "string" || !seen.has(name)) {
        seen.add(name);
        return [];
      }
      const message = `A field above already has the name ${quote(name)}. Give this one another name, or one answer is lost.`;
      return [{ code: "duplicate-field-name", message, path: [...path, "name"] }];
    });
  });
}

/** Each choice of a list has a value of its own. */
export function checkOptions(config: unknown): Finding[] {
  return forms(config).flatMap((form) =>
    entriesAt(form.value, ["fields"], form.path).flatMap((field) => {
      const seen = new Set<unknown>();
      return entriesAt(field.value, ["options"], field.path).flatMap(({ value: option, path }): Finding[] => {
        const value = option["value"];
        if (typeof value !== "string" || !seen.has(value)) {
          seen.add(value);
          return [];
        }
        const message = `A choice above already has the value ${quote(value)}. Give this one another value, or nobody can tell the two answers apart.`;
        return [{ code: "duplicate-option", message, path: [...path, "value"] }];
      });
    }),
  );
}

/** The lower limit of a field is not above its upper one. */
export function checkLimits(config: unknown): Finding[] {
  return forms(config).flatMap((form) =>
    entriesAt(form.value, ["fields"], form.path).flatMap(({ value, path }) =>
      limits.flatMap(([lower, upper]): Finding[] => {
        const [least, most] = [value[lower], value[upper]];
        if (typeof least !== "number" || typeof most !== "number" || least <= most) return [];
        const message = `Nothing can be right here: "${lower}" is ${least}, but "${upper}" is only ${most}. Swap them or change one.`;
        return [{ code: "crossed-limits", message, path: [...path, lower] }];
      }),
    ),
  );
}

function forms(config: unknown) {
  return blocksOf(config).filter(({ type }) => type === "form");
}
