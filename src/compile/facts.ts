import { blockTypesOf } from "../blocks/blockTypesOf";
import type { BlockPart } from "../blocks/registry";
import type { Page, Shared } from "./page";

/** Parts of the frame that only some sites or pages have. */
export type FramePart = "announcements" | "search" | "lookButton" | "live" | "notFound";

/** A component with its own scripts and styles, of a block or of the frame. */
export type PagePart = BlockPart | FramePart;

/** Facts about a page that the build needs and the browser does not. */
export interface PageFacts {
  /** All parts of the page. */
  parts: readonly PagePart[];
  /** The parts that are painted first: the frame, the page header and the first block. */
  opening: readonly PagePart[];
  /** The placeholder colours of the pictures in the page header and the first block. */
  tones: readonly string[];
}

export function pageFacts(page: Page, shared: Shared): PageFacts {
  const frame = framePartsOf(page, shared);
  const opening = { ...page, blocks: page.blocks.slice(0, 1) };
  return {
    parts: [...blockPartsOf(page), ...frame],
    opening: [...blockPartsOf(opening), ...frame],
    tones: [...tonesIn([opening.opening, opening.blocks, opening.notFound])],
  };
}

function tonesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if ("sources" in value && "tone" in value) found.add(String(value.tone));
  else for (const inner of Object.values(value)) tonesIn(inner, found);
  return found;
}

/** The parts of a page's blocks, page header and sidebar. */
export function blockPartsOf({ blocks, opening, guide, notFound }: Page): Set<BlockPart> {
  const parts = blockTypesOf(blocks);
  if (opening?.image ?? notFound?.image) parts.add("look");
  if (guide) parts.add("guide");
  return parts;
}

function framePartsOf(
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
