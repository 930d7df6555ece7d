import { blockTypesOf } from "../blocks/blockTypesOf";
import type { Focus } from "../fields/pictures/focus";
import { isGroundColor } from "../fields/parts/groundColor";
import type { BlockPart } from "../blocks/registry";
import type { Page, Shared } from "./page";
import { type BlockPiece, blockPiecesOf, heroPiecesOf, type HeroPiece } from "../blocks/blockPiecesOf";
import { showsMotif } from "./horizon";
import { visitBlocks } from "../blocks/visitBlocks";

/** Parts of the frame that only some sites or pages have. */
export type FramePart =
  | "announcements"
  | "languages"
  | "live"
  | "lookButton"
  | "notFound"
  | "pictures"
  | "search"
  | "untranslated";

/** A component with its own scripts and styles, of a block or of the frame. */
export type PagePart =
  | BlockPart
  | FramePart
  /** Styles of texts that few pages have: callouts, ticks and crosses. */
  | "textMarks"
  | HeroPiece;

/** Facts about a page that the build needs and the browser does not. */
export interface PageFacts {
  parts: readonly PagePart[];
  /** The parts that are painted first: the frame, the page header and the first block. */
  opening: readonly (PagePart | StylePiece)[];
  /** The placeholder colours of the pictures in the page header and the first block. */
  tones: readonly string[];
  /** The `focus` values of these pictures. */
  focuses: readonly Focus[];
  /** The part of the motif that the page shows. */
  horizon: string | undefined;
}

export function pageFacts(page: Page, shared: Shared): PageFacts {
  const frame = framePartsOf(page, shared);
  const opening = { ...page, blocks: page.blocks.slice(0, 1) };
  const [tones, focuses] = [new Set<string>(), new Set<Focus>()];
  let [isFormatted, isColored] = [false, false];
  const { announcements, outages, footer, title } = shared;
  const shown = [opening.opening, opening.blocks, opening.notFound, announcements, title];
  visitObjects(shown, (value) => {
    if ("tag" in value) isFormatted ||= formats.has(value.tag);
    if ("color" in value || "data-color" in value) isColored = true;
    if ("sources" in value && "tone" in value) tones.add(String(value.tone));
    if ("focus" in value && value.focus) focuses.add(value.focus as Focus);
  });
  return {
    parts: [
      ...blockPartsOf(page),
      ...frame,
      ...heroPartsOf(page),
      ...textPartsOf([page, announcements, outages, footer]),
      ...(hasPictures([page, footer.social]) ? (["pictures"] as const) : []),
    ],
    opening: [
      ...blockPartsOf(opening),
      ...frame,
      ...stylePiecesOf(opening, shared),
      ...(isColored ? (["colors"] as const) : []),
      ...(isFormatted ? (["formatting"] as const) : []),
      ...textPartsOf(shown),
    ],
    focuses: [...focuses],
    tones: [...tones],
    horizon: page.horizon,
  };
}

/** The elements of texts whose styles are separate. */
const formats = new Set<unknown>(["button", "hr", "blockquote", "pre", "label", "div", "table"]);

/** The parts of texts that few pages have. */
function textPartsOf(shown: unknown): Set<"textMarks" | "liveText"> {
  const parts = new Set<"textMarks" | "liveText">();
  visitObjects(shown, (value) => {
    if (!("tag" in value)) return;
    if (value.tag === "aside" || value.tag === "svg") parts.add("textMarks");
    if ("live" in value) parts.add("liveText");
  });
  return parts;
}

/** Whether there is a video in front of a picture, or a link that opens one. */
function hasPictures(shown: unknown): boolean {
  let isFound = false;
  visitObjects(shown, (value) => {
    isFound ||= "video" in value && typeof value.video === "string";
    isFound ||= "label" in value && "icon" in value && "image" in value;
  });
  return isFound;
}

function visitObjects(value: unknown, visit: (value: object) => void): void {
  if (typeof value !== "object" || value === null) return;
  visit(value);
  for (const inner of Object.values(value)) visitObjects(inner, visit);
}

/** The parts of a page's blocks, page header and sidebar. */
export function blockPartsOf({ blocks, opening, guide, notFound }: Page): Set<BlockPart> {
  const parts = blockTypesOf(blocks);
  if (opening?.image ?? opening?.background ?? notFound?.image) parts.add("look");
  if (guide) parts.add("guide");
  return parts;
}

function framePartsOf(
  { notFound, languages, untranslated }: Page,
  { announcements, outages, search, hasLooks, server }: Shared,
): FramePart[] {
  return [
    ...(notFound ? (["notFound"] as const) : []),
    ...(languages ? (["languages"] as const) : []),
    ...(untranslated === undefined ? [] : (["untranslated"] as const)),
    ...(announcements ? (["announcements"] as const) : []),
    ...(search ? (["search"] as const) : []),
    ...(server || outages ? (["live"] as const) : []),
    ...(hasLooks ? (["lookButton"] as const) : []),
  ];
}

/** Styles that critical CSS contains only if the opening of a page needs them. */
export type StylePiece =
  | BlockPiece
  /** Colours by name. */
  | "colors"
  /** Text with other elements than paragraphs, lists, headings and words. */
  | "formatting"
  /** The motif of the theme. */
  | "motif"
  | "pageHeader"
  | "primaryLink";

/** @param opening - a page with its first block only */
function stylePiecesOf(opening: Page, { navigation }: Shared): Set<StylePiece> {
  const pieces = new Set<StylePiece>();
  if (opening.opening) pieces.add("pageHeader");
  if (opening.opening?.image ?? opening.notFound?.image) pieces.add("pictureGround");
  if (isGroundColor(opening.opening?.background)) pieces.add("colorGround");
  if (showsMotif(opening)) pieces.add("motif");
  if (navigation.some(({ variant, links }) => variant && !links)) pieces.add("primaryLink");
  visitBlocks(opening.blocks, (block) => blockPiecesOf(block).forEach((piece) => pieces.add(piece)));
  return pieces;
}

/** The styles of a page's heroes, which are not nested. */
function heroPartsOf({ blocks }: Page): Set<HeroPiece> {
  return new Set(blocks.flatMap((block) => (block.type === "hero" ? heroPiecesOf(block) : [])));
}
