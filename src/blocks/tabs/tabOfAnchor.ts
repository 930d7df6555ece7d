/** The tab with an anchor, or with content that has it, such as a rule or a nested block. */
export function tabOfAnchor<T extends { id: string }>(tabs: readonly T[], anchor: string): T | undefined {
  return tabs.find((tab) => hasId(tab, anchor));
}

function hasId(value: unknown, id: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("id" in value && value.id === id) return true;
  return Object.values(value).some((item) => hasId(item, id));
}
