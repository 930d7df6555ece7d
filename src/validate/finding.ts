import type { Path } from "../schema/walk";
import type { DiagnosticCode } from "./codes";

/** What a check found, before its place in the text is known. */
export interface Finding {
  code: DiagnosticCode;
  message: string;
  path: Path;
  /** What to point at: the value at the path (without it), its key, or the opening of what should hold it. */
  at?: "value" | "key" | "opening";
  /** The part of the text at the path that it is about; without it, the whole of it. */
  within?: Within;
  /** What fixes it; only where exactly one fix is meant, so that `--fix` may do it unasked. */
  fix?: Fix;
  /** Whether the value must not be shown anywhere else. */
  isSecret?: boolean;
}

/** A part of a text as it is once escapes are read: `end` is the place just after it. */
export interface Within {
  start: number;
  end: number;
}

/** One change of a config, in terms of its keys and values; {@link fixEdits} makes text edits of it. */
export type Fix =
  /** Another value in place of the one at the path. */
  | { do: "replace"; value: unknown }
  /** Another piece of the text at the path: each `from` in it becomes `to`. */
  | { do: "replaceIn"; from: string; to: string }
  /** Another name for the key at the end of the path; its value stays. */
  | { do: "rename"; key: string }
  /** The key at the end of the path goes, with its value. */
  | { do: "remove" }
  /** The key at the end of the path moves to where `to` leads, with its value. */
  | { do: "move"; to: Path }
  /** A key that is missing comes, with this value: behind the others of its group, or in front of them. */
  | { do: "add"; value: unknown; isFirst?: boolean };
