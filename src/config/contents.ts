import type * as z from "zod";
import { slugify } from "../fields/addresses/anchor";
import { pagePath } from "../fields/addresses/pagePath";
import { isGroup } from "../schema/structure";
import { framePrefix, takenIds } from "./anchors";
import { folderOf } from "./sidebars";

/** A page whose headings links can lead to. */
export interface PageWithIds<Page> {
  /** The page, with an id for each of its blocks that has a heading. */
  page: Page;
  /** The ids of the headings in the texts of its `text` blocks, in order, by the place of the block. */
  inTexts: ReadonlyMap<number, readonly string[]>;
}

interface Reading {
  fill: (text: string) => string;
  /** The words of the headings in a formatted text, constants not filled in. */
  headingsIn: (text: string) => readonly string[];
}

/** Whether a page has a table of contents: as it says itself, otherwise if it shows a sidebar. */
export function hasContents(route: unknown, folders: readonly string[]): boolean {
  if (!isGroup(route)) return false;
  const { contents, path } = route;
  if (typeof contents === "boolean") return contents;
  return typeof path === "string" && folderOf(pagePath(path), folders) !== undefined;
}

/** A post with its text as the first of its blocks, as its page shows it. */
export function withTextAsBlock(post: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { text, blocks, ...rest } = post;
  const others = Array.isArray(blocks) ? (blocks as unknown[]) : [];
  return { ...rest, blocks: [...(text === undefined ? [] : [{ type: "text", text }]), ...others] };
}

/**
 * Gives ids to the headings of a page for its table of contents: headings of blocks, and in the texts of `text`
 * blocks. Written ids stay. All others are made from the words, so they change only if the words do.
 * @param schema - the schema of the page
 * @param page - as it is written; its shape need not be valid
 */
export function withHeadingIds<Page>(
  schema: z.core.$ZodType,
  page: Page,
  { fill, headingsIn }: Reading,
): PageWithIds<Page> {
  const inTexts = new Map<number, readonly string[]>();
  if (!isGroup(page) || !Array.isArray(page["blocks"])) return { page, inTexts };
  const taken = takenIds(schema, page, fill);
  const idOf = (words: string) => freeId(slugify(fill(words)), taken);
  const blocks = (page["blocks"] as unknown[]).map((block, index) => {
    if (!isGroup(block)) return block;
    const { id, heading, type, text } = block;
    const named = typeof heading === "string" && id === undefined ? { ...block, id: idOf(heading) } : block;
    if (type === "text" && typeof text === "string") inTexts.set(index, headingsIn(text).map(idOf));
    return named;
  });
  return { page: { ...page, blocks }, inTexts };
}

/** An id that nothing on the page has yet, which has it from then on. */
function freeId(slug: string, taken: Set<string>): string {
  const wanted = slug.startsWith(framePrefix) ? `section-${slug}` : slug;
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
