import type { PageBlock } from "./made";

/** Whether something is around a block: what it stands on, or what says how wide it is. */
export function hasLook(block: PageBlock): boolean {
  const { width, background, align } = block;
  const isOnGround = "layout" in block && (block.layout === "cover" || block.layout === "banner");
  return (width ?? background ?? align) !== undefined || isOnGround;
}
