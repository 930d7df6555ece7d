interface TabLike {
  id: string;
}

/** The tab that an anchor belongs to: its own id, or the id of anything inside it, such as a rule or a nested block. */
export function tabOfAnchor<T extends TabLike>(tabs: readonly T[], anchor: string): T | undefined {
  return tabs.find((tab) => hasId(tab, anchor));
}

function hasId(value: unknown, id: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("id" in value && value.id === id) return true;
  return Object.values(value).some((item) => hasId(item, id));
}
