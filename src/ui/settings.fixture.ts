import { withPluralRules, withSiteWords } from "../compile/siteWords";
import { configSchema } from "../config/config";
import type { Settings } from "./Settings";

const { labels, toasts, tooltips, avatars } = withSiteWords(
  configSchema.parse({ version: 1, site: { name: "Mossford" }, routes: [{ path: "/", title: "Home" }] }),
);

/** The default settings, for tests. */
export const settings = {
  labels: withPluralRules(labels, "en"),
  toasts,
  tooltips,
  avatars,
} as unknown as Settings;
