import { entriesAt } from "../../../schema/entriesAt";
import type { Finding } from "../../finding";

/** Reports empty pages. A page without "blocks" may be unfinished; a post is not. */
export function checkEmptyPages(config: unknown): Finding[] {
  return [...emptyRoutes(config), ...emptyPosts(config)];
}

function emptyPosts(config: unknown): Finding[] {
  return entriesAt(config, ["news", "posts"]).flatMap(({ value, path }): Finding[] => {
    const { text, blocks, draft } = value;
    if (text !== undefined || (Array.isArray(blocks) && blocks.length > 0) || draft === true) return [];
    const message = 'The page of this post has only a title. Add a "text" or "blocks", or make it a draft.';
    return [{ code: "empty-page", message, path, at: "opening" }];
  });
}

function emptyRoutes(config: unknown): Finding[] {
  return entriesAt(config, ["routes"]).flatMap(({ value, path }): Finding[] => {
    const { blocks } = value;
    const isEmpty = Array.isArray(blocks) && blocks.length === 0 && value["intro"] === undefined;
    if (!isEmpty) return [];
    const message = 'This page has only a heading. Add blocks or an "intro", or remove the page.';
    return [{ code: "empty-page", message, path: [...path, "blocks"] }];
  });
}
