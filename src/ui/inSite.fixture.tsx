import type { ReactNode } from "react";
import { settings } from "./settings.fixture";
import { SettingsProvider, type Settings } from "./Settings";
import { ToastProvider } from "./controls/Toasts";

/** Puts a part of the interface where it stands in a site: among its settings and toasts. For tests. */
export function inSite(children: ReactNode, changes: Partial<Settings> = {}) {
  return (
    <SettingsProvider settings={{ ...settings, ...changes }}>
      <ToastProvider>{children}</ToastProvider>
    </SettingsProvider>
  );
}
