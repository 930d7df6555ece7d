import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

/**
 * How Vite reads our sources, the same for the browser bundle, the development server and the tests.
 * @param root - the folder of package.json
 */
export function viteOptions(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    plugins: [react({ jsxImportSource: "@emotion/react" })],
  };
}
