import { anchorIds } from "../../config/anchors";
import { hasContents, withHeadingIds, withTextAsBlock } from "../../config/contents";
import { postSchema } from "../../config/news";
import { routeSchema } from "../../config/routes";
import { fillConstants } from "../../fields/texts/constants";
import { isGroup, type Schema } from "../../schema/structure";
import { memoizeByObject } from "../../json/memoizeByObject";
import { headingsOf } from "../../markdown/headingsOf";
import { constantsOf } from "../constantsOf";
import { gathered } from "../parts";
import { onEach } from "../visits";

/** Returns every id of a page that a link can use. */
type AnchorsOf = (page: unknown) => ReadonlySet<string>;

/** The ids of a route, including its headings if it has a table of contents. */
export function routeAnchors(config: object, folders: readonly string[]): AnchorsOf {
  const { fill, withHeadings } = reading(config);
  return (route) =>
    hasContents(route, folders) ? withHeadings(routeSchema, route) : anchorIds(routeSchema, route, fill);
}

/** The ids of a post, including its headings if it has a table of contents. */
export function postAnchors(config: object): AnchorsOf {
  const { fill, withHeadings } = reading(config);
  return (post) =>
    isGroup(post) && post["contents"] === true
      ? withHeadings(postSchema, withTextAsBlock(post))
      : anchorIds(postSchema, post, fill);
}

function reading(config: object) {
  const constants = constantsOf(config) ?? {};
  const fill = (text: string) => fillConstants(text, constants);
  const headingsIn = (text: string) => (unreadTexts(config).has(text) ? [] : headingsOf(text));
  const withHeadings = (schema: Schema, written: unknown) => {
    const { page, inTexts } = withHeadingIds(schema, written, { fill, headingsIn });
    return new Set([...anchorIds(schema, page, fill), ...[...inTexts.values()].flat()]);
  };
  return { fill, withHeadings };
}

/** The texts that take too much work to read. They are reported elsewhere. */
const unreadTexts = memoizeByObject((config) => new Set(listUnreadTexts(config)));

const listUnreadTexts = gathered(
  onEach("markdown", ({ isTooMuch, isTooDeep, field }) => (isTooMuch || isTooDeep ? [field.value] : [])),
);
