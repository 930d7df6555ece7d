import type { Diagnostic } from "../validate/diagnostic";
import { changesBetween } from "../report/changes";
import { count } from "../words/words";

/** What the terminal says of one reading of a config. */
export interface News {
  /** The findings that are shown: errors as long as they are there, warnings once. */
  shown: Diagnostic[];
  /** `Updated, with 12 warnings: 1 new, 11 as before.` */
  outcome: string;
}

/** Remembers what was said of a config while its owner edits it, so that a save tells only what it changed. */
export class Readings {
  #warnings: readonly Diagnostic[] = [];

  /** @param diagnostics - everything that was found; with an error, the file is not shown */
  next(diagnostics: readonly Diagnostic[]): News {
    const { added, kept, gone } = changesBetween(this.#warnings, diagnostics);
    const hasErrors = diagnostics.some(({ severity }) => severity === "error");
    // Advice waits until there is no error; what was said of it before is not new then.
    if (!hasErrors) this.#warnings = diagnostics;
    return { shown: added, outcome: outcome(diagnostics.length, { added: added.length, kept, gone }) };
  }
}

function outcome(total: number, { added, kept, gone }: Record<"added" | "kept" | "gone", number>): string {
  if (total === 0) return gone === 0 ? "Updated." : "Updated. No warnings left.";
  const warnings = `Updated, with ${count(total, "warning")}`;
  if (kept === 0 && gone === 0) return `${warnings}.`;
  const parts = [
    ...(added > 0 ? [`${added} new`] : []),
    ...(kept > 0 ? [`${kept} unchanged`] : []),
    ...(gone > 0 ? [`${gone} resolved`] : []),
  ];
  return `${warnings}: ${parts.join(", ")}.`;
}
