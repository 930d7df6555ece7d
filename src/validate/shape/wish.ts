/** A feature of other tools, and its replacement here. */
export interface Wish {
  /** Its names as block type or key, in lowercase, separated by spaces. */
  words: string;
  /**
   * What to do instead, or why it is not possible, in full sentences. Names of keys and types are in double quotes.
   */
  answer: string;
  /** The replacement, for the top level of the file. */
  example?: string;
  /** The heading for a feature that does not exist; undefined if it only has another name or place. */
  impossible?: string;
  /** The kind of name to match; if undefined, both types and keys. */
  as?: WishedAs;
  /** A key that the object must allow; if undefined, the answer applies everywhere. */
  beside?: string;
  /** Whether it applies even if another part of the config has a key of this name. */
  evenElsewhere?: true;
  /** It does not apply next to this key, because the word refers to that key there. */
  notBeside?: string;
}

/** The kind of name that a word is matched with. */
export type WishedAs = "type" | "key";
