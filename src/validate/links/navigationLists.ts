import { type Entry, entriesAt } from "../../schema/entriesAt";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";

/** Links that stand together: those of the header itself, or those of one of its groups. */
export interface LinkList {
  /** Where the list stands. */
  path: Path;
  /** Its entries that are links or texts to copy. */
  links: Entry[];
  /** Its entries that are groups. */
  groups: Entry[];
}

/** The list of the header and those of its groups, of a config whose shape need not be valid. */
export function navigationLists(config: unknown): LinkList[] {
  const path = ["navigation"];
  const entries = entriesAt(config, path);
  const groups = entries.filter(({ value }) => Array.isArray(valueAt(value, ["links"])));
  const links = entries.filter((entry) => !groups.includes(entry));
  return [
    { path, links, groups },
    ...groups.map((group) => ({
      path: [...group.path, "links"],
      links: entriesAt(group.value, ["links"], group.path),
      groups: [],
    })),
  ];
}
