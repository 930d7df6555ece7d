import { type Entry, entriesAt, valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";

/** A list of links: the top level of the header, or one of its groups. */
export interface LinkList {
  path: Path;
  /** Its entries that are links or texts to copy. */
  links: Entry[];
  groups: Entry[];
}

/** The list of the header and the lists of its groups. The config's shape need not be valid. */
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
