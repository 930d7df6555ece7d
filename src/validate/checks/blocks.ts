import type { CheckFile } from "../checkFile";
import { blockChecks } from "../../blocks/checks";
import type { Path } from "../../schema/walk";
import type { FoundInBlock } from "../blockCheck";
import { enoughFindings } from "../mostFindings";
import { onEach } from "../visits";

const checksByType = new Map([...blockChecks].map(([type, ofType]) => [type, Object.entries(ofType)]));

/** The findings of each block type's own checks. */
const checkBlocks = onEach("block", ({ type, value, path }) =>
  (checksByType.get(type) ?? []).flatMap(([code, { find }]) =>
    find(value)
      .slice(0, enoughFindings)
      .map((found) => ({ ...inConfig(found, path), code })),
  ),
);

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
    ...(fix?.do === "each" && {
      fix: { ...fix, fixes: fix.fixes.map((one) => ({ ...one, path: whole(one.path) })) },
    }),
  };
}

export const checks: CheckFile = { general: [checkBlocks] };
