import type { Path } from "../../schema/walk";

/** One edit of the config, as plain data. `set` creates missing objects on its path. */
export type Intent =
  | { kind: "set"; path: Path; value: unknown }
  | { kind: "remove"; path: Path }
  | { kind: "insert"; path: Path; index: number; value: unknown }
  | { kind: "move"; path: Path; from: number; to: number }
  | { kind: "rename"; path: Path; key: string; to: string };

/** Receives the edits of one gesture. */
export type OnIntent = (...intents: readonly Intent[]) => void;

/** A finding about the value at a path. */
export interface FormFinding {
  path: Path;
  severity: "error" | "warning";
  text: string;
  /** Set for a message of the program, which is in English. */
  lang?: "en";
}
