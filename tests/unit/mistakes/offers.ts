import { parse } from "../../../src/json/parse";
import { valueAt } from "../../../src/schema/schemaAt";
import type { Surroundings } from "../../../src/validate/surroundings";
import { validate } from "../../../src/validate/validate";

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The keys with values that a message suggests: `Use "tag": "pvp" here.` suggests `{ tag: "pvp" }`. */
export function offersOf(message: string): Record<string, unknown>[] {
  return [...message.matchAll(/\b(?:write|add|use|and|replace it with) (?=")/gi)].flatMap(
    ({ index, 0: verb }) => {
      const rest = message.slice(index + verb.length);
      for (let end = rest.length; end > 0; end -= 1) {
        try {
          return [JSON.parse(`{${rest.slice(0, end)}}`) as Record<string, unknown>];
        } catch {
          // A shorter text may be valid.
        }
      }
      return [];
    },
  );
}

/**
 * Whether these keys are valid in a finding's object or in an outer one.
 * @param others - further suggestions of the same message, for the top level
 */
export function isValidOffer(
  text: string,
  path: Path,
  offer: object,
  surroundings: Surroundings,
  others: readonly object[] = [],
): boolean {
  const written = parse(text).value;
  const config: unknown = isObject(written) ? Object.assign({ ...written }, ...others) : written;
  return [...path.keys(), path.length].reverse().some((length) => {
    const place = path.slice(0, length);
    const target = length === 0 && !isObject(config) ? {} : valueAt(config, place);
    if (!isObject(target)) return false;
    const changed = JSON.stringify(replaceAt(config, place, { ...target, ...offer }));
    return validate(changed, surroundings).diagnostics.every(
      ({ severity, path: at }) =>
        severity !== "error" ||
        !place.every((part, index) => part === at[index]) ||
        !Object.hasOwn(offer, String(at[length])),
    );
  });
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const next = (child: unknown) => replaceAt(child, rest, replacement);
  if (Array.isArray(value)) return value.map((child, index) => (index === key ? next(child) : child));
  return isObject(value) ? { ...value, [key]: next(value[key]) } : replacement;
}
