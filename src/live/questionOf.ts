import type { ServerData } from "../fields/parts/server";

/** What tells one question from another: several servers may be read from one address. */
export function questionOf({ ask, paths }: Pick<ServerData, "ask" | "paths">): string {
  return paths ? `${ask} ${JSON.stringify(paths)}` : ask;
}
