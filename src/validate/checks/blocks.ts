import type { CheckFile } from "../checkFile";
import { blockChecks } from "../../blocks/checks";
import type { Path } from "../../schema/walk";
import type { FoundInBlock } from "../blockCheck";
import { blocksOf } from "../blocksOf";
import type { Finding } from "../finding";
import { enoughFindings } from "../mostFindings";

/** The findings of each block type's own checks. */
export function checkBlocks(config: unknown): Finding[] {
  const findings = new Map<string, Finding[]>();
  for (const { type, value, path } of blocksOf(config)) {
    for (const [code, { find }] of Object.entries(blockChecks.get(type) ?? {})) {
      const known = findings.get(code) ?? [];
      // A limit, because thousands of blocks may have the same mistake.
      if (known.length >= enoughFindings) continue;
      findings.set(code, known);
      known.push(
        ...find(value)
          .slice(0, enoughFindings)
          .map((found) => ({ ...inConfig(found, path), code })),
      );
    }
  }
  return [...findings.values()].flat();
}

/** A finding in a block, with paths from the root of the config. */
function inConfig(found: FoundInBlock, block: Path): FoundInBlock {
  const { path, needs, needsAbove, fix } = found;
  const whole = (place: Path) => [...block, ...place];
  return {
    ...found,
    path: whole(path),
    ...(needs && { needs: needs.map(whole) }),
    ...(needsAbove && { needsAbove: whole(needsAbove) }),
    ...(fix?.do === "move" && { fix: { ...fix, to: whole(fix.to) } }),
  };
}

export const checks: CheckFile = {
  general: [checkBlocks],
};
