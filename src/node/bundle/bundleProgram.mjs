import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { styledSources } from "../../styling/compiler/styledSources.mjs";
import { compiledStyles } from "../../styling/compiler/compiledStyles.mjs";
import { bundledPackages } from "./bundledPackages.mjs";
import { renderingChunk } from "./renderingChunk.mjs";

/** Packages that stay in node_modules: they are needed only for bundling, or contain code for one system. */
const external = ["vite", "@vitejs/plugin-react", "sharp"];

const keepNames = { function: true, class: true };

/** The half of React's server that has `renderToString`. The other half, equally large, renders to streams. */
const LEGACY_SERVER = "cjs/react-dom-server-legacy.node.production.js";

/**
 * Bundles everything that Spawnpage runs into one folder, which needs no packages: the program (`launch.mjs`,
 * `siteProcess.mjs` for many sites, and `previewThread.mjs`), the scripts and styles of a built site (`site/`), and the live site's scripts
 * (`live/`). This file is plain JavaScript because it compiles all other sources.
 * @param {string} root - the folder of package.json
 * @param {string} folder - the output folder, below `root`; created if necessary
 * @param {import("./bundleProgram.mjs").BundleOptions} options
 */
export async function bundleProgram(root, folder, { hash, isPublished = false }) {
  const { plugin, folders } = bundledPackages();
  await bundleForNode(
    ["src/cli/launch.ts", "src/cli/build/siteProcess.ts", "src/node/previews/previewThread.ts"],
    {
      root,
      folder,
      plugin,
      hasMaps: !isPublished,
    },
  );
  const aside = join(folder, "tools");
  await bundleForNode(["src/node/bundle/tools.ts"], {
    root,
    folder: aside,
    plugin: undefined,
    hasMaps: true,
  });

  const { editorData, partSelectors, stylesOfSources } = await import(
    pathToFileURL(join(folder, "launch.mjs")).href
  );
  const licences = join(root, "src", "node", "bundle", "licences");
  const tools = await import(pathToFileURL(join(aside, "tools.mjs")).href);
  await tools.bundleScripts(root, folder, { stylesOf: await stylesOfSources(), licences, plugin });
  await tools.bundleEditor(root, join(folder, "editor"), {
    styles: (await stylesOfSources())(new Set(styledSources(root))),
    selectors: { ...(await partSelectors()) },
    ...(await editorData()),
    plugin,
  });
  if (isPublished) {
    const all = [...folders, ...tools.copyPackageFiles(folder)];
    const text = tools.thirdPartyLicences("Spawnpage", all, licences);
    writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), text);
  }
  rmSync(aside, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "program.json"), JSON.stringify({ version, hash }));
}

/**
 * @param {string[]} entries - sources; shared modules are bundled once
 * @param {{ root: string, folder: string, plugin: import("vite").Plugin | undefined, hasMaps: boolean }} options -
 *   `folder` is the output folder
 */
async function bundleForNode(entries, { root, folder, plugin, hasMaps }) {
  const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
  await build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
    // The rasteriser looks for them, and then Node.js would load its client for HTTP. The program only calls `fetch`.
    define: { "process.env.NODE_ENV": '"production"', Request: "undefined", Response: "undefined" },
    resolve: { alias: [{ find: /^react-dom\/server$/, replacement: join(reactDom, LEGACY_SERVER) }] },
    plugins: [compiledStyles(root), plugin],
    publicDir: false,
    ssr: {
      noExternal: true,
      external,
      // Vite would otherwise follow NODE_ENV, and a program bundled by a test would be a development build.
      resolve: { conditions: ["module", "node", "production"] },
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      sourcemap: hasMaps,
      target: "node20",
      rolldownOptions: {
        input: entries.map((entry) => join(root, entry)),
        output: {
          entryFileNames: "[name].mjs",
          chunkFileNames: "[name]-[hash].mjs",
          // Smaller files are faster to read at each start. Function names stay readable for error messages.
          minify: { compress: { keepNames }, mangle: { keepNames }, codegen: { removeWhitespace: true } },
          codeSplitting: { groups: [renderingChunk(root, entries)] },
        },
      },
    },
  });
}
