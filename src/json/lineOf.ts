import type { Path } from "../schema/walk";
import { Lines } from "./lines";
import { locate } from "./locate";
import { parse } from "./parse";

/** Finds the lines of values in a text, from 1. Parses the text on the first call. */
export function lineOf(text: string): (path: Path) => number {
  let known: { root: ReturnType<typeof parse>["root"]; lines: Lines } | undefined;
  return (path) => {
    known ??= { root: parse(text).root, lines: new Lines(text) };
    return known.lines.position(locate(known.root, { path }).offset).line;
  };
}
