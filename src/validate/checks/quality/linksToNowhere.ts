import type { Finding } from "../../finding";
import { type LinkPlace, linkPlaces } from "../../links/linkPlaces";
import { valueAt } from "../../../schema/schemaAt";

/** Each link leads somewhere. One may lead to the top of its page, where its words say so. */
export function checkLinksToNowhere(config: unknown): Finding[] {
  return linkPlaces(config)
    .filter((place) => place.address === "#" && !/\btop\b|[↑⬆⇧]/iu.test(wordsOf(config, place)))
    .map(({ path, within }) => ({
      code: "link-to-nowhere",
      message:
        '"#" leads nowhere but to the top of the page it stands on. Write where the link leads: a page (/rules), a place on a page (#apply) or a web address.',
      path,
      ...(within ? { within: { start: within.start, end: within.end } } : {}),
    }));
}

function wordsOf(config: unknown, { path, source, within }: LinkPlace): string {
  return within
    ? source.slice(within.start, within.end)
    : (JSON.stringify(valueAt(config, path.slice(0, -1))) ?? "");
}
