import { listed } from "../words/words";

/** What visitors' browsers turn to besides the site itself. */
export interface ForeignService {
  /** Such as `https://api.mcstatus.io`. */
  origin: string;
  purpose: "pictures" | "faces" | "forms" | "servers" | "embeds";
  /** The paths of the pages that do; absent where any page may. */
  pages?: readonly string[];
}

const purposes: { [P in ForeignService["purpose"]]: string } = {
  pictures: "pictures",
  faces: "avatars of members and players",
  forms: "form submissions",
  servers: "server status",
  embeds: "embeds, after a click",
};

/** More pages are not named: they are counted. */
const MOST_NAMED = 4;

/** Which services the visitors of a site reach, and what these learn, as lines; nothing where there is none. */
export function explainServices(services: readonly ForeignService[]): string | undefined {
  if (services.length === 0) return undefined;
  const lines = services.map(
    ({ origin, purpose, pages }) =>
      `  ${origin.replace(/^https:\/\//, "")}: ${purposes[purpose]}, ${where(purpose, pages)}`,
  );
  const head =
    "Visitors' browsers contact these external services, which learn the visitor's IP address and your site's URL, but not the page:";
  return [head, ...lines].join("\n");
}

function where(purpose: ForeignService["purpose"], pages: readonly string[] | undefined): string {
  if (purpose === "faces") return "where they are shown";
  if (!pages) return "on every page";
  return pages.length > MOST_NAMED ? `on ${pages.length} pages` : `on ${listed(pages, "and")}`;
}
