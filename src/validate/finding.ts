import type { Fix } from "../json/fix";
import type { Target } from "../json/locate";
import type { Path } from "../schema/walk";

/** What a check found, before its place in the text is known. */
export interface Finding extends Target {
  code: string;
  message: string;
  /** The part of the text at the path that it is about; without it, the whole of it. */
  within?: Within;
  /** What fixes it; only where exactly one fix is meant, so that `--fix` may do it unasked. */
  fix?: Fix;
  /** How the rest of the config is read meanwhile, if that is not its fix. */
  reading?: { do: "rename"; key: string; value: unknown };
  /** Places that its message replaces as a whole: nothing else is reported about them. */
  covers?: readonly Path[];
  /** Places that decide whether it is there at all: where one is of a wrong shape, fixing that may fix both. */
  needs?: readonly Path[];
  /** The path of an entry, if the names of the entries above it in the same list decide so too. */
  needsAbove?: Path;
  /** Whether the value must not be shown anywhere else. */
  isSecret?: boolean;
}

/** A part of a text as it is once escapes are read: `end` is the place just after it. */
export interface Within {
  start: number;
  end: number;
}
