import { blockTypesOf } from "../blocks/blockTypesOf";
import type { Focus } from "../fields/pictures/focus";
import type { BlockPart } from "../blocks/registry";
import type { Page, Shared } from "./page";
import { type StylePiece, stylePiecesOf } from "./stylePieces";

/** Parts of the frame that only some sites or pages have. */
export type FramePart = "announcements" | "search" | "lookButton" | "live" | "notFound";

/** A component with its own scripts and styles, of a block or of the frame. */
export type PagePart = BlockPart | FramePart;

/** Facts about a page that the build needs and the browser does not. */
export interface PageFacts {
  /** All parts of the page. */
  parts: readonly PagePart[];
  /** The parts that are painted first: the frame, the page header and the first block. */
  opening: readonly (PagePart | StylePiece)[];
  /** The placeholder colours of the pictures in the page header and the first block. */
  tones: readonly string[];
  /** The `focus` values of these pictures. */
  focuses: readonly Focus[];
}

export function pageFacts(page: Page, shared: Shared): PageFacts {
  const frame = framePartsOf(page, shared);
  const opening = { ...page, blocks: page.blocks.slice(0, 1) };
  const shown = objectsIn([opening.opening, opening.blocks, opening.notFound, shared.announcements]);
  const isFormatted = shown.some((value) => "tag" in value && formats.has(value.tag));
  return {
    parts: [...blockPartsOf(page), ...frame],
    opening: [
      ...blockPartsOf(opening),
      ...frame,
      ...stylePiecesOf(opening, shared),
      ...(isFormatted ? (["formatting"] as const) : []),
    ],
    focuses: [...new Set(shown.flatMap((value) => ("focus" in value && (value.focus as Focus)) || []))],
    tones: [
      ...new Set(shown.flatMap((value) => ("sources" in value && "tone" in value ? String(value.tone) : []))),
    ],
  };
}

/** The elements of texts whose styles are separate. */
const formats = new Set<unknown>(["button", "hr", "blockquote", "pre", "label", "div", "table"]);

/** All objects in a value. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
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
