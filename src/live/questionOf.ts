import type { ServerData } from "../fields/parts/server";

/** Cache key of a query. Several servers may have the same address. */
export function questionOf({ ask, paths }: Pick<ServerData, "ask" | "paths">): string {
  return paths ? `${ask} ${JSON.stringify(paths)}` : ask;
}
