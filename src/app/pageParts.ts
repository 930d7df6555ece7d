import type { AnyBlockComponent } from "../blocks/registry";
import type { Page } from "../compile/page";
import type { LoadedParts, PagePart } from "./frameParts";
import { loadStyles } from "./pageStyles";
import { partsOf } from "./partsOf";
import type { PageData } from "./pageData";

const loaded = new Map<PagePart, AnyBlockComponent>();
/** The stylesheets that are there as parts of that of the page that the server rendered. */
const held = new Set<string>();

/**
 * Loads what a page is shown with: the components of its blocks and of the frame, and the styles of all that can
 * appear on it. All calls share one map, so whatever was loaded once is rendered without waiting from then on; what
 * failed to load is tried again by the next call.
 */
export async function loadParts(data: PageData): Promise<LoadedParts> {
  // A site that is edited has all styles in each page, and anything may be added to it.
  await (IS_LIVE ? loadAny(data.page) : loadNamed(data));
  return loaded as Map<PagePart, unknown> as LoadedParts;
}

/** The same for the page that the server rendered, whose styles stand in one file. */
export async function loadFirstParts(data: PageData): Promise<LoadedParts> {
  if (!IS_LIVE) {
    await Promise.all([loadComponents(data), loadStyles(data.sheet)]);
    for (const address of data.styles) held.add(address);
  }
  return loadParts(data);
}

async function loadAny(page: Page): Promise<void> {
  const [{ loadBlocks }, { loadFrame }] = await Promise.all([
    import("../blocks/registry"),
    import("./frameParts"),
  ]);
  const [blocks, frame] = await Promise.all([loadBlocks(partsOf(page)), loadFrame()]);
  for (const [part, component] of [...blocks, ...frame]) loaded.set(part, component);
}

async function loadNamed(data: PageData): Promise<void> {
  const missing = data.styles.filter((address) => !held.has(address));
  await Promise.all([loadComponents(data), ...missing.map(loadStyles)]);
}

async function loadComponents({ components }: PageData): Promise<void> {
  await Promise.all(
    Object.entries(components).map(([type, address]) => loadComponent(type as PagePart, address)),
  );
}

async function loadComponent(type: PagePart, address: string): Promise<void> {
  if (loaded.has(type)) return;
  const script = (await import(/* @vite-ignore */ address)) as { default: AnyBlockComponent };
  loaded.set(type, script.default);
}
