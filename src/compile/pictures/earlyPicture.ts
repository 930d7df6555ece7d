import type { PageBlock } from "../../blocks/pageBlock";
import type { Page } from "../page";

type Way = readonly (string | number)[];

/** The paths to the large pictures at the start of a block, by its type. */
const leadingPictures: Partial<Record<PageBlock["type"], readonly Way[]>> = {
  hero: [
    ["layers", 0],
    ["images", 0],
  ],
  image: [[]],
  gallery: [["items", 0]],
  media: [["items", 0, "image"]],
  cards: [["items", 0, "image"]],
  steps: [["items", 0, "image"]],
  events: [["items", 0, "image"]],
  timeline: [["items", 0, "image"]],
  posts: [["items", 0, "image"]],
  cta: [["image"]],
  embed: [["image"]],
  post: [["image"]],
};

/** The same for a cover, which may be a slideshow. */
const coverPictures: readonly Way[] = [["images", 0], ["image"]];

/** Marks the first visible picture of a page, in its header or first block. All others are lazy-loaded. */
export function withEarlyPicture(page: Page): Page {
  const marked = (way: Way): Page => ({ ...markedAt(page, way), hasEarlyPicture: true });
  if (page.notFound?.image) return marked(["notFound", "image", "src"]);
  if (page.opening?.image) return marked(["opening", "image", "src"]);
  const first = page.blocks[0];
  if (!first) return page;
  const isCover = "layout" in first && first.layout === "cover";
  const ways = (isCover ? coverPictures : leadingPictures[first.type]) ?? [];
  const all = [...ways.map((way) => [...way, "src"]), ["background", "image"]];
  const way = all.find((one) => isPicture(valueAt(first, one)));
  return way ? marked(["blocks", 0, ...way]) : page;
}

function valueAt(value: unknown, way: Way): unknown {
  return way.reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

function isPicture(value: unknown): boolean {
  return typeof value === "object" && value !== null && "src" in value;
}

/** Copies the marked path, because pages share the content of lists of posts. */
function markedAt<T>(value: T, [key, ...rest]: Way): T {
  if (key === undefined) return { ...value, isFirst: true };
  const inner = markedAt((value as Record<string, unknown>)[key], rest);
  return Array.isArray(value) ? (value.with(Number(key), inner) as T) : { ...value, [key]: inner };
}
