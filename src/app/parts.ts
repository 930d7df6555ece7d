import { loadBlocks, type LoadedBlocks } from "../blocks/registry";
import * as basic from "./chunks/basic";

/** Chunks of the frame. If blocks have a chunk with the same name, both are in one file. */
const chunks = {
  announcements: () => import("./chunks/announcements"),
  languages: () => import("./chunks/languages"),
  live: () => import("./chunks/live"),
  notFound: () => import("./chunks/notFound"),
  pictures: () => import("./chunks/pictures"),
};

type FrameChunk = keyof typeof chunks;
type FrameModules = { [Chunk in FrameChunk]: Awaited<ReturnType<(typeof chunks)[Chunk]>> };
type Frame = typeof basic &
  FrameModules["announcements"] &
  FrameModules["languages"] &
  FrameModules["live"] &
  FrameModules["notFound"] &
  FrameModules["pictures"];

/** Loaded components, with types for the frame's. */
export type LoadedParts = LoadedBlocks & {
  get: <Part extends keyof Frame>(part: Part) => Frame[Part] | undefined;
};

const loaded = new Map<string, unknown>(Object.entries(basic));

/** Loads the components in these chunks, by default all. All calls share one map. */
export async function loadParts(names?: readonly string[]): Promise<LoadedParts> {
  const frame = Object.entries(chunks).filter(([name]) => !names || names.includes(name));
  const [blocks, ...modules] = await Promise.all([loadBlocks(names), ...frame.map(([, load]) => load())]);
  for (const [part, component] of [...blocks, ...modules.flatMap((module) => Object.entries(module))])
    loaded.set(part, component);
  return loaded as ReadonlyMap<unknown, unknown> as LoadedParts;
}
