import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import type * as partSelectors from "../../app/selectors";
import { plainImports, withoutUnusedMethods } from "./scriptPlugins";
import { viteOptions } from "./viteOptions";

const FRAME_ENTRY = "src/editor/frame/frame.tsx";
const EDITOR_ENTRIES = {
  editor: "src/editor/editor.tsx",
  draft: "src/editor/worker/draftWorker.ts",
  check: "src/editor/worker/checkWorker.ts",
  picture: "src/editor/worker/pictureWorker.ts",
};
const SELECTORS = /src\/app\/selectors\.ts$/;
const FRAME_JSX = "src/editor/frame/jsx-runtime.ts";

/** The inputs of the editor's bundles besides the sources. */
export interface EditorTools {
  /** The styles of all components, in cascade order. */
  styles: string;
  /** The class names that themes style. */
  selectors: typeof partSelectors;
  /** Inspects each bundle. */
  plugin: Plugin;
}

/**
 * Bundles the editor: the editor itself with its two workers, and the frame that shows the page. Nothing of it is part
 * of a built site.
 */
export async function bundleEditor(
  root: string,
  directory: string,
  { styles, selectors, plugin }: EditorTools,
): Promise<void> {
  const own = options(root, [selectorsAsData(selectors), plugin]);
  await build({
    ...own,
    // Some packages have another module for workers, which have no document.
    resolve: { ...own.resolve, conditions: ["worker", "module", "production"] },
    build: {
      outDir: directory,
      emptyOutDir: false,
      modulePreload: false,
      target: "es2022",
      cssCodeSplit: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(EDITOR_ENTRIES).map(([name, file]) => [name, join(root, file)]),
        ),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "editor[extname]",
        },
      },
    },
  });
  await build({
    ...options(root, [withoutNetwork(root), plugin]),
    define: { ...options(root, []).define, FRAME_STYLES: JSON.stringify(styles) },
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: "es2022",
      // A frame without an origin can only load a classic script.
      lib: { entry: join(root, FRAME_ENTRY), formats: ["iife"], name: "frame", fileName: () => "frame.js" },
    },
  });
}

function options(root: string, plugins: Plugin[]): InlineConfig {
  const own = viteOptions(root);
  return {
    ...own,
    mode: "production",
    logLevel: "error",
    plugins: [plainImports, withoutUnusedMethods, ...plugins, ...(own.plugins ?? [])],
    oxc: { jsx: { development: false } },
    base: "./",
    define: { "process.env.NODE_ENV": '"production"', IS_LIVE: "true" },
  };
}

/** Without it, a worker that creates a theme's styles would contain all components. */
function selectorsAsData(selectors: EditorTools["selectors"]): Plugin {
  const exported = Object.entries(selectors).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return {
    name: "spawnpage:selectors-as-data",
    enforce: "pre",
    load: { filter: { id: SELECTORS }, handler: () => exported.join("\n") },
  };
}

/** Replaces React's JSX runtime in the sources, except in the replacement itself, and what would need the network. */
function withoutNetwork(root: string): Plugin {
  const runtime = join(root, FRAME_JSX);
  return {
    name: "spawnpage:frame-modules",
    enforce: "pre",
    load: {
      filter: { id: /src\/live\/askServer\.ts$/ },
      handler: () => readFileSync(join(root, "src/editor/frame/askServer.ts"), "utf8"),
    },
    resolveId: (id, importer) =>
      id === "react/jsx-runtime" && importer !== runtime && !importer?.includes("node_modules")
        ? runtime
        : undefined,
  };
}
