import { perRoute } from "../config/perRoute";
import type { Page } from "./page";

/** The number of places that each of the two parts of a motif can have (`styling/theme/motifs/motifs.ts`). */
const PLACES = 6;

/** Whether the theme's motif decorates the opening of a page: not on a picture, and not next to a sidebar. */
export function showsMotif({ opening, notFound, guide, blocks: [first] }: Page): boolean {
  if (notFound) return !notFound.image;
  if (guide && !guide.isBelowOpening) return false;
  if (first?.type === "hero" && !opening) return first.layout === "ledger" && !first.images && !first.layers;
  return first?.type === "post" ? !first.image : opening !== undefined && !opening.image;
}

/** Adds the part of the motif that a page shows. It depends on nothing but the page's path. */
export function withHorizon(page: Page): Page {
  return showsMotif(page) ? { ...page, horizon: horizonOf(page.path ?? "") } : page;
}

/** Two digits: the places of the far and of the near parts of the drawing. */
export function horizonOf(path: string): string {
  let hash = 7;
  for (const letter of path) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003;
  return `${hash % PLACES}${Math.floor(hash / PLACES) % PLACES}`;
}

/** Whether a page can begin with a hero without a picture, which shows the motif large. */
export const hasBareHero = perRoute(
  "bare hero",
  ({ blocks: [first] }) => first?.type === "hero" && !first.image && !first.images && !first.layers,
);
