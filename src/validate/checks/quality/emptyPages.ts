import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import { onEach } from "../../visits";

/** Reports empty pages. A page without "blocks" may be unfinished; a post is not. */
const checkEmptyPages = onEach("page", ({ value, path }): Finding[] => {
  const { text, blocks, draft, intro } = value;
  if (path[0] === "news") {
    if (text !== undefined || (Array.isArray(blocks) && blocks.length > 0) || draft === true) return [];
    const message = 'This post has only a title. Add "text" or "blocks", or set "draft": true.';
    return [{ code: "empty-page", message, path, at: "opening" }];
  }
  const isEmpty = Array.isArray(blocks) && blocks.length === 0 && intro === undefined;
  if (!isEmpty) return [];
  const message = 'This page has only a heading. Add blocks or an "intro", or remove the page.';
  return [{ code: "empty-page", message, path: [...path, "blocks"] }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "empty-page": { severity: "warning" } },
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
