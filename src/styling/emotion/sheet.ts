import { type CSSInterpolation, type SerializedStyles, serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { minifyCss } from "../minifyCss";
import { compareModules } from "./cascade";

/** A style with the keyframes that it uses, as Emotion chains them. */
type Chained = SerializedStyles & { next?: Chained };

/** Keyframes, as Emotion knows them in a style. */
interface Keyframes extends SerializedStyles {
  anim: 1;
}

/** A style with its place in the cascade. */
interface Entry {
  /** Works the style out when it is first asked for: a page has a quarter of all that there are. */
  style: () => Chained;
  module: string;
  index: number;
}

/** Every style of the modules that are loaded, by the name of its class. */
const entries = new Map<string, Entry>();
/** The same in the order of the cascade; worked out again after a module was loaded. */
let cascade: readonly (readonly [name: string, entry: Entry])[] | undefined;
/** The rules of each style, worked out once. */
const rules = new Map<string, string>();
/**
 * Enters a style under the name of its class.
 * @param module - the path of its source from the root, which decides its place in the cascade
 * @param index - which one of the module's styles it is
 * @returns the tag of a template that holds the style; its value is the name
 * @throws {Error} when another style has this name
 */
export function enter(name: string, module: string, index: number) {
  return (template: TemplateStringsArray, ...values: CSSInterpolation[]): string => {
    // A module whose source was edited is read again.
    if (entries.has(name) && !import.meta.env.DEV) throw new Error(`Two styles are named ${name}.`);
    rules.delete(`.${name}`);
    cascade = undefined;
    let style: Chained | undefined;
    entries.set(name, {
      style: () => (style ??= serializeStyles([template, ...values])),
      module,
      index,
    });
    return name;
  };
}

/**
 * What Emotion's `keyframes` gives a style to chain. Emotion's own would bring its runtime along to wherever
 * pages are rendered.
 */
export function enterKeyframes(template: TemplateStringsArray, ...values: CSSInterpolation[]): Keyframes {
  const serialized = serializeStyles([template, ...values]);
  const name = `k${serialized.name}`;
  return { anim: 1, name, styles: `@keyframes ${name}{${serialized.styles}}` };
}

/** The styles in the order of the cascade, whatever the order in which their modules were loaded. */
function inOrder(): readonly (readonly [name: string, entry: Entry])[] {
  cascade ??= [...entries].sort(([, a], [, b]) => compareModules(a.module, b.module) || a.index - b.index);
  return cascade;
}

/** All rules there are, in the order of the cascade. */
export function stylesheet(): string {
  return writeSheet(() => true);
}

/**
 * The rules of the styles in these sources, in the order of the cascade.
 * @param sources - their paths from the root
 */
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

/** The keyframes of a style that were not seen yet. */
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
