import { type ConstantUse, findConstants } from "../fields/texts/constants";
import type { Path } from "../schema/walk";
import { valueAt } from "../schema/schemaAt";
import { isGroup } from "../schema/structure";
import type { Finding } from "./finding";
import { type FilledTrial, type Trial, trialsOf } from "./texts/constantTrials";

/** The findings of a check. Those about the value of a constant are reported once, at the constant. */
export function gatherAtConstants(
  config: unknown,
  found: readonly Finding[],
  check: (part: object) => readonly Finding[],
): readonly Finding[] {
  if (!isGroup(config)) return found;
  const trials = trialsOf(config);
  if (trials.length === 0) return found;
  const atConstants = findInTrials(config, trials, check);
  if (atConstants.length === 0) return found;
  const known = new Set(found.map(({ code, path }) => keyOf(code, path)));
  const seen = new Set<string>();
  const added = atConstants.filter(({ code, path }) => {
    const key = keyOf(code, path);
    return !known.has(key) && seen.size < seen.add(key).size;
  });
  for (const { code, path } of atConstants) seen.add(keyOf(code, path));
  const repeated = repeatedFindings(config, found, seen, check);
  return [...found.filter((finding) => !repeated.has(finding)), ...added];
}

/** The findings in fields whose cause is the value of a constant, which has the same finding. */
function repeatedFindings(
  config: object,
  found: readonly Finding[],
  seen: ReadonlySet<string>,
  check: (part: object) => readonly Finding[],
): ReadonlySet<Finding> {
  const fields = new Map<string, { trial: Trial; uses: readonly ConstantUse[] }>();
  const usesAt = (path: Path) => {
    const key = JSON.stringify(path);
    let field = fields.get(key);
    if (!field) {
      const value = valueAt(config, path);
      const text = typeof value === "string" ? value : "";
      field = { trial: { path, text }, uses: findConstants(text) };
      fields.set(key, field);
    }
    return field.uses;
  };
  const repeated = new Set<Finding>();
  const doubtful = new Set<Finding>();
  for (const finding of found) {
    const { code, path, within } = finding;
    const uses = usesAt(path).filter(({ name }) => seen.has(keyOf(code, ["constants", name])));
    if (uses.length === 0) continue;
    const isAboutUse = within && uses.some(({ start, end }) => start < within.end && end > within.start);
    (isAboutUse ? repeated : doubtful).add(finding);
  }
  const keys = new Set([...doubtful].map(({ path }) => JSON.stringify(path)));
  // With constants not filled in, the check finds only problems in the field's own words.
  const own = new Set(
    findAt(
      config,
      [...keys].map((key) => fields.get(key)!.trial),
      check,
    ).map(({ trial, finding }) => keyOf(finding.code, trial.path)),
  );
  for (const finding of doubtful) {
    if (!own.has(keyOf(finding.code, finding.path))) repeated.add(finding);
  }
  return repeated;
}

/** Divides trials into layers. No layer has two trials of the same field. */
function layersOf<Item extends Trial>(trials: readonly Item[]): Item[][] {
  const layers: Item[][] = [];
  const depths = new Map<string, number>();
  for (const trial of trials) {
    const key = JSON.stringify(trial.path);
    const depth = depths.get(key) ?? 0;
    depths.set(key, depth + 1);
    (layers[depth] ??= []).push(trial);
  }
  return layers;
}

function findInTrials(
  config: object,
  trials: readonly FilledTrial[],
  check: (part: object) => readonly Finding[],
): Finding[] {
  const found = findInLayers(config, trials, check);
  // Problems that remain without the value are not caused by the constant.
  const suspects = new Set(found.flatMap(({ trial }) => (isAlone(trial) ? [] : [trial])));
  const unfilled = [...suspects].map((trial) => {
    const { path, name, text, start, end } = trial;
    return { path, text: `${text.slice(0, start)}{{${name}}}${text.slice(end)}`, trial };
  });
  const known = new Map<Trial, Set<string>>();
  for (const { trial, finding } of findInLayers(config, unfilled, check)) {
    const codes = known.get(trial.trial) ?? new Set();
    known.set(trial.trial, codes.add(finding.code));
  }
  return found.flatMap(({ trial, finding }) =>
    known.get(trial)?.has(finding.code) === true ? [] : moved(finding, trial),
  );
}

