import type { IconData } from "../fields/pictures/icon";
import { sha256 } from "../node/digest";
import { buildFiles } from "./buildFiles";
import { siteScripts } from "./siteScripts";
import type { World } from "./world";

const note = {
  id: "1",
  entry: "assets/a.js",
  boot: "0",
  announcementsBoot: "1",
  look: "1",
  languages: "1",
  styles: "assets/blocks.css",
  searchStyles: "assets/search.css",
  licences: "assets/licences.txt",
  shared: { scripts: [], later: [], css: [], painted: [] },
  chunks: { gallery: { scripts: ["assets/gallery.js"], later: ["assets/full.js"] } },
  parts: { text: { css: [0], painted: [] }, gallery: { chunk: "gallery", css: [], painted: [] } },
  pieces: {},
  css: [".text{color:red}"],
};
const published = "a.js licences.txt blocks.css gallery.js full.js search.css table.js".split(" ");
const files = published.map((name) => ({ path: `assets/${name}`, source: "script" }));
export const scripts = { ...siteScripts(note), files };

/** A world without a disk, which records what it loads. */
export function worldWith(publicFiles: Record<string, string> = {}): World & { loaded: string[][] } {
  const sources = new Map(Object.entries({ ...publicFiles, script: "run()" }));
  const drawings = new Map<string, IconData>();
  const loaded: string[][] = [];
  return {
    files: {
      has: (path) => path in publicFiles,
      paths: () => Object.keys(publicFiles),
      source: (path) => path,
      imageSize: () => ({ width: 4, height: 3 }),
    },
    icons: {
      has: () => true,
      names: () => [],
      get: (name) => drawings.get(name),
      load: (names) => {
        loaded.push([...names]);
        for (const name of names) drawings.set(name, { viewBox: `0 0 ${name.length} 1`, nodes: [] });
        return Promise.resolve();
      },
    },
    fonts: {
      packaged: (family) => {
        const measures = { capHeight: 7, ascent: 9, descent: -2, lineGap: 0, unitsPerEm: 10, xWidthAvg: 5 };
        return Promise.resolve({ family, faces: [], measures });
      },
      measure: () => Promise.reject(new Error("There is no font.")),
    },
    // Late, as in a browser.
    digest: (text) => Promise.resolve(sha256(text)),
    read: (source) => Promise.resolve(new TextEncoder().encode(sources.get(source))),
    loaded,
  };
}

/** Builds a config in memory. Returns its findings, and its files as texts by path. */
export async function build(config: object, world: World = worldWith()) {
  const { files, ...told } = await buildFiles(JSON.stringify(config), world, scripts);
  const texts = Array.from(files ?? [], ([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const);
  return { ...told, files: files && (Object.fromEntries(texts) as Record<string, string>) };
}
