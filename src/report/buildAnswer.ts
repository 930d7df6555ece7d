import { jsonText } from "./jsonText";
import type { ForeignService } from "./services";
import type { AskedServer } from "./snapshots";

/** The version of the form in which `build --format json` writes its answer. */
const BUILD_FORM = 1;

/** A time at which pages change by themselves, in milliseconds since 1970, and what changes then, as a clause. */
interface Change {
  at: number;
  what: string;
}

/** What there is to say about a site that was built. */
export interface BuiltSite {
  /** Where it lies, with forward slashes. */
  directory: string;
  pages: number;
  /** The public address of its first page; `undefined` if neither the config nor the host gives one. */
  address: string | undefined;
  /** Blocks that show a notice in their place, each with its page and the reason. */
  failures: readonly string[];
  /** What visitors' browsers turn to besides the site itself. */
  services: readonly ForeignService[];
  /** The servers about which was asked while it was built. */
  asked: readonly AskedServer[];
  /** When the pages would come out otherwise; absent where they do not depend on the time. */
  nextMoment?: Change | undefined;
}

/**
 * Writes for programs what a build has done, as described in `docs/dates.md`. Keys may be added to this form; none is
 * renamed or removed while its version stays.
 * @param site - absent where the config was refused
 */
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

/** Until when a site that was just built is right, as a sentence; nothing where it does not depend on the time. */
export function explainRightUntil(nextMoment: Change | undefined): string | undefined {
  if (!nextMoment) return undefined;
  const at = new Date(nextMoment.at).toISOString().replace(/:00\.000Z$/, "Z");
  return `The pages are up to date until ${at}, when ${nextMoment.what}. Rebuild the site at that time.`;
}