/** Whether the constant's value is the whole text of a trial. */
function isAlone({ text, start, end }: FilledTrial): boolean {
  return start === 0 && end === text.length;
}

function findInLayers<Item extends Trial>(
  config: object,
  trials: readonly Item[],
  check: (part: object) => readonly Finding[],
): { trial: Item; finding: Finding }[] {
  return layersOf(trials).flatMap((layer) => findAt(config, layer, check));
}

/** Finds problems in the fields of some trials. */
function findAt<Item extends Trial>(
  config: object,
  layer: readonly Item[],
  check: (part: object) => readonly Finding[],
): { trial: Item; finding: Finding }[] {
  if (layer.length === 0) return [];
  const { part, trials } = partOf(config, layer);
  return check(part).flatMap((finding) => {
    const trial = trials.get(JSON.stringify(finding.path));
    return trial ? [{ trial, finding }] : [];
  });
}

/** Moves a finding in a trial to its constant. Drops it if it is about other words of the text. */
function moved({ code, message, within, fix, isSecret }: Finding, trial: FilledTrial): Finding[] {
  const { name, text, start, end } = trial;
  if (within && (within.end <= start || within.start >= end)) return [];
  const isWithin = within && within.start >= start && within.end <= end;
  const movedWithin = isWithin ? { within: { start: within.start - start, end: within.end - start } } : {};
  const isUsable =
    fix?.do === "replaceIn"
      ? text.slice(start, end).includes(fix.from)
      : fix?.do === "replace" && isAlone(trial);
  return [
    {
      code,
      message,
      path: ["constants", name],
      ...movedWithin,
      ...(fix && isUsable ? { fix } : {}),
      ...(isSecret ? { isSecret } : {}),
    },
  ];
}

type Tree<Item> = Map<string | number, Tree<Item> | Item>;

/**
 * A small config for some trials: their fields, the plain values next to them, which say what the fields are, and the
 * plain values of `site`. Lists have no other entries.
 * @returns the config, with each trial by its path there
 */
function partOf<Item extends Trial>(config: object, layer: readonly Item[]) {
  const tree: Tree<Item> = new Map([["site", new Map()]]);
  for (const trial of layer) {
    let here = tree;
    for (const part of trial.path.slice(0, -1)) {
      const next = here.get(part);
      const inner: Tree<Item> = next instanceof Map ? next : new Map();
      if (inner !== next) here.set(part, inner);
      here = inner;
    }
    here.set(trial.path.at(-1)!, trial);
  }
  const trials = new Map<string, Item>();
  return { part: copy(config, tree, []), trials };

  function copy(value: object, branch: Tree<Item>, path: Path): object {
    const entries = [...branch].map(([part, inner], index): [string | number, unknown] => {
      const place = [...path, Array.isArray(value) ? index : part];
      if (inner instanceof Map) {
        const next: unknown = Reflect.get(value, part);
        return [part, isObject(next) ? copy(next, inner, place) : {}];
      }
      trials.set(JSON.stringify(place), inner);
      return [part, inner.text];
    });
    if (Array.isArray(value)) return entries.map(([, item]) => item);
    const plain = Object.entries(value).filter(([, item]) => !isObject(item) && !hasConstants(item));
    return Object.fromEntries([...plain, ...entries]);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function hasConstants(value: unknown): boolean {
  return typeof value === "string" && value.includes("{{");
}

function keyOf(code: string, path: Path): string {
  return JSON.stringify([code, path]);
}
