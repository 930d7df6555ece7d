import { isTabId, reservedIdReason } from "../../config/anchors";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { freeId } from "../notations/asId";
import { quote, written } from "../../words/words";

/** Each id that is written stands once on its page, and is none that the site itself needs. */
export function checkIds(config: unknown): Finding[] {
  const ids = textsOf(config, "anchor");
  const taken = new Map<string, Set<string>>();
  const tabs = new Map<string, Set<string>>();
  for (const { value, path } of ids) if (isTabId(path)) add(tabs, path, value);

  return ids.flatMap(({ value, path }): Finding[] => {
    const isTaken = taken.get(pageOf(path))?.has(value);
    add(taken, path, value);
    const tabIds = tabs.get(pageOf(path)) ?? [];
    const reason = reservedIdReason(value, tabIds);
    if (reason !== undefined) {
      const message = `${quote(value)} cannot be an id: ${reason}. Write another one, such as ${written(freeId(value, tabIds))}.`;
      return [{ code: "reserved-id", message, path }];
    }
    if (!isTaken) return [];
    const message = `The id ${quote(value)} already stands on this page. Give this place another id.`;
    return [{ code: "duplicate-id", message, path }];
  });
}

function pageOf(path: Path): string {
  return JSON.stringify(path.slice(0, 2));
}

function add(ids: Map<string, Set<string>>, path: Path, id: string): void {
  const page = pageOf(path);
  ids.set(page, (ids.get(page) ?? new Set()).add(id));
}
