import type { Node } from "jsonc-parser";
import { configSchema, type SiteConfig } from "../config/config";
import type { Path } from "../fields/walk";
import { checks } from "./checks/checks";
import { codes } from "./codes";
import type { Diagnostic } from "./diagnostic";
import { type Change, mendChanges, toEdits } from "./edits";
import type { Finding } from "./finding";
import { followUpsOf } from "./followUps";
import { Lines } from "./lines";
import { locate } from "./locate";
import { findLostKeys } from "./lostKeys";
import { explainNewerVersion } from "./newerVersion";
import { parse, readQuickly } from "./parse";
import { explainShape } from "./shape";
import type { Slip } from "./slip";
import type { Surroundings } from "./surroundings";
import { trailOf } from "./trail";

const byteOrderMark = /^\uFEFF/;

export interface Validation {
  /** Everything that was found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The checked config with its defaults; absent when there is an error. */
  config?: SiteConfig;
}

/**
 * Checks the text of a config: its syntax, its shape, and everything it refers to. Never throws.
 * @param found - what was wrong already when the text was read from its bytes
 */
export function validate(text: string, surroundings: Surroundings, found: readonly Slip[] = []): Validation {
  const quick = found.length === 0 ? readQuickly(text) : undefined;
  if (quick) {
    const { findings, config } = check(quick.value, surroundings);
    // Positions are worked out only when there is something to report.
    if (findings.length === 0 && config) return { diagnostics: [], config };
    return report(text, parse(text).root, [], quick.value, findings, config);
  }
  const { root, value, ...parsed } = parse(text);
  const slips = [...found, ...parsed.slips];
  if (!root) return report(text, root, slips, undefined, [], undefined);
  const { findings, config } = check(value, surroundings);
  return report(text, root, slips, value, findings, config);
}

function check(value: unknown, surroundings: Surroundings): { findings: Finding[]; config?: SiteConfig } {
  const newer = explainNewerVersion(value);
  if (newer) return { findings: [newer] };
  const result = configSchema.safeParse(value);
  const shape = result.success ? [] : explainShape(configSchema, value, result.error.issues);
  const findings = [...shape, ...runChecks(value, surroundings, shape)];
  return { findings, ...(result.success ? { config: result.data } : {}) };
}

/** What the checks find, except where the shape is wrong already: one slip gives one finding. */
function runChecks(value: unknown, surroundings: Surroundings, shape: readonly Finding[]): Finding[] {
  const broken = new Set(
    shape.flatMap(({ code, path }) => {
      const isAboutKey = code === "unknown-key" || code === "missing-key";
      return isAboutKey ? [pathKey(path), pathKey(path.slice(0, -1))] : [pathKey(path)];
    }),
  );
  const isFollowUp = followUpsOf(value, shape);
  return checks
    .flatMap((run) => run(value, surroundings))
    .filter((finding) => !broken.has(pathKey(finding.path)) && !isFollowUp(finding));
}

/** Gives everything that was found its place in the text. */
function report(
  text: string,
  root: Node | undefined,
  slips: readonly Slip[],
  value: unknown,
  findings: readonly Finding[],
  config: SiteConfig | undefined,
): Validation {
  const lines = new Lines(text);
  const lost = root ? findLostKeys(root, lines) : [];
  // As the parser saw it; no offset changes.
  const plain = text.replace(byteOrderMark, " ");
  // First the text itself has to be right; other mends come to light then.
  const mendable = slips.every(({ code }) => code === "byte-order-mark") ? root : undefined;
  const placed = [...slips, ...lost].map((slip) => describe(slip, slip, slip.changes));
  const located = findings.map((finding) =>
    describe(finding, locate(root, finding), mendable && mendChanges(plain, mendable, finding)),
  );
  const diagnostics = inOrder([...placed, ...located]);
  const isSound = config && !diagnostics.some(({ severity }) => severity === "error");
  return { diagnostics, ...(isSound ? { config } : {}) };

  function describe(
    { code, message, path = [] }: Pick<Slip, "code" | "message" | "path">,
    { offset, length }: { offset: number; length: number },
    changes: Change[] | undefined,
  ): Diagnostic {
    return {
      code,
      severity: codes[code].severity,
      message,
      trail: trailOf(value, path),
      path: [...path],
      range: lines.range(offset, length),
      ...(changes ? { edits: toEdits(changes, lines) } : {}),
    };
  }
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
