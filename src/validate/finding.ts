import type { Fix } from "../json/fix";
import type { Target } from "../json/locate";
import type { Span } from "../json/position";
import type { Path } from "../schema/walk";

/** A finding whose position in the text is not known yet. */
export interface Finding extends Target {
  code: string;
  message: string;
  /** The part of the text at the path; undefined for the whole text. */
  within?: Within;
  /** Its fix, only if unambiguous, so that `--fix` can apply it without asking. */
  fix?: Fix;
  /** How the rest of the config is read meanwhile, if that differs from its fix. */
  reading?: { do: "rename"; key: string; value: unknown };
  /** Paths whose other findings this one replaces. */
  covers?: readonly Path[];
  /** Paths that decide whether the finding exists. If one has the wrong shape, fixing that may fix both. */
  needs?: readonly Path[];
  /** The path of an entry, if the finding also depends on the names of earlier entries in the same list. */
  needsAbove?: Path;
  /** The catalogue file of the place, next to the config. Its path starts in the file. */
  file?: string;
  /** The place in a file that cannot be parsed. */
  span?: Span;
  /** The language that the finding is about, and the place in the config of the text that is translated. */
  inLanguage?: { name: string; path?: Path };
  /** Another place in the config. The message ends with its line and column. */
  other?: Path;
  /** Whether the value must not be shown anywhere else. */
  isSecret?: boolean;
}

/** A part of a text after escapes are decoded; `end` is exclusive. */
export interface Within {
  start: number;
  end: number;
}
