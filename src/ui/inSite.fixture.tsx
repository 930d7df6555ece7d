import type { ReactNode } from "react";
import { settings } from "./settings.fixture";
import { SettingsProvider, type Settings } from "./Settings";
import { ToastProvider } from "./controls/Toasts";

/** Wraps a component in a site's settings and toasts, for tests. */
export function inSite(children: ReactNode, changes: Partial<Settings> = {}) {
  return (
    <SettingsProvider value={{ ...settings, ...changes }}>
      <ToastProvider>{children}</ToastProvider>
    </SettingsProvider>
  );
}
