import type * as z from "zod";
import { visitFields } from "../schema/walk";
import type { CompileContext } from "./compileValue";

/**
 * All that a page is made from and no other page is, as text: what its owner wrote, and whatever else its compilation
 * asks for: the sizes of its pictures, and the latest posts.
 */
export function sourceOf<S extends z.ZodType>(
  schema: S,
  written: z.output<S>,
  { assets, latestPosts }: Pick<CompileContext, "assets" | "latestPosts">,
): string {
  const asked: unknown[] = [];
  visitFields(schema, written, ({ kind, value }) => {
    if (kind === "image") asked.push(assets.imageSize(String(value)) ?? null);
    if (kind === "posts") asked.push(latestPosts?.(value as Parameters<typeof latestPosts>[0]) ?? null);
  });
  return JSON.stringify([written, asked]);
}
