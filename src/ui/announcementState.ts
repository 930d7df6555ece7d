/** So many announcements are shown at once; the others when they are asked for. */
export const MOST_SHOWN = 2;

/** When an announcement is shown, in milliseconds since 1970, as numbers or as the attributes of its element. */
interface Period {
  from?: number | string | undefined;
  until?: number | string | undefined;
}

/**
 * Whether an announcement has begun and is not over.
 * @param server - the name of the server that it is about, where it is shown only while that one is offline
 * @param offline - the names of the servers that are
 */
export function isOn(
  { from, until, server }: Period & { server?: string | undefined },
  now: number,
  offline: readonly string[] = [],
): boolean {
  if (server !== undefined && !offline.includes(server)) return false;
  return (from === undefined || Number(from) <= now) && (until === undefined || now < Number(until));
}
