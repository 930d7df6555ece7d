/** A feature of other tools, and its replacement here. */
export interface Wish {
  /** Its names as block type or key, in lowercase, separated by spaces. */
  words: string;
  /** What to do instead, or why it cannot be, as whole sentences. Names of keys and types stand in double quotes. */
  answer: string;
  /** What to write, for the top level of the file. */
  example?: string;
  /** The heading for a feature that does not exist; undefined if it only has another name or place. */
  impossible?: string;
  /** Where it is looked for; without it, as a type and as a key. */
  as?: WishedAs;
  /** A key that the object must allow; if undefined, the answer applies everywhere. */
  beside?: string;
  /** Whether it is given even if another part of the config has a key of this name. */
  evenElsewhere?: true;
  /** A key beside which it is not given, as the word means that one there. */
  notBeside?: string;
}

/** What a word is looked for as. */
export type WishedAs = "type" | "key";
