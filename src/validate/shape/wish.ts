/** Something that owners of other tools look for here, and what stands in its place. */
export interface Wish {
  /** What they call it, as the type of a block or as a key, in small letters and with spaces between the words. */
  words: string;
  /** What to do instead, or why it cannot be, as whole sentences. Names of keys and types stand in double quotes. */
  answer: string;
  /** What to write, for the top level of the file. */
  example?: string;
  /** What it is, where there is none, as a heading; absent where it only has another name or place. */
  impossible?: string;
  /** Where it is looked for; without it, as a type and as a key. */
  as?: WishedAs;
  /** A key that what it stands in has to have; without it, the answer is given everywhere. */
  beside?: string;
  /** Whether it is given even if another part of the config has a key of this name. */
  evenElsewhere?: true;
  /** A key beside which it is not given, as the word means that one there. */
  notBeside?: string;
}

/** What a word is looked for as. */
export type WishedAs = "type" | "key";
