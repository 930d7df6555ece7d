import { type CSSInterpolation, type SerializedStyles, serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { type DividedCss, divideStyle, marksIn } from "../divideCss";
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
/** The sheets of the last pages: most pages of a site use the same classes. */
const sheets = new Map<string, DividedCss>();
const mostSheets = 100;

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
    if (entries.has(name) && !import.meta.env.DEV) throw new Error(`Two styles have the name ${name}.`);
    rules.delete(`.${name}`);
    sheets.clear();
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
 * The rules of the classes that stand on a page, in the order of the cascade: first what its beginning is painted with. The
 * rest stands behind it, and changes nothing of what the beginning shows at rest, but for visitors with colours of their own.
 * @param painted - the HTML that is painted first
 * @param below - all else of the page
 * @returns one and the same object for pages with the same classes
 */
export function stylesheetFor(painted: string, below: string): DividedCss {
  const firstLists = classListsIn(painted);
  const lists = classListsIn(below, new Set(firstLists));
  const marks = marksIn(painted);
  const key = [lists, firstLists, marks].map((all) => [...all].sort().join("\n")).join("\n\n");
  let sheet = sheets.get(key);
  if (sheet === undefined) {
    const names = namesIn(lists);
    const first = neededFirst(names, namesIn(firstLists), lists);
    sheet = divided(names, first, marks);
    if (sheets.size === mostSheets) sheets.clear();
    sheets.set(key, sheet);
  }
  return sheet;
}

/** A style for whatever stands in its element, which may have a style of its own. */
const forAnyChild = /\*[{+,>:]/;

/**
 * What has to stand among the first rules, so that each style still overrides those in front of it: what its elements
 * have in front of one of them, and what speaks of elements with other styles.
 */
function neededFirst(
  names: ReadonlySet<string>,
  painted: ReadonlySet<string>,
  lists: ReadonlySet<string>,
): ReadonlySet<string> {
  const first = new Set([...painted].filter((name) => entries.has(name)));
  for (const name of names) {
    const entry = entries.get(name);
    if (entry && forAnyChild.test(ownRules(name, entry))) first.add(name);
  }
  const places = new Map(inOrder().map(([name], place) => [name, place]));
  const ofElements = [...lists].map((list) => {
    const own = list.split(" ").filter((name) => places.has(name));
    return own.sort((x, y) => places.get(x)! - places.get(y)!);
  });
  for (let before = -1; before !== first.size;) {
    before = first.size;
    for (const list of ofElements) {
      const last = list.findLastIndex((name) => first.has(name));
      for (const name of list.slice(0, Math.max(last, 0))) first.add(name);
    }
  }
  return first;
}

function divided(
  names: ReadonlySet<string>,
  isFirst: ReadonlySet<string>,
  marks: ReadonlySet<string>,
): DividedCss {
  const sheet = { first: "", rest: "" };
  const seen = new Set<string>();
  for (const [name, entry] of inOrder()) {
    if (!names.has(name)) continue;
    const own = ownRules(name, entry);
    const keyframes = keyframesOf(entry, seen);
    if (!isFirst.has(name)) sheet.rest += keyframes + own;
    else {
      const { first, rest } = divideStyle(own, marks);
      sheet.first += keyframes + first;
      sheet.rest += rest;
    }
  }
  return sheet;
}

/**
 * The rules of the styles in these sources, in the order of the cascade.
 * @param sources - their paths from the root
 */
export function stylesheetOfSources(sources: ReadonlySet<string>): string {
  return writeSheet((_, { module }) => sources.has(module));
}

function writeSheet(isWanted: (name: string, entry: Entry) => boolean): string {
  const seen = new Set<string>();
  let text = "";
  for (const [name, entry] of inOrder()) {
    if (isWanted(name, entry)) text += keyframesOf(entry, seen) + ownRules(name, entry);
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

function ownRules(name: string, entry: Entry): string {
  return rulesOf(`.${name}`, entry.style());
}

/** The classes that stand in HTML, in which the quotes of texts are written as entities. */
export function classesIn(html: string): Set<string> {
  return namesIn(classListsIn(html));
}

/** Adds the values of the `class` attributes to `lists`, each once. */
function classListsIn(html: string, lists = new Set<string>()): Set<string> {
  const begin = ' class="';
  for (let start = html.indexOf(begin); start >= 0; start = html.indexOf(begin, start)) {
    start += begin.length;
    const end = html.indexOf('"', start);
    lists.add(html.slice(start, end));
  }
  return lists;
}

function namesIn(lists: ReadonlySet<string>): Set<string> {
  return new Set([...lists].flatMap((list) => list.split(" ")));
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
