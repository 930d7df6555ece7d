import { blockChecks } from "../../blocks/checks";
import type { Path } from "../../schema/walk";
import type { FoundInBlock } from "../blockCheck";
import { blocksOf } from "../blocksOf";
import type { BlockCode } from "../codes";
import type { Finding } from "../finding";

/** What the checks of each block type find in their blocks. */
export function checkBlocks(config: unknown): Finding[] {
  return blocksOf(config).flatMap(({ type, value, path }) =>
    Object.entries(blockChecks.get(type) ?? {}).flatMap(([code, { find }]) =>
      find(value).map((found) => ({ ...inConfig(found, path), code: code as BlockCode })),
    ),
  );
}

/** What was found in a block, with the paths that its places have in the config. */
function inConfig(found: FoundInBlock, block: Path): FoundInBlock {
  const { path, needs, fix } = found;
  const whole = (place: Path) => [...block, ...place];
  return {
    ...found,
    path: whole(path),
    ...(needs && { needs: needs.map(whole) }),
    ...(fix?.do === "move" && { fix: { ...fix, to: whole(fix.to) } }),
  };
}
