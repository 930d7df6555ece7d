import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { compiledStyles } from "../../styling/compiler/compiledStyles.mjs";

/** Vite's options for our sources. `keepsAll` leaves the styles in the scripts, for tests of single components. */
export function viteOptions(root: string, styles: { keepsAll?: boolean } = {}): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    resolve: {
      alias: {
        // React has had this hook for years, but wouter imports the shim.
        "use-sync-external-store/shim/index.js": "react",
        regexparam: join(root, "src/app/noPatterns.ts"),
      },
    },
    plugins: [compiledStyles(root, styles), react({ jsxImportSource: "react" })],
  };
}
