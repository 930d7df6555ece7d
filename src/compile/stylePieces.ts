import { type BlockPiece, blockPiecesOf } from "../blocks/blockPiecesOf";
import { visitBlocks } from "../blocks/visitBlocks";
import type { Page, Shared } from "./page";

/** Styles that critical CSS contains only if the opening of a page needs them. */
export type StylePiece =
  | BlockPiece
  /** Text with other elements than paragraphs, lists, headings and words. */
  | "formatting"
  /** The motif of the theme. */
  | "motif"
  | "pageHeader"
  | "primaryLink";

/** @param opening - a page with its first block only */
export function stylePiecesOf(opening: Page, { navigation }: Shared): Set<StylePiece> {
  const pieces = new Set<StylePiece>();
  if (opening.opening) pieces.add("pageHeader");
  if (opening.opening?.image ?? opening.notFound?.image) pieces.add("pictureGround");
  if (showsMotif(opening)) pieces.add("motif");
  if (navigation.some(({ variant, links }) => variant && !links)) pieces.add("primaryLink");
  visitBlocks(opening.blocks, (block) => blockPiecesOf(block).forEach((piece) => pieces.add(piece)));
  return pieces;
}

/** Whether the theme's motif decorates the opening of a page: not on a picture, and not next to a sidebar. */
function showsMotif({ opening, notFound, guide, blocks: [first] }: Page): boolean {
  if (notFound) return !notFound.image;
  if (guide && !guide.isBelowOpening) return false;
  return first?.type === "post" ? !first.image : opening !== undefined && !opening.image;
}
