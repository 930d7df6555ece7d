import { type CSSInterpolation, type SerializedStyles, serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { minifyCss } from "../minifyCss";
import { compareModules } from "./cascade";

/** A style with the keyframes that it uses, as Emotion chains them. */
type Chained = SerializedStyles & { next?: Chained };

/** Keyframes, as Emotion represents them in a style. */
interface Keyframes extends SerializedStyles {
  anim: 1;
}

/** A style with its position in the cascade. */
interface Entry {
  /** Computes the style on first use: a page needs a quarter of all styles. */
  style: () => Chained;
  module: string;
  index: number;
}

/** Every style of the loaded modules, by class name. */
const entries = new Map<string, Entry>();
/** The same in cascade order; recomputed after a module loads. */
let cascade: readonly (readonly [name: string, entry: Entry])[] | undefined;
/** The cached rules of each style. */
const rules = new Map<string, string>();
/**
 * Adds a style under its class name.
 * @param module - the path of its source from the root, which decides its cascade order
 * @param index - the index among the module's styles
 * @returns the tag of a template that contains the style; its value is the name
 * @throws {Error} if another style has this name
 */
export function enter(name: string, module: string, index: number) {
  return (template: TemplateStringsArray, ...values: CSSInterpolation[]): string => {
    // A module is loaded again after its source was edited.
    if (entries.has(name) && !import.meta.env.DEV) throw new Error(`Two styles are named ${name}.`);
    rules.delete(`.${name}`);
    cascade = undefined;
    let style: Chained | undefined;
    entries.set(name, { style: () => (style ??= serializeStyles([template, ...values])), module, index });
    return name;
  };
}

/** The replacement for Emotion's `keyframes`, which would load its runtime wherever pages are rendered. */
export function enterKeyframes(template: TemplateStringsArray, ...values: CSSInterpolation[]): Keyframes {
  const serialized = serializeStyles([template, ...values]);
  const name = `k${serialized.name}`;
  return { anim: 1, name, styles: `@keyframes ${name}{${serialized.styles}}` };
}

/** The styles in cascade order, whatever order their modules loaded in. */
function inOrder(): readonly (readonly [name: string, entry: Entry])[] {
  cascade ??= [...entries].sort(([, a], [, b]) => compareModules(a.module, b.module) || a.index - b.index);
  return cascade;
}

/** All rules in cascade order. */
export function stylesheet(): string {
  return writeSheet(() => true);
}

/** The rules of the styles in these sources, in cascade order. */
export function stylesheetOfSources(sources: ReadonlySet<string>): string {
  return writeSheet(({ module }) => sources.has(module));
}

function writeSheet(isWanted: (entry: Entry) => boolean): string {
  const seen = new Set<string>();
  let text = "";
  for (const [name, entry] of inOrder()) {
    if (isWanted(entry)) text += keyframesOf(entry, seen) + rulesOf(`.${name}`, entry.style());
  }
  return text;
}

/** The keyframes of a style that have not been added yet. */
function keyframesOf(entry: Entry, seen: Set<string>): string {
  let text = "";
  for (let part: Chained | undefined = entry.style().next; part; part = part.next) {
    if (!seen.has(part.name)) text += rulesOf("", part);
    seen.add(part.name);
  }
  return text;
}

function rulesOf(selector: string, style: SerializedStyles): string {
  const key = selector || style.name;
  let text = rules.get(key);
  if (text === undefined) {
    text = minifyCss(serialize(compile(selector ? `${selector}{${style.styles}}` : style.styles), stringify));
    rules.set(key, text);
  }
  return text;
}
