import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { type BlockType, blockSchemas } from "../../../blocks/schemas";
import { blockFacts } from "../../../fields/parts/block";
import { withTextAsBlock } from "../../../config/contents";
import type { Finding } from "../../finding";
import { entriesAt, valueAt } from "../../../schema/schemaAt";
import { headingsOf } from "../../../markdown/headingsOf";
import { articled, quote } from "../../../words/words";
import { onEach } from "../../visits";

/** Keys that work only together with another key. */
const needs: ReadonlyMap<string | number, string> = new Map([
  ["badgeVariant", "badge"],
  ["show", "icon"],
  ["repeatUntil", "repeat"],
]);

/** Reports "contents" without headings. */
const checkContents = onEach("page", ({ value: page, path }): Finding[] => {
  if (page["contents"] !== true) return [];
  const isPost = path[0] === "news";
  const blocks = entriesAt(isPost ? withTextAsBlock(page) : page, ["blocks"]);
  const hasHeadings = blocks.some(({ value }, index) => {
    const { heading, type, text } = value;
    const isOpening = index === 0 && !isPost && opensPage(type);
    return (
      (typeof heading === "string" && !isOpening) ||
      (type === "text" && typeof text === "string" && headingsOf(text).length > 0)
    );
  });
  if (hasHeadings) return [];
  const message = isPost
    ? 'The table of contents is empty because this post has no headings. Add headings to its "text" (## Heading) or a "heading" to its blocks, or remove "contents".'
    : 'The table of contents is empty because no block on this page has a heading. Add a "heading" to its blocks, or remove "contents".';
  return [{ code: "key-without-effect", message, path: [...path, "contents"], at: "key" }];
});

/** Reports the picture, eyebrow and background of a page that starts with a hero, because the hero replaces the page header. */
const checkKeysBelowHero = onEach("page", ({ value: route, path }): Finding[] => {
  if (path[0] !== "routes") return [];
  const [first] = entriesAt(route, ["blocks"]);
  const isOpened = first?.path.at(-1) === 0 && "heading" in first.value && opensPage(first.value["type"]);
  if (!isOpened) return [];
  return ["image", "eyebrow", "background"].flatMap((key): Finding[] => {
    if (!(key in route)) return [];
    const cover =
      key === "image" ? ' To show it behind the text, also add "layout": "cover" to the hero.' : "";
    const message = `This ${quote(key)} is not shown because the page starts with a hero. Move it into the hero.${cover}`;
    return [{ code: "key-without-effect", message, path: [...path, key], at: "key" }];
  });
});

/** Reports the position of a picture that a post does not have. */
const checkPicturePosition = onEach("page", ({ value: page, path }): Finding[] => {
  if (path[0] !== "news" || !("imagePosition" in page) || "image" in page) return [];
  const message =
    '"imagePosition" has no effect because this post has no picture. Add "image", or remove "imagePosition".';
  return [{ code: "key-without-effect", message, path: [...path, "imagePosition"], at: "key" }];
});

function opensPage(type: unknown): boolean {
  const schema = Object.hasOwn(blockSchemas, String(type)) && blockSchemas[type as BlockType];
  return schema !== false && blockFacts.get(schema)?.opensPage === true;
}

/** Reports keys without the key that they need. */
const checkLoneKeys = onEach(
  "written",
  (text, { config }): Finding[] => {
    const { part } = text;
    const other = part === undefined ? undefined : needs.get(part);
    if (other === undefined) return [];
    const { path } = text;
    if (valueAt(config, [...path.slice(0, -1), other]) !== undefined) return [];
    const message = `${quote(String(part))} has no effect without ${quote(other)}. Add ${quote(other)}, or remove ${quote(String(part))}.`;
    return [{ code: "key-without-effect", message, path, at: "key" }];
  },
  (key = "") => needs.has(key),
);

/** Reports the progress of statistics without bars and rings. */
const checkProgress = onEach("block", ({ type, value: block, path }): Finding[] => {
  const { layout } = block;
  if (type !== "stats" || layout === "bars" || layout === "rings") return [];
  return entriesAt(block, ["items"], path)
    .filter(({ value }) => "progress" in value)
    .map(({ path: item }) => ({
      code: "key-without-effect",
      message:
        '"progress" has no effect because the block shows no bars. Add "layout": "bars" or "layout": "rings" to the block, or remove "progress".',
      path: [...item, "progress"],
      at: "key",
    }));
});

/** The blocks that place their headings themselves. */
const ownOpenings: ReadonlySet<unknown> = new Set(["callout", "cta", "form", "hero"]);

/** Reports headings that cannot be next to the content. */
const checkBeside = onEach("block", ({ type, value, path }): Finding[] => {
  if (value["align"] !== "beside") return [];
  const isOwn = ownOpenings.has(type);
  if (!isOwn && (value["heading"] ?? value["intro"]) !== undefined) return [];
  const message = isOwn
    ? `"beside" has no effect in ${articled(quote(type), "block")}. Remove "align", or use "start" or "center".`
    : '"beside" has no effect without a heading. Add "heading" or "intro", or remove "align".';
  return [{ code: "key-without-effect", message, path: [...path, "align"] }];
});

export const checks: CheckFile = {
  section: "usefulness",
  codes: { "key-without-effect": { severity: "warning" } },
  advice: [
    checkProgress,
    checkBeside,
    checkLoneKeys,
    checkKeysBelowHero,
    checkContents,
    checkPicturePosition,
  ],
};

export const explanations: Explanations = {
  "key-without-effect": {
    meaning: "A key has no effect without another key.",
    example: pageWith(`{
  "type": "tabs",
  "tabs": [{ "id": "village", "title": "Village", "badgeVariant": "primary", "text": "Be kind." }]
}`),
  },
};
