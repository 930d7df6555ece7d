import type * as z from "zod";
import type { FieldMeta } from "../fields/kind";
import { type Field, visitFields } from "../schema/walk";
import { timesOf, type WrittenHappening } from "./compileHappening";
import { nameOnPage } from "./pictures/compileFace";
import { compileImage } from "./pictures/compileImage";
import type { CompileContext } from "./compileValue";

const asksForMore = ({ kind, happens }: FieldMeta) =>
  happens === true || kind === "image" || kind === "server" || kind === "posts";

/** A page's own input as text: its part of the config, picture sizes, the latest posts, server states, ended events. */
export function sourceOf<S extends z.ZodType>(
  schema: S,
  written: z.output<S>,
  {
    assets,
    constants,
    latestPosts,
    servers,
    timeZone,
    now,
  }: Pick<CompileContext, "assets" | "constants" | "latestPosts" | "servers" | "timeZone" | "now">,
): string {
  const asked: unknown[] = [];
  const note = (field: Field) => {
    const { kind, happens, value } = field;
    if (kind === "image") asked.push(compileImage(String(value), field, { assets, basePath: "/" }));
    if (kind === "face")
      asked.push(assets.face?.(nameOnPage((value as { name: string }).name, constants)) ?? null);
    if (kind === "server") asked.push(servers[String(value)] ?? null);
    if (kind === "posts") asked.push(latestPosts?.(value as Parameters<typeof latestPosts>[0]) ?? null);
    if (!happens) return;
    const times = timesOf(value as WrittenHappening, timeZone, now);
    asked.push(times.map(({ begin, end }) => [begin, end <= now]));
  };
  visitFields(schema, written, note, asksForMore);
  return JSON.stringify([written, asked, timeZone]);
}
