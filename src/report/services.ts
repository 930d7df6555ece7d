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
  faces: "the faces of members and players",
  forms: "what is sent with forms",
  servers: "the state of servers",
  embeds: "what is embedded, once a visitor asks for it",
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
    "Visitors' browsers turn to other services, which learn their IP address and that they are on this site, not on which page:";
  return [head, ...lines].join("\n");
}

function where(purpose: ForeignService["purpose"], pages: readonly string[] | undefined): string {
  if (purpose === "faces") return "where they are shown";
  if (!pages) return "on every page";
  return pages.length > MOST_NAMED ? `on ${pages.length} pages` : `on ${listed(pages, "and")}`;
}
