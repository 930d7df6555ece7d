import type { FieldKind } from "../fields/kind";
import type { Entry } from "../schema/schemaAt";
import { sampleAlt } from "../schema/exampleOf";
import type { Field, Path } from "../schema/walk";
import type { PlacedBlock } from "./blocksIn";
import type { Constants } from "./constantsOf";
import type { ShownLink } from "./links/linkPlace";
import type { Surroundings } from "./surroundings";
import type { PlacedMarkdown } from "./texts/markdown";

export type TextField = Field & { readonly value: string };

/** One text of a config, under any key. */
export interface WrittenText {
  readonly value: string;
  readonly part: string | number | undefined;
  readonly path: Path;
  /** The kind of its field, if its key is known. */
  readonly kind?: FieldKind;
}

export type Key = string | number | undefined;

/** The values that a visit sees, by its scope. */
interface Sights {
  /** A field of certain kinds, valid or not. */
  field: Field;
  /** A field of certain kinds that is a text. */
  text: TextField;
  /** A text under any key, known or not. */
  written: WrittenText;
  /** A formatted text with something to check. */
  markdown: PlacedMarkdown;
  link: ShownLink;
  /** A block, valid or not, including nested ones. */
  block: PlacedBlock;
  /** A route or a post. */
  page: Entry;
  /** Everything outside of routes and posts, once for each config. */
  rest: object;
}

export type Scope = keyof Sights;

/** The config around the visited value. */
export interface Around {
  readonly config: object;
  readonly constants: Constants;
}

/** The config and its environment. Each part of a config has its own object. */
export interface Site extends Around {
  readonly surroundings: Surroundings;
}

/** Sees everything of one scope in a config. All visits share one walk. */
export interface Visit<Item, Context = Site> {
  readonly scope: Scope;
  readonly kinds?: readonly FieldKind[];
  /** Whether it also sees plain texts under a key, in which no character has a special meaning. */
  readonly isForPlain?: (key: Key) => boolean;
  readonly find: (seen: never, context: Context) => readonly Item[];
}

/** Visits everything of a scope without kinds, but plain texts only under some keys. */
export function onEach<S extends Exclude<Scope, "field" | "text">, Item, Context = Site>(
  scope: S,
  find: (seen: Sights[S], context: Context) => readonly Item[],
  isForPlain: (key: Key) => boolean = () => true,
): Visit<Item, Context> {
  return { scope, find, isForPlain };
}

/** Visits fields of certain kinds. */
export function onFields<Item, Context = Site>(
  kinds: readonly FieldKind[],
  find: (field: Field, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "field", kinds, find };
}

/** Visits fields of certain kinds that are texts, but plain texts only under some keys. */
export function onTexts<Item, Context = Site>(
  kinds: readonly FieldKind[],
  find: (field: TextField, context: Context) => readonly Item[],
  isForPlain: (key: Key) => boolean = () => true,
): Visit<Item, Context> {
  return { scope: "text", kinds, find, isForPlain };
}

/** Like {@link onTexts}, without texts that are {@link isPlain}. */
export function onOddTexts<Item, Context = Site>(
  kinds: readonly FieldKind[],
  find: (field: TextField, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "text", kinds, find };
}

/** Like {@link onEach} with `written`, without texts that are {@link isPlain}. */
export function onOddWritten<Item, Context = Site>(
  find: (text: WrittenText, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "written", find };
}

/** Short words of lowercase ASCII letters and digits, with simple punctuation, in one line. */
const plainWords = /^[A-Za-z][a-z0-9-]{0,10}(?:[ ,.!?']{1,3}[A-Za-z0-9][a-z0-9-]{0,10})*[ ,.!?']{0,3}$/;
/** Parts of plain words that some checks search for: "your", "lorem" and an example. */
const meaningful = ["www.", "your", "orem", sampleAlt];
const longestPlain = 500;

/** A quick test: most texts need no closer look. */
export function isPlain(text: string): boolean {
  return (
    text.length <= longestPlain && plainWords.test(text) && !meaningful.some((word) => text.includes(word))
  );
}
