import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { compiledStyles } from "../../styling/compiler/compiledStyles.mjs";

/** Vite's options for our sources. `keepsAll` leaves the styles in the scripts, for tests of single components. */
export function viteOptions(root: string, styles: { keepsAll?: boolean } = {}): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    plugins: [compiledStyles(root, styles), react({ jsxImportSource: "react" })],
  };
}
