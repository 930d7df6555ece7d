import { countBy } from "../json/groupBy";
import { type Diagnostic, isError } from "../validate/diagnostic";
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
    const hasErrors = diagnostics.some(isError);
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

/** The difference between the findings of two readings of a file. */
interface Changes {
  added: Diagnostic[];
  /** The number of findings that remain. */
  kept: number;
  /** The number of resolved findings. */
  gone: number;
}

/** Compares the findings of two readings, without positions, because lines move when others are inserted. */
function changesBetween(before: readonly Diagnostic[], now: readonly Diagnostic[]): Changes {
  const left = countBy(before.map(keyOf));
  const added = now.filter((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    left.set(keyOf(finding), Math.max(0, count - 1));
    return count === 0;
  });
  const kept = now.length - added.length;
  return { added, kept, gone: before.length - kept };
}

function keyOf({ code, breadcrumb, file, message }: Diagnostic): string {
  return JSON.stringify([code, breadcrumb, file, message]);
}
