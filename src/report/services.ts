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

/** A server queried during the build. */
export interface AskedServer {
  server: { name: string; label: string; ask: string };
  /** Absent if there was no response. */
  known?: {
    answer: { state: "offline" } | { state: "online"; players?: number; maximum?: number };
    at: number;
  };
}

/** Says which servers responded during the build; `undefined` if none did. */
export function explainAnswers(asked: readonly AskedServer[]): string | undefined {
  const known = asked.flatMap(({ server, known }) => {
    if (!known) return [];
    const { answer } = known;
    const { players, maximum } = answer.state === "online" ? answer : {};
    const numbers = maximum === undefined ? `users: ${players}` : `players: ${players} of ${maximum}`;
    const online = players === undefined ? "" : ` (${numbers})`;
    return [`${server.label} is ${answer.state}${online}`];
  });
  return known.length === 0 ? undefined : `Status at build time: ${listed(known, "and")}.`;
}

/** Says which servers did not respond; `undefined` if all did. */
export function explainSilence(asked: readonly AskedServer[]): string | undefined {
  const silent = asked.filter(({ known }) => !known);
  if (silent.length === 0) return undefined;
  const labels = listed(
    silent.map(({ server }) => server.label),
    "and",
  );
  const hosts = [...new Set(silent.map(({ server }) => new URL(server.ask).host))];
  return `${listed(hosts, "and")} did not respond during the build, so the pages contain no status for ${labels} yet. Visitors' browsers will request it.`;
}
