import type { AnyBlockComponent, BlockPart, LoadedBlocks } from "../blocks/registry";
import type { Page } from "../compile/page";
import { loadStyles } from "./pageStyles";
import { partsOf } from "./partsOf";
import type { PageData } from "./pageData";

const loaded = new Map<BlockPart, AnyBlockComponent>();

/**
 * Loads what a page is shown with: the components of its blocks, and the styles of all that can appear on it. All
 * calls share one map, so whatever was loaded once is rendered without waiting from then on; what failed to load is
 * tried again by the next call.
 */
export async function loadParts({ page, components, styles }: PageData): Promise<LoadedBlocks> {
  // A site that is edited has all styles in each page, and anything may be added to it.
  if (IS_LIVE) return loadAny(page);
  await Promise.all([
    ...Object.entries(components).map(([type, address]) => loadComponent(type as BlockPart, address)),
    ...styles.map(loadStyles),
  ]);
  return loaded;
}

async function loadAny(page: Page): Promise<LoadedBlocks> {
  const { loadBlocks } = await import("../blocks/registry");
  return loadBlocks([...partsOf(page), "announcements"]);
}

async function loadComponent(type: BlockPart, address: string): Promise<void> {
  if (loaded.has(type)) return;
  const script = (await import(/* @vite-ignore */ address)) as { default: AnyBlockComponent };
  loaded.set(type, script.default);
}
