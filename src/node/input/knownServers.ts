import type { KnownAnswer } from "../../compile/compileServers";
import type { ServerData } from "../../fields/parts/server";
import { askServer } from "../../live/askServer";

/** So long a build waits for a service, and all of them are asked at the same time. */
const PATIENCE_MS = 5_000;
/** While an owner writes, a service is not asked with each save. */
const LIFETIME_MS = 5 * 60_000;

const known = new Map<string, { at: number; answer: Promise<KnownAnswer | undefined> }>();

/** Asks about a server, where it was not asked about a moment ago; `undefined` where the service does not answer. */
export async function askOnce(server: ServerData): Promise<KnownAnswer | undefined> {
  const at = Date.now();
  const before = known.get(server.ask);
  if (before && at - before.at < LIFETIME_MS) return before.answer;
  const answer = askServer(server, undefined, PATIENCE_MS).then(
    (said) => ({ answer: said, at }),
    () => undefined,
  );
  known.set(server.ask, { at, answer });
  return answer;
}
