import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import type * as partSelectors from "../../app/selectors";
import type { Forms } from "../../schema/descriptors";
import { entryChunks } from "./entryChunks";
import { modulesOnDemand } from "./modulesOnDemand";
import { plainImports, withoutUnusedMethods } from "./scriptPlugins";
import { viteOptions } from "./viteOptions";
import { type SchemaTexts, withoutSchemaTexts } from "./withoutSchemaTexts";

const FRAME_ENTRY = "src/editor/frame/frame.tsx";
const EDITOR_ENTRIES = {
  editor: "src/editor/editor.tsx",
  draft: "src/editor/worker/draftWorker.ts",
  check: "src/editor/worker/checkWorker.ts",
  picture: "src/editor/worker/pictureWorker.ts",
};
const SELECTORS = /src\/app\/selectors\.ts$/;
const FORMS = /src\/editor\/configForms\.ts$/;
const SCHEMA_TEXTS = /src\/editor\/worker\/schemaTexts\.ts$/;
const TO_JSON_SCHEMA = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const FONT_STACK = "src/editor/world/fontStack.ts";
const FRAME_JSX = "src/editor/frame/jsx-runtime.ts";

/** The inputs of the editor's bundles besides the sources. */
export interface EditorTools {
  /** The styles of all components, in cascade order. */
  styles: string;
  /** The class names that themes style. */
  selectors: typeof partSelectors;
  forms: Forms;
  schemaTexts: SchemaTexts;
  /** Inspects each bundle. */
  plugin: Plugin;
}

/**
 * Bundles the editor: the editor itself with its two workers, and the frame that shows the page. A built site
 * contains nothing of the editor.
 */
export async function bundleEditor(
  root: string,
  directory: string,
  { styles, selectors, forms, schemaTexts, plugin }: EditorTools,
): Promise<void> {
  const own = options(root, [
    asData("selectors", SELECTORS, { ...selectors }),
    asData("forms", FORMS, { configForms: forms }),
    asData("schema-texts", SCHEMA_TEXTS, { schemaTexts }),
    withoutSchemaTexts(schemaTexts),
    withoutJsonSchema,
    modulesOnDemand(root),
    plugin,
  ]);
  const entries = Object.fromEntries(
    Object.entries(EDITOR_ENTRIES).map(([name, file]) => [name, join(root, file)]),
  );
  const chunkOf = entryChunks(entries);
  await build({
    ...own,
    resolve: {
      // Some packages have another module for workers, which have no document.
      conditions: ["worker", "module", "production"],
      alias: {
        ...(own.resolve?.alias as Record<string, string>),
        "@capsizecss/core": join(root, FONT_STACK),
      },
    },
    build: {
      outDir: directory,
      emptyOutDir: false,
      modulePreload: false,
      target: "es2022",
      cssCodeSplit: false,
      rolldownOptions: {
        input: entries,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "editor[extname]",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id, context) => chunkOf(id, (other) => context.getModuleInfo(other)) }],
          },
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

/**
 * Replaces a module by what it exports. Without it, a worker that creates a theme's styles would contain all components,
 * and the editor all schemas.
 */
function asData(name: string, module: RegExp, exports: Readonly<Record<string, unknown>>): Plugin {
  const lines = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
  );
  return {
    name: `spawnpage:${name}-as-data`,
    enforce: "pre",
    load: { filter: { id: module }, handler: () => lines.join("\n") },
  };
}

/** No worker makes a JSON Schema, but each schema has a method that does. */
const withoutJsonSchema: Plugin = {
  name: "spawnpage:without-json-schema",
  enforce: "pre",
  transform: {
    filter: { id: TO_JSON_SCHEMA },
    handler: (code) =>
      Array.from(
        code.matchAll(/^export (?:const|function) (\w+)/gm),
        ([, name]) => `export const ${name} = () => ({});`,
      ).join("\n"),
  },
};

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
