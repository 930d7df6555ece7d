import type { PageData } from "./pageData";
import { loadStyles } from "./pageStyles";
import { type LoadedParts, loadParts } from "./parts";

/** The stylesheets and chunks that have loaded, and the parts in the first page's stylesheet. */
const loaded = new Set<string>();

/** Loads the first page's components and styles. */
export async function loadFirstPage({ chunks, parts, sheet, theme }: PageData): Promise<LoadedParts> {
  // The live site has all styles in each page, and its owner may add any block.
  if (IS_LIVE) return loadParts();
  const [components] = await Promise.all([loadParts(chunks), loadStyles(sheet)]);
  for (const one of [theme, ...chunks, ...parts]) loaded.add(one);
  return components;
}

/** Loads the components and styles of another page that have not loaded yet. */
export async function loadNextPage(data: PageData): Promise<void> {
  if (IS_LIVE) return;
  const styles = missingStyles(data);
  await Promise.all([loadParts(data.chunks), ...styles.map(loadStyles)]);
  for (const one of [...data.chunks, ...styles]) loaded.add(one);
}

/** Whether everything that another page needs has loaded. */
export function isLoaded(data: PageData): boolean {
  return missingStyles(data).length === 0 && data.chunks.every((chunk) => loaded.has(chunk));
}

function missingStyles({ parts, theme, styles }: PageData): string[] {
  const needed = parts.every((part) => loaded.has(part)) ? [theme] : [theme, styles];
  return needed.filter((address) => !loaded.has(address));
}
