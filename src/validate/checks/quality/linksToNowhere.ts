import type { Finding } from "../../finding";
import { type LinkPlace, linkPlaces } from "../../links/linkPlaces";
import { valueAt } from "../../../schema/schemaAt";

/** Reports links to "#", unless their text says that they go to the top. */
export function checkLinksToNowhere(config: unknown): Finding[] {
  return linkPlaces(config)
    .filter((place) => place.address === "#" && !/\btop\b|[↑⬆⇧]/iu.test(wordsOf(config, place)))
    .map(({ path, within }) => ({
      code: "link-to-nowhere",
      message:
        '"#" only links to the top of its page. Link to a page (/rules), an anchor (#apply) or a web address.',
      path,
      ...(within ? { within: { start: within.start, end: within.end } } : {}),
    }));
}

function wordsOf(config: unknown, { path, source, within }: LinkPlace): string {
  return within
    ? source.slice(within.start, within.end)
    : (JSON.stringify(valueAt(config, path.slice(0, -1))) ?? "");
}
