import { listed } from "../words/words";

/** An external service that visitors' browsers contact. */
export interface ForeignService {
  /** Such as `https://api.mcstatus.io`. */
  origin: string;
  purpose: "pictures" | "faces" | "forms" | "servers" | "embeds";
  /** The paths of the pages that contact it; absent if any page may. */
  pages?: readonly string[];
}

const purposes: { [P in ForeignService["purpose"]]: string } = {
  pictures: "pictures",
  faces: "avatars of members and players",
  forms: "form submissions",
  servers: "server status",
  embeds: "embeds, after a click",
};

/** Further pages are counted. */
const MOST_NAMED = 4;

/** Lists the external services and what they learn about visitors; `undefined` if there are none. */
export function explainServices(services: readonly ForeignService[]): string | undefined {
  if (services.length === 0) return undefined;
  const lines = services.map(
    ({ origin, purpose, pages }) =>
      `  ${origin.replace(/^https:\/\//, "")}: ${purposes[purpose]}, ${where(purpose, pages)}`,
  );
  const head =
    "Visitors' browsers contact the external services below. Each service receives the visitor's IP address and your site's URL, but not the page's URL.";
  return [head, ...lines].join("\n");
}

function where(purpose: ForeignService["purpose"], pages: readonly string[] | undefined): string {
  if (purpose === "faces") return "on every page that shows them";
  if (!pages) return "on every page";
  return pages.length > MOST_NAMED ? `on ${pages.length} pages` : `on ${listed(pages, "and")}`;
}

/** Explains the source of a built site's address; `undefined` if the config alone sets it. */
export function explainAddress(
  address: string | undefined,
  host: { origin?: string | undefined; originFrom?: string | undefined } = {},
): string | undefined {
  if (address === undefined)
    return 'The public URL of this site is unknown, so canonical URLs, the sitemap, the feed and generated link previews are missing. Set "url" in "site", for example to "https://play.example".';
  if (host.originFrom === undefined || new URL(address).origin !== host.origin) return undefined;
  return `The site's URL ${address} comes from ${host.originFrom}. Set "url" in "site" to override it.`;
}
