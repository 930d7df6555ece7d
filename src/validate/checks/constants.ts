import { isConstantName } from "../../config/constants";
import { most } from "../../fields/amounts";
import { type ConstantUse, findConstants } from "../../fields/texts/constants";
import type { Path } from "../../schema/walk";
import { constantsOf } from "../constantsOf";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { enoughFindings } from "../mostFindings";
import { textsOf } from "../fieldsOf";
import { didYouMean, sureMatch } from "../../words/nearest";
import { valueAt } from "../../schema/schemaAt";
import { simplify } from "../../words/simplify";
import { count, quote, sentence, sentences } from "../../words/words";

/** One use of a constant, with its text. */
interface PlacedUse extends ConstantUse {
  value: string;
  path: Path;
}

/** Reports {{name}} without closing braces or with an unknown name. */
export function checkConstantUses(config: unknown): Finding[] {
  const uses = (["text", "richText", "href", "postUrl", "dataUrl", "frame"] as const)
    .flatMap((kind) => textsOf(config, kind).filter(({ value }) => value.includes("{{")))
    .flatMap(({ value, path }) => findConstants(value).map((use): PlacedUse => ({ ...use, value, path })));
  const open = uses.filter(({ closed }) => !closed).map(explainUnclosed);
  const known = constantsOf(config) && Object.keys(valueAt(config, ["constants"]) ?? {});
  if (!known) return open;
  const names = new Set(known);
  const unknown = new Map<string, PlacedUse[]>();
  for (const use of uses) {
    if (!use.closed || names.has(use.name)) continue;
    const places = unknown.get(use.name);
    if (places) places.push(use);
    else if (unknown.size < enoughFindings) unknown.set(use.name, [use]);
  }
  const used = new Set(uses.map(({ name }) => name));
  const unused = known.filter((name) => !used.has(name));
  // No suggestion from more names than a config may have.
  const usable = known.length > most.names ? [] : known.filter(isConstantName);
  // A malformed name is reported in `constants`.
  const misnamed = new Set(known.filter((name) => !isConstantName(name)).map(simplify));
  for (const name of unknown.keys()) if (misnamed.has(simplify(name))) unknown.delete(name);
  return [...open, ...[...unknown.values()].flatMap((places) => explainUnknown(places, usable, unused))];
}

function explainUnclosed({ name, path, start, end }: PlacedUse): Finding {
  const message = `"{{${name}" has no closing }}. Write {{${name || "name"}}}, or \\\\{{ for two plain braces.`;
  return { code: "unclosed-constant", message, path, within: { start, end } };
}

/** An unknown constant: a misspelling is reported at each use, a missing constant once. */
function explainUnknown(
  places: readonly PlacedUse[],
  usable: readonly string[],
  unused: readonly string[],
): Finding[] {
  const [{ name, path, start: from, end }] = places as [PlacedUse];
  const start = `Unknown constant ${quote(name)}.`;
  const near = didYouMean(name, usable);
  if (near !== "") {
    const match = sureMatch(name, usable);
    return places.map(({ value, start: from, end, path: place }) => {
      const written = value.slice(from, end);
      const fix: Fix | undefined =
        match === undefined
          ? undefined
          : { do: "replaceIn", from: written, to: written.replace(name, match) };
      return {
        code: "unknown-constant",
        message: `${start}${near}`,
        path: place,
        within: { start: from, end },
        ...(fix ? { fix } : {}),
      };
    });
  }
  const others =
    places.length > 1 ? `It is used here and in ${count(places.length - 1, "other place")}.` : undefined;
  const [renamed, second] = unused;
  const hint =
    renamed !== undefined && second === undefined
      ? `If you renamed it to ${quote(renamed)}, which is not used, write {{${renamed}}}.`
      : undefined;
  const advice = `add ${quote(name)} to "constants", or write \\\\{{ for two plain braces`;
  return [
    {
      code: "unknown-constant",
      message: sentences(start, others, hint, sentence(hint === undefined ? advice : `otherwise ${advice}`)),
      path,
      within: { start: from, end },
    },
  ];
}

/** Reports constants in the values of constants, because they are not replaced. */
export function checkConstantValues(config: unknown): Finding[] {
  return Object.entries(constantsOf(config) ?? {}).flatMap(([name, value]): Finding[] => {
    const [use] = findConstants(String(value));
    if (!use) return [];
    const message = `A constant cannot contain another constant, so "{{${use.name}" is not replaced. Write the value itself.`;
    return [{ code: "constant-in-constant", message, path: ["constants", name] }];
  });
}
