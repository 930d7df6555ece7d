import type { Path } from "../../schema/walk";
import type { OutlineEntry } from "../messages";
import { keyOf, startsWith } from "../paths";

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

/** The entries of the outline by their ids. They are made on demand, because a site has up to 50,000 of them. */
export class OutlineItems {
  readonly #pages: readonly OutlineEntry[];
  readonly #site: readonly OutlineEntry[];
  readonly #known = new Map<string, OutlineItem | undefined>();

  constructor(
    { pages, site }: { pages: readonly OutlineEntry[]; site: readonly OutlineEntry[] },
    siteLabel: string,
  ) {
    this.#pages = pages;
    this.#site = site;
    const ids = (entries: readonly OutlineEntry[]) => entries.map(({ path }) => keyOf(path));
    this.#known.set(ROOT, { id: ROOT, label: "", parent: ROOT, children: [...ids(pages), SITE] });
    this.#known.set(SITE, { id: SITE, label: siteLabel, parent: ROOT, children: ids(site) });
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  get(id: string): OutlineItem | undefined {
    if (!this.#known.has(id)) this.#known.set(id, this.#find(JSON.parse(id) as Path));
    return this.#known.get(id);
  }

  #find(path: Path): OutlineItem | undefined {
    const [list, index] = path;
    // Pages are in the order of their list.
    const page = list === "routes" ? this.#pages[Number(index)] : undefined;
    let around = page ? ROOT : SITE;
    for (let entries = page ? [page] : this.#site; ;) {
      const entry = entries.find((one) => startsWith(path, one.path));
      if (!entry) return undefined;
      const { label, children } = entry;
      const id = keyOf(entry.path);
      if (entry.path.length === path.length)
        return { id, label, entry, parent: around, children: children.map((child) => keyOf(child.path)) };
      around = id;
      entries = children;
    }
  }
}

/** The ids of the entries around a path, from the outside inwards, and of the innermost one at the path. */
export function wayTo(items: OutlineItems, path: Path): string[] {
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
