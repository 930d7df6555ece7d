import type { Diagnostic } from "../validate/diagnostic";
import { changesBetween } from "../report/changes";
import { count } from "../words/words";

/** The output after reading a config. */
export interface News {
  /** The shown findings: errors every time, warnings once. */
  shown: Diagnostic[];
  /** Such as `Site updated. 12 warnings: 1 new, 11 unchanged.` */
  outcome: string;
}

/** Remembers reported warnings while the owner edits the config, so a save only shows new ones. */
export class Readings {
  #warnings: readonly Diagnostic[] = [];

  /** @param diagnostics - all findings of this reading */
  next(diagnostics: readonly Diagnostic[]): News {
    const { added, kept, gone } = changesBetween(this.#warnings, diagnostics);
    const hasErrors = diagnostics.some(({ severity }) => severity === "error");
    // Advice is not checked while there are errors, so earlier warnings stay known.
    if (!hasErrors) this.#warnings = diagnostics;
    return { shown: added, outcome: outcome(diagnostics.length, { added: added.length, kept, gone }) };
  }
}

function outcome(total: number, { added, kept, gone }: Record<"added" | "kept" | "gone", number>): string {
  if (total === 0) return gone === 0 ? "Site updated." : "Site updated. No warnings left.";
  const warnings = `Site updated. ${count(total, "warning")}`;
  if (kept === 0 && gone === 0) return `${warnings}.`;
  const parts = [
    ...(added > 0 ? [`${added} new`] : []),
    ...(kept > 0 ? [`${kept} unchanged`] : []),
    ...(gone > 0 ? [`${gone} resolved`] : []),
  ];
  return `${warnings}: ${parts.join(", ")}.`;
}
