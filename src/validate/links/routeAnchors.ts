import { anchorIds } from "../../config/anchors";
import { hasContents, withHeadingIds } from "../../config/contents";
import { routeSchema } from "../../config/routes";
import { fillConstants } from "../../fields/texts/constants";
import { once } from "../../json/once";
import { headingsOf } from "../../markdown/headingsOf";
import { constantsOf } from "../constantsOf";
import { markdownOf } from "../texts/markdownOf";

/** What gives every id of a route that a link can name, those of its headings too where it has contents. */
export function routeAnchors(
  config: object,
  folders: readonly string[],
): (route: unknown) => ReadonlySet<string> {
  const constants = constantsOf(config) ?? {};
  const fill = (text: string) => fillConstants(text, constants);
  const headingsIn = (text: string) => (unreadTexts(config).has(text) ? [] : headingsOf(text));
  return (route) => {
    if (!hasContents(route, folders)) return anchorIds(routeSchema, route, fill);
    const { page, inTexts } = withHeadingIds(routeSchema, route, { fill, headingsIn });
    return new Set([...anchorIds(routeSchema, page, fill), ...[...inTexts.values()].flat()]);
  };
}

/** The texts that are too much work to be read, which is told of them. */
const unreadTexts = once(
  (config) =>
    new Set(
      markdownOf(config)
        .filter(({ isTooMuch, isTooDeep }) => isTooMuch || isTooDeep)
        .map(({ field }) => field.value),
    ),
);
