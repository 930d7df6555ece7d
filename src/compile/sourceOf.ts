import type * as z from "zod";
import { contentOf } from "../config/perRoute";
import { factsOfFields } from "../config/routeWalks";
import type { SiteConfig } from "../config/config";
import type { FieldMeta } from "../fields/kind";
import { NEWS_COUNT } from "../fields/texts/figures";
import { timesOf, type WrittenHappening } from "./compileHappening";
import { nameOnPage } from "./pictures/compileFace";
import { compileImage } from "./pictures/compileImage";
import type { CompileContext } from "./compileValue";

const asksForMore = ({ kind, happens }: FieldMeta) =>
  happens === true || ["image", "face", "server", "hero", "posts"].includes(kind);

type Asking = Pick<FieldMeta, "kind" | "happens" | "isOriginal" | "place"> & { value?: unknown };

type Sources = Pick<
  CompileContext,
  | "assets"
  | "constants"
  | "faceStyle"
  | "hasLooks"
  | "latestPosts"
  | "layout"
  | "newsCount"
  | "servers"
  | "timeZone"
  | "now"
>;

/** A page's own input as text: its part of the config, picture sizes, the latest posts, server states, ended events. */
export function sourceOf<S extends z.ZodType>(schema: S, written: z.output<S>, sources: Sources): string {
  return withSharedSources(
    JSON.stringify([written, answersTo(asking.in(schema, written), sources)]),
    sources,
  );
}

/** Like {@link sourceOf}, for a route. */
export function sourceOfRoute(route: SiteConfig["routes"][number], sources: Sources): string {
  const own = JSON.stringify([contentOf(route), answersTo(asking.ofRoute(route), sources)]);
  return withSharedSources(own, sources);
}

/** Adds what texts may show from elsewhere: the figures of servers, and the number of posts. */
function withSharedSources(text: string, { servers, newsCount }: Sources): string {
  const figures = text.includes("{{servers.") || /\{\{\s+servers\./.test(text) ? JSON.stringify(servers) : "";
  return text + figures + (text.includes(NEWS_COUNT) ? String(newsCount) : "");
}

/** The fields whose compilation has other input. */
const asking = factsOfFields("asking", () => {
  const fields: Asking[] = [];
  return {
    see({ meta, value }) {
      const { kind, happens, isOriginal, place } = meta;
      if (!asksForMore(meta)) return;
      // The layout depends on nothing in the hero.
      fields.push({ kind, happens, isOriginal, place, ...(kind === "hero" ? {} : { value }) });
    },
    facts: () => fields,
  };
});

function answersTo(
  fields: readonly Asking[],
  { assets, constants, faceStyle, hasLooks, latestPosts, layout, servers, timeZone, now }: Sources,
): unknown[] {
  const answers: unknown[] = [timeZone, hasLooks];
  for (const { kind, happens, value, ...shown } of fields) {
    if (kind === "image") answers.push(compileImage(String(value), shown, { assets, basePath: "/" }));
    if (kind === "face")
      answers.push(assets.face?.(nameOnPage((value as { name: string }).name, constants)) ?? faceStyle);
    if (kind === "server") answers.push(servers[String(value)] ?? null);
    if (kind === "hero") answers.push(layout);
    if (kind === "posts") answers.push(latestPosts?.(value as Parameters<typeof latestPosts>[0]) ?? null);
    if (!happens) continue;
    const times = timesOf(value as WrittenHappening, timeZone, now);
    answers.push(times.map(({ begin, end }) => [begin, end <= now]));
  }
  return answers;
}
