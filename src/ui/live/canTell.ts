import type { ServerData } from "../../fields/parts/server";

/** Whether the service of a server can tell something of it, so that a place is kept for that. */
export function canTell(
  { provider, paths }: ServerData,
  what: "maximum" | "message" | "version" | "names",
): boolean {
  if (provider === "json") return paths?.[what] !== undefined;
  return provider !== "discord" || what === "names";
}
