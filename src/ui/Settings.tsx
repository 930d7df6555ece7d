import { createContext, use } from "react";
import type { Shared } from "../compile/page";

/** Data for all components, such as labels. */
export type Settings = Pick<Shared, "labels" | "toasts" | "tooltips" | "avatars">;

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
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
