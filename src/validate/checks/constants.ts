import type { CheckFile, Explanations } from "../checkFile";
import { configWith, pageWith } from "../exampleConfigs";
import { isConstantName } from "../../config/constants";
import { most } from "../../fields/amounts";
import { type ConstantUse, findConstants } from "../../fields/texts/constants";
import { isFigure } from "../../fields/texts/figures";
import { constantsOf } from "../constantsOf";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { enoughFindings } from "../mostFindings";
import type { TextField } from "../visits";
import { textsWithConstants } from "../texts/textsWithConstants";
import { didYouMean, sureMatch } from "../../words/nearest";
import { valueAt } from "../../schema/schemaAt";
import { simplify, count, quote, sentence, sentences } from "../../words/words";

/** One use of a constant, with the field that contains it. */
interface PlacedUse {
  use: ConstantUse;
  field: TextField;
}

/** The first uses of one constant, and the number of all of them. */
interface Uses {
  first: PlacedUse[];
  count: number;
}

/** Reports {{name}} without closing braces or with an unknown name. */
export function checkConstantUses(config: unknown): Finding[] {
  const known = constantsOf(config) && Object.keys(valueAt(config, ["constants"]) ?? {});
  const names = new Set(known);
  const open: PlacedUse[] = [];
  const unknown = new Map<string, Uses>();
  const used = new Set<string>();
  for (const field of textsWithConstants(config)) {
    const { value } = field;
    // Only what may be reported is retained: a config may have hundreds of thousands of uses.
    for (const use of findConstants(value)) {
      const { name, closed } = use;
      used.add(name);
      // Figures have their own findings.
      if (closed && (names.has(name) || isFigure(name))) continue;
      const places = closed ? (unknown.get(name) ?? { first: [], count: 0 }) : undefined;
      if (places && unknown.size < enoughFindings) unknown.set(name, places);
      if (places) places.count++;
      const list = places?.first ?? open;
      if (list.length < enoughFindings) list.push({ use, field });
    }
  }
  const unclosed = open.map(explainUnclosed);
  if (!known) return unclosed;
  const unused = known.filter((name) => !used.has(name));
  // No suggestion from more names than a config may have.
  const usable = known.length > most.names ? [] : known.filter(isConstantName);
  // A malformed name is reported in `constants`.
  const misnamed = new Set(known.filter((name) => !isConstantName(name)).map(simplify));
  for (const name of unknown.keys()) if (misnamed.has(simplify(name))) unknown.delete(name);
  const hasConstants = valueAt(config, ["constants"]) !== undefined;
  const missing = [...unknown.values()].flatMap((uses) => explainUnknown(uses, usable, unused, hasConstants));
  return [...unclosed, ...missing];
}

function explainUnclosed({ use: { name, start, end }, field: { path } }: PlacedUse): Finding {
  const message = `"{{${name}" has no closing }}. Use {{${name || "name"}}}, or \\\\{{ to show {{ on the page.`;
  return { code: "unclosed-constant", message, path, within: { start, end } };
}

/** An unknown constant: a misspelling is reported at each use, a missing constant once. */
function explainUnknown(
  { first: places, count: times }: Uses,
  usable: readonly string[],
  unused: readonly string[],
  hasConstants: boolean,
): Finding[] {
  const [{ use, field }] = places as [PlacedUse];
  const { name } = use;
  const start = `Unknown constant ${quote(name)}.`;
  const near = didYouMean(name, usable);
  if (near !== "") {
    const match = sureMatch(name, usable);
    return places.map(({ use: { start: from, end }, field: { value, path } }) => {
      const written = value.slice(from, end);
      const fix: Fix | undefined =
        match === undefined
          ? undefined
          : { do: "replaceIn", from: written, to: written.replace(name, match) };
      return {
        code: "unknown-constant",
        message: `${start}${near}`,
        path,
        within: { start: from, end },
        ...(fix ? { fix } : {}),
      };
    });
  }
  const others = times > 1 ? `It is used here and in ${count(times - 1, "other place")}.` : undefined;
  const [renamed, second] = unused;
  const hint =
    renamed !== undefined && second === undefined
      ? `If you mean ${quote(renamed)}, which is not used yet, use {{${renamed}}}.`
      : undefined;
  const valid = isConstantName(name) ? name : (/[A-Za-z][A-Za-z0-9_]*/.exec(name)?.[0] ?? "name");
  const entry = `${quote(valid)}: "…"`;
  const added = hasConstants ? `${entry} to "constants"` : `"constants": { ${entry} } next to "site"`;
  const rename = valid === name ? "" : `start the name with a letter, as in {{${valid}}}, and `;
  const advice = `${rename}add ${added}, or use \\\\{{ to show {{ on the page`;
  return [
    {
      code: "unknown-constant",
      message: sentences(start, others, hint, sentence(hint === undefined ? advice : `otherwise, ${advice}`)),
      path: field.path,
      within: { start: use.start, end: use.end },
    },
  ];
}

/** Reports constants in the values of constants, because they are not replaced. */
export function checkConstantValues(config: unknown): Finding[] {
  return Object.entries(constantsOf(config) ?? {}).flatMap(([name, value]): Finding[] => {
    const [use] = findConstants(String(value));
    if (!use) return [];
    const piece = quote(String(value).slice(use.start, use.end));
    const message = `A constant cannot contain another constant, so ${piece} is not replaced. Put its value there instead.`;
    return [{ code: "constant-in-constant", message, path: ["constants", name] }];
  });
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "unknown-constant": { dependsOn: [["constants"]], severity: "error" },
    "unclosed-constant": { severity: "error" },
    "constant-in-constant": { severity: "error" },
  },
  site: [checkConstantUses, checkConstantValues],
};

export const explanations: Explanations = {
  "unknown-constant": {
    meaning: "A constant is not defined in constants.",
    example: pageWith(
      '{ "type": "text", "text": "Join us at {{addres}}." }',
      '"constants": { "address": "play.fernhollow.example" }',
    ),
  },
  "unclosed-constant": {
    meaning: "A {{ has no closing }}.",
    example: pageWith(
      '{ "type": "text", "text": "Join us at {{address." }',
      '"constants": { "address": "play.fernhollow.example" }',
    ),
  },
  "constant-in-constant": {
    meaning: "The value of a constant uses another constant.",
    example: configWith('"constants": { "host": "fernhollow.example", "address": "play.{{host}}" }'),
  },
};
