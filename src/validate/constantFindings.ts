import { type ConstantUse, findConstants } from "../fields/texts/constants";
import type { Path } from "../schema/walk";
import { isGroup } from "../schema/structure";
import { once } from "../json/once";
import { constantsOf } from "./constantsOf";
import { type TextField, textsOf } from "./fieldsOf";
import type { Finding } from "./finding";

/** The kinds of fields in which constants are filled in. */
const filledKinds = ["text", "richText", "href", "postUrl", "dataUrl", "frame"] as const;

/** A field with one constant filled in, to be checked as if its owner had written that. */
interface Trial {
  name: string;
  path: Path;
  /** The text of the field as it is in the config. */
  written: string;
  /** The text to check, and where the constant's value is in it. */
  text: string;
  start: number;
  end: number;
}

/**
 * The findings of a check, with those about the value of a constant at the constant, once, however often it is used.
 * @param found - what the check finds in the config
 * @param check - finds what is wrong with texts, links and addresses, each taken alone; it is shown small parts of the config
 */
export function gatherAtConstants(
  config: unknown,
  found: readonly Finding[],
  check: (part: unknown) => readonly Finding[],
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
  const namesAt = constantsByField(config);
  const isRepeated = ({ code, path }: Finding) =>
    namesAt.get(JSON.stringify(path))?.some((name) => seen.has(keyOf(code, ["constants", name]))) === true;
  return [...found.filter((finding) => !isRepeated(finding)), ...added];
}

/** The names of the constants that each field uses, by its path. */
const constantsByField = once((config) => {
  const constants = constantsOf(config) ?? {};
  const byField = new Map<string, string[]>();
  for (const { value, path } of usersOf(config)) {
    const names = findConstants(value).flatMap(({ name, closed }) =>
      closed && Object.hasOwn(constants, name) ? [name] : [],
    );
    if (names.length > 0) byField.set(JSON.stringify(path), [...new Set(names)]);
  }
  return byField;
});

/** For each constant and each kind of field, so many of the addresses around it are tried. */
const mostAddresses = 8;

/** One trial for each constant and each kind of field that uses it: the value is as wrong in one as in the other. */
const trialsOf = once((config): readonly Trial[] => {
  const constants = constantsOf(config) ?? {};
  const trials = new Map<string, Trial>();
  const tried = new Map<string, number>();
  for (const field of usersOf(config)) {
    const { value: written, kind, part, names = "", path } = field;
    for (const use of findConstants(written)) {
      const { name } = use;
      const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
      if (typeof value !== "string") continue;
      const around = textAround(field, use);
      const place = [name, kind, typeof part === "string" ? part : "", names].join("\n");
      const key = [place, around.before, around.after].join("\n");
      const count = tried.get(place) ?? 0;
      if (trials.has(key) || count === mostAddresses) continue;
      tried.set(place, count + 1);
      const start = around.before.length;
      const text = around.before + value + around.after;
      trials.set(key, { name, path, written, text, start, end: start + value.length });
    }
  }
  return [...trials.values()];
});

function usersOf(config: object): TextField[] {
  return textsOf(config, ...filledKinds).filter(({ value }) => value.includes("{{"));
}

/**
 * The text around a constant that decides what its value means: the rest of an address. Words around it are left out, so
 * that what to write instead is a value for the constant.
 */
function textAround(
  { kind, names, value }: TextField,
  { start, end }: ConstantUse,
): { before: string; after: string } {
  const [before, after] = [value.slice(0, start), value.slice(end)];
  if (kind === "richText") {
    const [link] = /\]\([^()\s]*$/.exec(before) ?? [];
    return link === undefined ? alone : { before: `[link${link}`, after: /^[^()\s]*\)?/.exec(after)![0] };
  }
  return kind === "text" && names === undefined ? alone : { before, after };
}

const alone = { before: "", after: "" };

/** Trials such that no two of a layer are of one field. */
function layersOf(trials: readonly Trial[]): Trial[][] {
  const layers: Trial[][] = [];
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
  trials: readonly Trial[],
  check: (part: unknown) => readonly Finding[],
): Finding[] {
  const found = layersOf(trials).flatMap((layer) => findAt(config, layer, check, ({ text }) => text));
  if (found.length === 0) return [];
  // What is found without the constant is not its fault. Each field is checked once, however many constants it uses.
  const fields = new Map(found.map(({ trial }) => [JSON.stringify(trial.path), trial]));
  const without = findAt(config, [...fields.values()], check, ({ written }) => written);
  const known = new Set(without.map(({ trial, finding }) => keyOf(finding.code, trial.path)));
  return found.flatMap(({ trial, finding }) =>
    known.has(keyOf(finding.code, trial.path)) ? [] : moved(finding, trial),
  );
}

/** What a check finds in the fields of some trials. */
function findAt(
  config: object,
  layer: readonly Trial[],
  check: (part: unknown) => readonly Finding[],
  textOf: (trial: Trial) => string,
): { trial: Trial; finding: Finding }[] {
  const { part, trials } = partOf(config, layer, textOf);
  return check(part).flatMap((finding) => {
    const trial = trials.get(JSON.stringify(finding.path));
    return trial ? [{ trial, finding }] : [];
  });
}

/** A finding in a trial as one at its constant; nothing when it is about other words of the text. */
function moved({ code, message, within, fix, isSecret }: Finding, trial: Trial): Finding[] {
  const { name, text, start, end } = trial;
  if (within && (within.end <= start || within.start >= end)) return [];
  const isWhole = start === 0 && end === text.length;
  const isWithin = within && within.start >= start && within.end <= end;
  const movedWithin = isWithin ? { within: { start: within.start - start, end: within.end - start } } : {};
  const isUsable =
    fix?.do === "replaceIn" ? text.slice(start, end).includes(fix.from) : fix?.do === "replace" && isWhole;
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

type Tree = Map<string | number, Tree | Trial>;

/**
 * A config with nothing but the fields of some trials, and the plain values beside them and of `site`, which say what
 * the fields are. Lists have no other entries.
 * @returns it, with each trial by its path in it
 */
function partOf(config: object, layer: readonly Trial[], textOf: (trial: Trial) => string) {
  const tree: Tree = new Map([["site", new Map()]]);
  for (const trial of layer) {
    let here = tree;
    for (const part of trial.path.slice(0, -1)) {
      const next = here.get(part);
      const inner: Tree = next instanceof Map ? next : new Map();
      if (inner !== next) here.set(part, inner);
      here = inner;
    }
    here.set(trial.path.at(-1)!, trial);
  }
  const trials = new Map<string, Trial>();
  return { part: copy(config, tree, []), trials };

  function copy(value: object, branch: Tree, path: Path): object {
    const entries = [...branch].map(([part, inner], index): [string | number, unknown] => {
      const place = [...path, Array.isArray(value) ? index : part];
      if (inner instanceof Map) {
        const next: unknown = Reflect.get(value, part);
        return [part, isObject(next) ? copy(next, inner, place) : {}];
      }
      trials.set(JSON.stringify(place), inner);
      return [part, textOf(inner)];
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
