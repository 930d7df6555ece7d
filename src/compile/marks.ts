import type { RichNode, Title } from "../fields/texts/text";
import type { Field, Path } from "../schema/walk";
import { isGroup } from "../schema/structure";

/** The place of a group of keys. As a symbol, it is copied with the group, and is not one of the keys. */
const PLACE = Symbol("place");

/** Marks are characters of a private use plane, so no text of an owner contains them by chance. */
const FIRST = 0xf0000;
const LAST = 0xffffd;

const marks = /[\u{f0000}-\u{ffffd}]/gu;

/** A marked text. */
export interface Mark {
  /** Its place in the config. */
  path: Path;
  /**
   * The length of the written text, if it is shown without constants and formatting. A place on a page that shows
   * another length shows only a part of it.
   */
  plain?: number;
}

/** The character of a mark. */
export function markOf(index: number): string {
  return String.fromCodePoint(FIRST + index);
}

/** The indices of the marks in a text. */
export function marksIn(text: string): number[] {
  return Array.from(text.matchAll(marks), ([mark]) => mark.codePointAt(0)! - FIRST);
}

/** Notes on a group of keys where it is in the config. */
export function notePlace(group: object, path: Path): void {
  (group as { [PLACE]?: Path })[PLACE] = path;
}

/** Notes on each group of keys in a value where it is in the config, given the value's own path. */
export function notePlaces(value: unknown, path: Path): void {
  if (Array.isArray(value)) value.forEach((item, index) => notePlaces(item, [...path, index]));
  else if (isGroup(value)) {
    notePlace(value, path);
    for (const [key, item] of Object.entries(value)) notePlaces(item, [...path, key]);
  }
}

/**
 * Marks texts with their places in the config while an editor's page is compiled. A mark is one character in front of a
 * text. It stands for the place with the same index in `all`.
 */
export class Marks {
  readonly all: Mark[] = [];

  /** A text that is made of a key of a group, with a mark in front of it; the same if its place is unknown. */
  markKey(text: string, group: object, key: string): string {
    const path = (group as { [PLACE]?: Path })[PLACE];
    return path === undefined ? text : this.#markOf([...path, key]) + text;
  }

  /** The compiled words of a field, with a mark in front of each text; the same if its place is unknown. */
  mark<Words extends Title>(words: Words, field: Field): Words {
    const path = placeOf(field);
    // An empty text stays empty, such as the alternative text of a decorative picture.
    if (path === undefined || words.length === 0) return words;
    const { value } = field;
    const plain = typeof value === "string" && isPlain(words, value) ? { plain: value.length } : {};
    return marked(words, this.#markOf(path, plain)) as Words;
  }

  /** An empty text if all marks are used. */
  #markOf(path: Path, plain: Pick<Mark, "plain"> = {}): string {
    return this.all.length > LAST - FIRST ? "" : markOf(this.all.push({ path, ...plain }) - 1);
  }
}

/** Whether pages show a text as it is written, in one piece. */
function isPlain(words: Title, written: string): boolean {
  if (typeof words === "string") return words === written;
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return false;
  return typeof only === "string"
    ? only === written
    : only.tag === "p" && isPlain(only.children ?? [], written);
}

function marked(words: Title, mark: string): Title {
  return typeof words === "string" ? mark + words : words.map((node) => markedNode(node, mark));
}

function markedNode(node: RichNode, mark: string): RichNode {
  if (typeof node === "string") return mark + node;
  const { children } = node;
  return children ? { ...node, children: children.map((child) => markedNode(child, mark)) } : node;
}

function placeOf(field: Field): Path | undefined {
  for (let place = field.parent, rest: Path = [field.part!]; place; place = place.parent) {
    const { [PLACE]: own } = (place.owner ?? {}) as { [PLACE]?: Path };
    if (own && place.owner !== place.parent?.owner) return [...own, ...rest];
    if (place.part !== undefined) rest = [place.part, ...rest];
  }
  return undefined;
}

/** A text without marks, for what is computed from it. */
export function withoutMarks(text: string): string {
  return text.replace(marks, "");
}
