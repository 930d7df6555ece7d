import type { Finding, Mend } from "../../finding";
import { type ForeignUse, foreignUsesIn } from "../../foreignUses";
import { quote } from "../../words";

/** Each constant in a text is written so that its value comes in its place. */
export function checkUnfilledConstants(config: unknown): Finding[] {
  const seen = new Set<string>();
  return foreignUsesIn(config)
    .filter(({ written, path }) => seen.size < seen.add(JSON.stringify([path, written])).size)
    .map((use) => {
      const { name, written, start, path } = use;
      const isFilled = written.startsWith("{{{");
      const what = isFilled
        ? `${quote(written)} shows braces around the value of the constant ${quote(name)}.`
        : `${quote(written)} stays as it is: it is not how the constant ${quote(name)} is used.`;
      return {
        code: "unfilled-constant",
        message: `${what} Write {{${name}}}.`,
        path,
        within: { start, end: start + written.length },
        ...mendUse(config, use),
      };
    });
}

/** Writes the use anew, where each place in the text that reads like it is one. */
function mendUse(config: unknown, { name, written, value, path }: ForeignUse): { mend?: Mend } {
  const uses = foreignUsesIn(config).filter(
    (use) => use.written === written && JSON.stringify(use.path) === JSON.stringify(path),
  );
  const isEach = value.split(written).length - 1 === uses.length;
  return isEach ? { mend: { do: "replaceIn", from: written, to: `{{${name}}}` } } : {};
}
