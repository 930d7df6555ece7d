import { blockTypesOf } from "../blocks/blockTypesOf";
import type { BlockPart } from "../blocks/registry";
import type { Page, Shared } from "../compile/page";
import type { FramePart } from "./frameParts";

/** What must be loaded to show a page: what its blocks need, what its heading stands on, and what stands beside them. */
export function partsOf({ blocks, opening, guide, notFound }: Page): Set<BlockPart> {
  const parts = blockTypesOf(blocks);
  if (opening?.image ?? notFound?.image) parts.add("look");
  if (guide) parts.add("guide");
  return parts;
}

/** What must be loaded to show a page besides what its blocks need. */
export function framePartsOf(
  { notFound }: Page,
  { announcements, outages, search, hasLooks, server }: Shared,
): FramePart[] {
  return [
    ...(notFound ? (["notFound"] as const) : []),
    ...(announcements ? (["announcements"] as const) : []),
    ...(search ? (["search"] as const) : []),
    ...(server || outages ? (["live"] as const) : []),
    ...(hasLooks ? (["lookButton"] as const) : []),
  ];
}
