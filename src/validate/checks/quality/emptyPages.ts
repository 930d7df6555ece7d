import type { CheckFile, Explanations } from "../../checkFile";
import { postsOf, routesOf } from "../../slices";
import type { Finding } from "../../finding";

/** Reports empty pages. A page without "blocks" may be unfinished; a post is not. */
export function checkEmptyPages(config: unknown): Finding[] {
  return [...emptyRoutes(config), ...emptyPosts(config)];
}

function emptyPosts(config: unknown): Finding[] {
  return postsOf(config).flatMap(({ value, path }): Finding[] => {
    const { text, blocks, draft } = value;
    if (text !== undefined || (Array.isArray(blocks) && blocks.length > 0) || draft === true) return [];
    const message = 'This post has only a title. Add "text" or "blocks", or set "draft": true.';
    return [{ code: "empty-page", message, path, at: "opening" }];
  });
}

function emptyRoutes(config: unknown): Finding[] {
  return routesOf(config).flatMap(({ value, path }): Finding[] => {
    const { blocks } = value;
    const isEmpty = Array.isArray(blocks) && blocks.length === 0 && value["intro"] === undefined;
    if (!isEmpty) return [];
    const message = 'This page has only a heading. Add blocks or an "intro", or remove the page.';
    return [{ code: "empty-page", message, path: [...path, "blocks"] }];
  });
}

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "empty-page": {
      severity: "warning",
    },
  },
  advice: [checkEmptyPages],
};

export const explanations: Explanations = {
  "empty-page": {
    meaning: "A page has only a heading.",
    example: `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [{ "path": "/", "title": "Home", "blocks": [] }]
}
`,
  },
};
