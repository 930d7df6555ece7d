import { createContext, use } from "react";
import type { PluralWords, Shared } from "../compile/page";

/** Data for all components, such as labels. */
export type Settings = Pick<Shared, "labels" | "language" | "toasts" | "tooltips" | "avatars">;

export const SettingsProvider = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = use(SettingsProvider);
  if (!settings) throw new Error("useSettings requires a SettingsProvider.");
  return settings;
}

export function useLabels(): Settings["labels"] {
  return useSettings().labels;
}

/** Fills a label's placeholders, such as `{name}`. */
export function fillLabel(label: string | PluralWords, values: Record<string, string | number>): string {
  return wordsFor(label, values).replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Selects the plural form for the last value, which is the amount. Amounts may have separators between digits. */
function wordsFor(label: string | PluralWords, values: Record<string, string | number>): string {
  if (typeof label === "string") return label;
  const amount = Number(String(Object.values(values).at(-1)).replace(/\P{Nd}/gu, ""));
  return label[new Intl.PluralRules(label.language).select(amount)] ?? label.other;
}
