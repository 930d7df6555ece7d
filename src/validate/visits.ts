import type { FieldKind } from "../fields/kind";
import type { Entry } from "../schema/entriesAt";
import { sampleAlt } from "../schema/exampleOf";
import type { Field, Path } from "../schema/walk";
import type { PlacedBlock } from "./blocksIn";
import type { Constants } from "./constantsOf";
import type { LinkPlace } from "./links/linkPlace";
import type { Surroundings } from "./surroundings";
import type { PlacedMarkdown } from "./texts/markdown";

/** A field that is a text. */
export type TextField = Field & { readonly value: string };

/** One text of a config, under any key. */
export interface WrittenText {
  readonly value: string;
  /** The last part of its path. */
  readonly part: string | number | undefined;
  readonly path: Path;
  /** The kind of its field, if its key is known. */
  readonly kind?: FieldKind;
}

/** What a visit sees, by the scope that it declares. */
interface Sights {
  /** A field of some kinds, valid or not. */
  field: Field;
  /** A field of some kinds that is a text at all. */
  text: TextField;
  /** A text under any key, known or not. */
  written: WrittenText;
  /** A formatted text in which there is anything to check. */
  markdown: PlacedMarkdown;
  link: LinkPlace;
  /** A block, valid or not, those inside other blocks too. */
  block: PlacedBlock;
  /** A route or a post. */
  page: Entry;
  /** Everything outside of routes and posts, once for each config. */
  rest: object;
}

export type Scope = keyof Sights;

/** The config around what a visit sees. */
export interface Around {
  readonly config: object;
  readonly constants: Constants;
}

/** The config and its environment. Each part of a config has its own. */
export interface Site extends Around {
  readonly surroundings: Surroundings;
}

/** A look at everything of one scope in a config. All visits share one walk. */
export interface Visit<Item, Context = Site> {
  readonly scope: Scope;
  readonly kinds?: readonly FieldKind[];
  /** Whether it looks at plain texts too, in which nothing has a special meaning. */
  readonly isForPlain?: boolean;
  readonly find: (seen: never, context: Context) => readonly Item[];
}

/** Visits everything of a scope that has no kinds. */
export function onEach<S extends Exclude<Scope, "field" | "text">, Item, Context = Site>(
  scope: S,
  find: (seen: Sights[S], context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope, find, isForPlain: true };
}

/** Visits the fields of some kinds. */
export function onFields<Item, Context = Site>(
  kinds: readonly FieldKind[],
  find: (field: Field, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "field", kinds, find };
}

/** Visits the fields of some kinds that are texts. */
export function onTexts<Item, Context = Site>(
  kinds: readonly FieldKind[],
  find: (field: TextField, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "text", kinds, find, isForPlain: true };
}

/** As {@link onTexts}, without the texts that {@link isPlain}. */
export function onOddTexts<Item, Context = Site>(
  kinds: readonly FieldKind[],
  find: (field: TextField, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "text", kinds, find };
}

/** As {@link onEach} with `written`, without the texts that {@link isPlain}. */
export function onOddWritten<Item, Context = Site>(
  find: (text: WrittenText, context: Context) => readonly Item[],
): Visit<Item, Context> {
  return { scope: "written", find };
}

/** Short words of lowercase ASCII letters and digits, with simple punctuation, in one line. */
const plainWords = /^[A-Za-z][a-z0-9-]{0,10}(?:[ ,.!?']{1,3}[A-Za-z0-9][a-z0-9-]{0,10})*[ ,.!?']{0,3}$/;
/** What some checks look for in plain words: "your", "lorem" and an example. */
const meaningful = ["www.", "your", "orem", sampleAlt];
const longestPlain = 500;

/** A quick test: most texts have nothing that needs a closer look. */
export function isPlain(text: string): boolean {
  return (
    text.length <= longestPlain && plainWords.test(text) && !meaningful.some((word) => text.includes(word))
  );
}
