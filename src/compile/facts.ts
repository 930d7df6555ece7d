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
  const { announcements, outages, footer, title } = shared;
  const first = contentOf([opening.opening, opening.blocks, opening.notFound, announcements, title]);
  const own = contentOf(page);
  const others = contentOf([announcements, outages, footer]);
  return {
    parts: [
      ...blockPartsOf(page),
      ...frame,
      ...heroPartsOf(page),
      ...new Set([...own.textParts, ...others.textParts]),
      ...(own.opensPictures || contentOf(footer.social).opensPictures ? (["pictures"] as const) : []),
    ],
    opening: [
      ...blockPartsOf(opening),
      ...frame,
      ...stylePiecesOf(opening, shared),
      ...(first.isColored ? (["colors"] as const) : []),
      ...(first.isFormatted ? (["formatting"] as const) : []),
      ...first.textParts,
    ],
    focuses: [...first.focuses],
    tones: [...first.tones],
    horizon: page.horizon,
  };
}

/** The elements of texts whose styles are separate. */
const formats = new Set<unknown>(["button", "hr", "blockquote", "pre", "label", "div", "table"]);

/** Facts about compiled content of any kind. */
class Content {
  isColored = false;
  isFormatted = false;
  /** Whether there is a video in front of a picture, or a link that opens one. */
  opensPictures = false;
  readonly focuses = new Set<Focus>();
  /** The parts of texts that few pages have. */
  readonly textParts = new Set<"textMarks" | "liveText">();
  readonly tones = new Set<string>();

  /** Notes one value of an object. Only by their keys, because objects of many shapes answer `in` slowly. */
  note(key: string, value: unknown, owner: object): void {
    switch (key) {
      case "tag":
        this.isFormatted ||= formats.has(value);
        if (value === "aside" || value === "svg") this.textParts.add("textMarks");
        if ("live" in owner) this.textParts.add("liveText");
        break;
      case "color":
      case "data-color":
        this.isColored = true;
        break;
      case "tone":
        if ("sources" in owner) this.tones.add(String(value));
        break;
      case "focus":
        if (value) this.focuses.add(value as Focus);
        break;
      case "video":
        this.opensPictures ||= typeof value === "string";
        break;
      case "image":
        this.opensPictures ||= "label" in owner && "icon" in owner;
        break;
    }
  }
}

/** Reads a value in one walk, because this is done for every page. */
function contentOf(value: unknown): Content {
  const content = new Content();
  visit(value);
  return content;

  function visit(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    for (const key in value) content.note(key, value[key as keyof object], value);
    for (const key in value) visit(value[key as keyof object]);
  }
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
