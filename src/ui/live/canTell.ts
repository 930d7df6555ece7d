import type { ServerData } from "../../fields/parts/server";

/** Whether a server's service provides a value, so that space is reserved for it. */
export function canTell(
  { provider, paths }: ServerData,
  what: "maximum" | "message" | "version" | "names" | "image",
): boolean {
  if (provider === "json") return paths?.[what] !== undefined;
  return what !== "image" && (provider !== "discord" || what === "names");
}
