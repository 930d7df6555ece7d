import { createRequire, isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { viteOptions } from "../../../src/node/bundle/viteOptions";

export interface WorkerFile {
  name: string;
  code: string;
  /** Whether it is lazy-loaded. */
  isOnDemand: boolean;
}

/**
 * Bundles a script for a web worker, as an editor would.
 * @param root - the folder of package.json
 * @param entry - the script's path, relative to the root
 * @throws Error if anything in it imports a Node.js module
 */
export async function bundleWorker(root: string, entry: string): Promise<WorkerFile[]> {
  // The styles stay in the scripts, because rendering needs them.
  const { plugins = [], ...options } = viteOptions(root, { keepsAll: true });
  const bundle = (await build({
    ...options,
    plugins: [withoutNode, oneRenderer(root), ...plugins],
    resolve: { ...options.resolve, conditions: ["worker", "module", "production"] },
    define: { "process.env.NODE_ENV": '"production"' },
    mode: "production",
    logLevel: "error",
    base: "./",
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: {
        input: join(root, entry),
        output: {
          entryFileNames: "worker.js",
          // Every page needs the blocks, so they are in one file.
          codeSplitting: { groups: [{ name: (id) => (isOnDemand(id) ? null : "core") }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = bundle.output.filter((file) => file.type === "chunk");
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(need);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => need(fileName));
  return chunks.map(({ fileName, code }) => ({
    name: fileName,
    code,
    isOnDemand: !needed.has(fileName),
  }));
}

/**
 * Loaded for few sites only, or never in a worker: modules that measure owners' fonts, clean SVG files, explain
 * failed blocks, and query services; words of other languages than English, and what writes a site in them.
 */
function isOnDemand(id: string): boolean {
  return /core.drawings|words.site.(?!en|siteWords)|languages.(?:languagesIn|localise|onlyFor|keptLanguage)|joinLanguages|saxes|xmlchars|css-tokenizer|askServer|@capsizecss.unpack|fontkitten|tiny-inflate|react-dom.(?:static|cjs.react-dom-server\.)/.test(
    id,
  );
}

/**
 * Uses only React's renderer for strings. `react-dom/server` contains two renderers, and the bundle is 10 KiB smaller
 * without the other one.
 * @param root - the folder of package.json
 */
function oneRenderer(root: string): Plugin {
  const folder = dirname(createRequire(join(root, "package.json")).resolve("react-dom/package.json"));
  const file = join(folder, "cjs/react-dom-server-legacy.browser.production.js");
  return {
    name: "one-renderer",
    enforce: "pre",
    resolveId: (id) => (id === "react-dom/server" ? file : undefined),
  };
}

/** Bundlers replace Node.js modules with empty ones, so errors would appear much later. */
const withoutNode: Plugin = {
  name: "without-node",
  enforce: "pre",
  resolveId(id, importer) {
    if (isBuiltin(id)) throw new Error(`${importer} imports ${id}, which no browser has.`);
  },
};
