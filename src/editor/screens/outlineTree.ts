import type { OutlineEntry } from "../messages";
import { keyOf } from "../paths";

/** The id of the invisible entry around all others. */
export const ROOT = "root";
/** The id of the entry around everything that is on every page. */
export const SITE = "site";

export interface OutlineItem {
  id: string;
  label: string;
  /** Absent for the two groups around everything. */
  entry?: OutlineEntry;
  parent: string;
  children: string[];
}

/** The entries of the outline by their ids. */
export function itemsOf(
  { pages, site }: { pages: readonly OutlineEntry[]; site: readonly OutlineEntry[] },
  siteLabel: string,
): Map<string, OutlineItem> {
  const items = new Map<string, OutlineItem>();
  const ids = (entries: readonly OutlineEntry[], parent: string) =>
    entries.map((entry) => {
      const inside = itemsIn(entry, parent);
      for (const item of inside) items.set(item.id, item);
      return inside[0].id;
    });
  items.set(SITE, { id: SITE, label: siteLabel, parent: ROOT, children: [] });
  items.set(ROOT, { id: ROOT, label: "", parent: ROOT, children: [] });
  items.get(ROOT)!.children = [...ids(pages, ROOT), SITE];
  items.get(SITE)!.children = ids(site, SITE);
  return items;
}

/** An entry stays the same object until it changes, and a site has up to 50,000 of them. */
const known = new WeakMap<OutlineEntry, readonly [OutlineItem, ...OutlineItem[]]>();

function itemsIn(entry: OutlineEntry, parent: string): readonly [OutlineItem, ...OutlineItem[]] {
  let items = known.get(entry);
  if (!items) {
    const id = keyOf(entry.path);
    const inside = entry.children.map((child) => itemsIn(child, id));
    const children = inside.map(([child]) => child.id);
    items = [{ id, label: entry.label, entry, parent, children }, ...inside.flat()];
    known.set(entry, items);
  }
  return items;
}

/** The ids of the entries around a path, from the outside inwards, and of the innermost one at the path. */
export function wayTo(items: ReadonlyMap<string, OutlineItem>, path: readonly (string | number)[]): string[] {
  let id: string | undefined;
  for (let length = path.length; length > 0 && id === undefined; length--) {
    const key = keyOf(path.slice(0, length));
    if (items.has(key)) id = key;
  }
  const way: string[] = [];
  for (
    let item = id === undefined ? undefined : items.get(id);
    item && item.id !== ROOT;
    item = items.get(item.parent)
  )
    way.unshift(item.id);
  return way;
}
