import { most } from "../../fields/amounts";
import { fieldMeta } from "../../fields/kind";
import type { Cursor } from "../../schema/cursor";

/**
 * Advice for more entries or text than any site has.
 * @param limit - how much the shape of the place allows; a limit below those for all sites needs no advice
 */
export function wayOut({ value, path, inner }: Cursor, limit: number): string | undefined {
  const [room] = path;
  if (typeof value === "string") {
    if (inner !== undefined && fieldMeta.get(inner)?.kind === "richText")
      return "Split it into several blocks or pages.";
    if (limit < most.constantValue) return undefined;
    return room === "constants" ? "Use the text itself instead of a constant." : "Shorten it.";
  }
  if (limit < most.sharedLinks) return undefined;
  if (!Array.isArray(value)) return "Remove those that are not used.";
  if (room === "navigation" || room === "footer")
    return "These links appear on every page. Move some of them to a single page.";
  if (path.length === 1) return room === "routes" ? "Split them between several sites." : undefined;
  return path.at(-1) === "blocks"
    ? "Split them between several pages."
    : "Split them between several blocks.";
}
