import { keysAt } from "../schema/schemaAt";
import type { Path } from "../schema/walk";
import type { Finding } from "./finding";

/** Reports the names in a group that nothing uses, unless an unknown name is used: it may be a misspelled one. */
export function findUnused(
  config: unknown,
  group: Path,
  uses: Iterable<string>,
  { code, explain }: { code: string; explain: (name: string) => string },
): Finding[] {
  const names = new Set(keysAt(config, group));
  const used = new Set(uses);
  if ([...used].some((name) => !names.has(name))) return [];
  return [...names]
    .filter((name) => !used.has(name))
    .map((name) => ({ code, message: explain(name), path: [...group, name], at: "key" }));
}
