import { createRequire, isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { viteOptions } from "../../../src/node/bundle/viteOptions";

/** A file of the bundle. */
export interface WorkerFile {
  name: string;
  code: string;
  /** Whether it is loaded only when it is needed. */
  isOnDemand: boolean;
}

/**
 * Bundles a script for a browser's worker, as an editor would.
 * @param root - the folder of package.json
 * @param entry - the path of the script from there
 * @throws Error when anything in it imports a module of Node
 */
export async function bundleWorker(root: string, entry: string): Promise<WorkerFile[]> {
  // The styles stay in the scripts: pages are rendered with them.
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
 * failed blocks, and query services.
 */
function isOnDemand(id: string): boolean {
  return /core.drawings.(?!isDrawing)|saxes|xmlchars|css-tokenizer|askServer|@capsizecss.unpack|fontkitten|tiny-inflate|react-dom.(?:static|cjs.react-dom-server\.)/.test(
    id,
  );
}

/**
 * Takes the one of React's two renderers that writes text. `react-dom/server` holds both; without the other
 * the bundle is 10 KiB smaller.
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

/** Bundlers put an empty module in the place of one of Node's, and what needs it breaks much later. */
const withoutNode: Plugin = {
  name: "without-node",
  enforce: "pre",
  resolveId(id, importer) {
    if (isBuiltin(id)) throw new Error(`${importer} imports ${id}, which no browser has.`);
  },
};
