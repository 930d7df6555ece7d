import type { ComponentType, ReactNode } from "react";
import * as basic from "./chunks/basic";
import type { PageBlock, PageBlockType } from "./pageBlock";

export type RenderBlocks = (blocks: PageBlock[]) => ReactNode;

export type BlockComponentProps<T extends PageBlockType> = Extract<PageBlock, { type: T }> & {
  renderBlocks: RenderBlocks;
};

/** Parts that few pages have are in separate chunks, which export components by the names of their parts. */
const chunks = {
  cardLayout: () => import("./chunks/cardLayout"),
  columns: () => import("./chunks/columns"),
  events: () => import("./chunks/events"),
  form: () => import("./chunks/form"),
  guide: () => import("./chunks/guide"),
  links: () => import("./chunks/links"),
  live: () => import("./chunks/live"),
  media: () => import("./chunks/media"),
  playerFace: () => import("./chunks/playerFace"),
  points: () => import("./chunks/points"),
  posts: () => import("./chunks/posts"),
  staff: () => import("./chunks/staff"),
  /** Everything that visitors search on the page itself. */
  table: () => import("./chunks/table"),
  tabs: () => import("./chunks/tabs"),
};

type BlockChunk = keyof typeof chunks;
type Chunk = typeof basic | Awaited<ReturnType<(typeof chunks)[BlockChunk]>>;
type PartsOf<AnyChunk> = AnyChunk extends unknown ? keyof AnyChunk : never;

/** A component for blocks: for a block type, or for something that only some blocks need. */
export type BlockPart = PartsOf<Chunk>;

type ComponentOf<Part, AnyChunk = Chunk> = Part extends keyof AnyChunk ? AnyChunk[Part] : never;
type Complete<Components extends { [T in PageBlockType]: ComponentType<BlockComponentProps<T>> }> =
  Components;
/** The component of each part. A block type without a component is a type error. */
export type BlockComponents = Complete<{ [Part in BlockPart]: ComponentOf<Part> }>;

export type AnyBlockComponent = ComponentType<
  PageBlock & { renderBlocks: RenderBlocks; Part?: unknown; Search?: unknown }
>;

export type LoadedBlocks = ReadonlyMap<BlockPart, AnyBlockComponent>;

const loaded = new Map<BlockPart, AnyBlockComponent>();
add(basic);

/** Loads the components in these chunks, by default all. All calls share one map. A failed chunk can be tried again. */
export async function loadBlocks(names: readonly string[] = Object.keys(chunks)): Promise<LoadedBlocks> {
  const known = names.filter((name): name is BlockChunk => name in chunks);
  await Promise.all(known.map(async (name) => add(await chunks[name]())));
  return loaded;
}

/** The map loses the type of each component's props. */
function add(chunk: Chunk): void {
  for (const [part, component] of Object.entries(chunk)) {
    loaded.set(part as BlockPart, component as AnyBlockComponent);
  }
}
