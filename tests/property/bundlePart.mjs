// Bundles a test source with its imports, so it runs in plain Node.js.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compiledStyles } from "../../src/styling/compiler/compiledStyles.mjs";

/**
 * @param {string} source - such as `tests/property/fuzzPart.ts`
 * @param {string} folder - the output folder; the file is named `<name of the source>.mjs`
 */
export async function bundlePart(source, folder) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
    publicDir: false,
    // Pages have the same styles as built ones. Otherwise, hydration would fail.
    plugins: [compiledStyles(process.cwd())],
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
}

/**
 * @param {string} folder - below the working directory
 * @param {string} name
 */
export async function importPart(folder, name) {
  return import(pathToFileURL(join(process.cwd(), folder, `${name}.mjs`)).href);
}
