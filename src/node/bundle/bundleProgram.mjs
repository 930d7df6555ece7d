import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compiledStyles } from "../../styling/compiler/compiledStyles.mjs";

/** What only the making of bundles needs stays in node_modules. */
const tools = ["vite", "@vitejs/plugin-react"];

/**
 * Bundles all that Spawnpage runs into one folder, which needs no package beside it: the program (`launch.mjs`),
 * the scripts and styles of a built site (`site/`) and the scripts of the live one (`live/`). It is plain
 * JavaScript, as it is what makes JavaScript of all other sources.
 * @param {string} root - the folder of package.json
 * @param {string} folder - where the bundles go, below `root`; made if it is missing
 * @param {{ hash: string }} options - `hash` names the state of the sources
 */
export async function bundleProgram(root, folder, { hash }) {
  await bundleForNode(root, "src/cli/launch.ts", folder);
  const aside = join(folder, "tools");
  await bundleForNode(root, "src/node/bundle/bundleScripts.ts", aside);
  const { siteStyles } = await import(pathToFileURL(join(folder, "launch.mjs")).href);
  const { bundleScripts } = await import(pathToFileURL(join(aside, "bundleScripts.mjs")).href);
  await bundleScripts(root, folder, await siteStyles());
  rmSync(aside, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "program.json"), JSON.stringify({ version, hash }));
}

/**
 * @param {string} root
 * @param {string} entry - a source below `root`
 * @param {string} outDir
 */
async function bundleForNode(root, entry, outDir) {
  await build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", importSource: "#style", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [compiledStyles(root)],
    publicDir: false,
    ssr: { noExternal: true, external: tools },
    build: {
      ssr: join(root, entry),
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
}
