import { createContext, use, type ReactNode } from "react";
import type { Shared } from "../compile/page";

/** What the parts of the interface share: their words and timings. */
export type Settings = Pick<Shared, "labels" | "toasts" | "tooltips" | "avatars">;

const SettingsContext = createContext<Settings | null>(null);

/** Hands the settings of a site to every part below it. */
export function SettingsProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("useSettings requires a SettingsProvider.");
  return settings;
}

/** The words of the interface. */
export function useLabels(): Settings["labels"] {
  return useSettings().labels;
}

/** Fills the places of a label, such as `{name}`, with values. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
