import { jsonText } from "./json";
import type { ForeignService, AskedServer } from "./services";

/** The version of the `build --format json` output. */
const BUILD_FORM = 1;

/** The time of the next change, in milliseconds since 1970, and its description as a clause. */
interface Change {
  at: number;
  what: string;
}

export interface BuiltSite {
  /** The output folder, with forward slashes. */
  directory: string;
  pages: number;
  /** The public URL of the home page; `undefined` if neither the config nor the host gives one. */
  address: string | undefined;
  /** Blocks that failed to render, each with its page and the reason. */
  failures: readonly string[];
  /** External services that visitors' browsers contact. */
  services: readonly ForeignService[];
  /** The servers queried during the build. */
  asked: readonly AskedServer[];
  /** When the pages next change; absent if they do not depend on the time. */
  nextMoment?: Change | undefined;
}

/** Formats the result of a build for programs, as described in `docs/dates.md`. Keys may only be added. */
export function formatBuild(site: BuiltSite | undefined): string {
  if (!site) return jsonText({ form: BUILD_FORM, built: false });
  const { directory, pages, address = null, failures, nextMoment, services, asked } = site;
  const rightUntil = nextMoment ? new Date(nextMoment.at).toISOString() : null;
  return jsonText({
    form: BUILD_FORM,
    built: true,
    directory,
    pages,
    address,
    notices: failures,
    rightUntil,
    because: nextMoment?.what ?? null,
    services: services.map(({ origin, purpose, pages = null }) => ({ origin, purpose, pages })),
    snapshots: asked.map(({ server, known }) => ({
      server: server.name,
      state: known?.answer.state ?? null,
      at: known ? new Date(known.at).toISOString() : null,
    })),
  });
}

/** Says until when a new build is up to date; `undefined` if it does not depend on the time. */
export function explainRightUntil(nextMoment: Change | undefined): string | undefined {
  if (!nextMoment) return undefined;
  const at = new Date(nextMoment.at).toISOString().replace(/:00\.000Z$/, "Z");
  return `The pages are up to date until ${at}, when ${nextMoment.what}. Rebuild the site at that time.`;
}
