import { sha256 } from "../node/digest";
import { buildFiles } from "./buildFiles";
import { siteScripts } from "./siteScripts";
import type { DerivedPicture, World } from "./world";

const note = {
  id: "1",
  entry: "assets/a.js",
  boot: "0",
  announcementsBoot: "0",
  look: "0",
  languages: "0",
  styles: "assets/blocks.css",
  searchStyles: "assets/search.css",
  licences: "assets/licences.txt",
  shared: { scripts: [], later: [], css: [], painted: [] },
  chunks: {},
  parts: {},
  pieces: {},
  css: [],
};
const scripts = { ...siteScripts(note), files: [] };

/** A world with empty files of these names. Every icon exists. */
function bareWorld(now: number, names: readonly string[], pictures: Pictures): World {
  const measures = { capHeight: 7, ascent: 9, descent: -2, lineGap: 0, unitsPerEm: 10, xWidthAvg: 5 };
  return {
    files: {
      has: (path) => names.includes(path),
      paths: () => names,
      source: (path) => path,
      imageSize: () => ({ width: 4, height: 3 }),
    },
    icons: { has: () => true, names: () => [], get: () => ({ viewBox: "0 0 1 1", nodes: [] }) },
    fonts: {
      packaged: (family) => Promise.resolve({ family, faces: [], measures }),
      measure: () => Promise.reject(new Error("There is no font.")),
    },
    digest: (text) => Promise.resolve(sha256(text)),
    read: () => Promise.resolve(new Uint8Array()),
    now: () => now,
    ...(pictures.size > 0 ? { pictures: { prepare: async () => {}, of: (path) => pictures.get(path) } } : {}),
  };
}

/** Generated versions of pictures, by their paths in `public/`. */
type Pictures = ReadonlyMap<string, DerivedPicture>;

/**
 * The files of a site without scripts, as texts by path, and the codes of its findings.
 * @param names - the paths of files in `public/`
 * @param pictures - generated versions of some pictures
 * @throws Error if the config has an error
 */
export async function builtFiles(
  config: object,
  { now, names = [], pictures = new Map() }: { now: number; names?: readonly string[]; pictures?: Pictures },
): Promise<{ files: Record<string, string>; codes: string[] }> {
  const { files, diagnostics, failures } = await buildFiles(
    JSON.stringify(config),
    bareWorld(now, names, pictures),
    scripts,
  );
  const errors = [...diagnostics.filter(({ severity }) => severity === "error"), ...failures];
  if (!files || errors.length > 0) throw new Error(JSON.stringify(errors));
  const decoder = new TextDecoder();
  return {
    files: Object.fromEntries(Array.from(files, ([path, bytes]) => [path, decoder.decode(bytes)])),
    codes: diagnostics.map(({ code }) => code),
  };
}

/** A page without findings. No other page needs to link to it. */
export const page = (path: string, ...blocks: object[]) => ({
  path,
  title: `Page ${path}`,
  description: "A page.",
  listed: false,
  blocks,
});
