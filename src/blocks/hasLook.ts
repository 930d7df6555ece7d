import type { PageBlock } from "./pageBlock";

export function hasLook(block: PageBlock): boolean {
  const { width, background, align, color } = block;
  const isOnGround = "layout" in block && (block.layout === "cover" || block.layout === "banner");
  return (width ?? background ?? align ?? color) !== undefined || isOnGround;
}
