import type { Path } from "../schema/walk";

/** An entry of a list that is only for some languages. */
export interface EntryWithLanguages {
  path: Path;
  languages: readonly unknown[];
}

/** The entries with languages in a value of a config. */
export function entriesWithLanguages(value: unknown, path: Path = []): EntryWithLanguages[] {
  const found: EntryWithLanguages[] = [];
  const steps: (string | number)[] = [...path];
  visit(value);
  return found;

  /** Paths are only copied for what is found, because configs have many values. */
  function visit(inner: unknown): void {
    if (typeof inner !== "object" || inner === null) return;
    if (Array.isArray(inner)) {
      for (let index = 0; index < inner.length; index++) step(index, inner[index]);
      return;
    }
    for (const key in inner) {
      const child = (inner as Record<string, unknown>)[key];
      if (key === "languages" && Array.isArray(child)) found.push({ path: [...steps], languages: child });
      else step(key, child);
    }
  }

  function step(part: string | number, child: unknown): void {
    if (typeof child !== "object") return;
    steps.push(part);
    visit(child);
    steps.pop();
  }
}
