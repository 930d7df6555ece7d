import { configSchema, type SiteConfig } from "../config/config";
import type { Path } from "../fields/walk";
import { checks } from "./checks/checks";
import { codes } from "./codes";
import type { Diagnostic } from "./diagnostic";
import { findLostKeys } from "./lostKeys";
import type { Finding } from "./finding";
import { Lines } from "./lines";
import { locate, type Span } from "./locate";
import { parse } from "./parse";
import { explainShape } from "./shape";
import type { Surroundings } from "./surroundings";

export interface Validation {
  /** Everything that was found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The checked config with its defaults; absent when there is an error. */
  config?: SiteConfig;
}

/** Checks the text of a config: its syntax, its shape, and everything it refers to. Never throws. */
export function validate(text: string, surroundings: Surroundings): Validation {
  const lines = new Lines(text);
  const { slips, root, value } = parse(text);
  const diagnostics = slips.map((slip) => place({ path: [], ...slip }, slip, lines));
  if (!root) return { diagnostics: inOrder(diagnostics) };

  const result = configSchema.safeParse(value);
  const shape = result.success ? [] : explainShape(configSchema, value, result.error.issues);
  const findings = [...shape, ...runChecks(value, surroundings, shape)];
  diagnostics.push(
    ...findLostKeys(root, lines).map((lost) => place(lost, lost, lines)),
    ...findings.map((finding) => place(finding, locate(root, finding), lines)),
  );
  const isSound = result.success && !diagnostics.some(({ severity }) => severity === "error");
  return { diagnostics: inOrder(diagnostics), ...(isSound ? { config: result.data } : {}) };
}

/** What the checks find, except where the shape is wrong already: one slip gives one finding. */
function runChecks(value: unknown, surroundings: Surroundings, shape: readonly Finding[]): Finding[] {
  const broken = new Set(
    shape.flatMap(({ code, path }) => {
      const isAboutKey = code === "unknown-key" || code === "missing-key";
      return isAboutKey ? [pathKey(path), pathKey(path.slice(0, -1))] : [pathKey(path)];
    }),
  );
  return checks
    .flatMap((check) => check(value, surroundings))
    .filter(({ path }) => !broken.has(pathKey(path)));
}

function place({ code, message, path }: Finding, { offset, length }: Span, lines: Lines): Diagnostic {
  const { severity } = codes[code];
  return { code, severity, message, path: [...path], range: lines.range(offset, length) };
}

function inOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics
    .sort((a, b) => a.range.start.offset - b.range.start.offset || a.code.localeCompare(b.code))
    .filter(({ code, message, range }) => {
      const key = JSON.stringify([code, message, range.start.offset]);
      return seen.size < seen.add(key).size;
    });
}

function pathKey(path: Path): string {
  return JSON.stringify(path);
}
