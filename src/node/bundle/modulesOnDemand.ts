import { basename, join } from "node:path";
import { normalizePath, type Plugin } from "vite";

/** What few configs need: modules by their sources, with the functions that others call. */
const modules: Readonly<Record<string, readonly string[]>> = {
  "src/compile/compileNews.ts": ["compileNews"],
  "src/compile/pictures/faces/crest.ts": ["crest"],
  "src/compile/pictures/faces/pixelFace.ts": ["pixelFace"],
  "src/editor/text/intentSteps.ts": ["applyIntents", "withFixes"],
  "src/editor/text/mergeTexts.ts": ["mergeTexts"],
  "src/json/recover.ts": ["recover"],
  "src/languages/po.ts": ["parsePo", "quotePo", "readPo"],
  "src/styling/theme/motifs/drawings.ts": ["drawingNamed"],
  "src/styling/theme/sideHeader.ts": ["sideHeaderCss"],
  "src/validate/shape/shape.ts": ["explainExcess", "explainShape"],
  "src/validate/shape/unknownKey.ts": ["meantBy"],
  "src/styling/theme/otherLookColors.ts": ["otherLookColors"],
  "src/words/nearest.ts": ["didYouMean", "lookalikeOf", "nearest", "nearestSpelling", "sureMatch"],
  "src/words/synonyms.ts": ["foreignAmong", "synonymsAmong"],
  "node_modules/decode-named-character-reference/index.js": ["decodeNamedCharacterReference"],
};
const THROWN = "src/editor/worker/onDemand.ts";
const LATER = "\0later:";

/** Replaces static imports of these modules: until a module is loaded, its functions throw what loads it. */
export function modulesOnDemand(root: string): Plugin {
  const names = new Map(Object.entries(modules).map(([file, own]) => [normalizePath(join(root, file)), own]));
  const stems = new Set([...names.keys()].map((file) => stemOf(file)));
  stems.add("decode-named-character-reference");
  return {
    name: "spawnpage:modules-on-demand",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !stems.has(stemOf(source)) || importer.startsWith(LATER)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      // Modules that are loaded on demand themselves import each other as usual.
      const isInside = importer.includes("/validate/shape/") || names.has(importer);
      return resolved && names.has(resolved.id) && !isInside ? LATER + resolved.id : resolved;
    },
    load(id) {
      if (!id.startsWith(LATER)) return undefined;
      const file = id.slice(LATER.length);
      const functions = names.get(file)!.map(
        (name) =>
          `export function ${name}(...values) { if (!loaded) throw new NotLoaded(load); return loaded.${name}(...values); }`,
      );
      return [
        `import { NotLoaded } from ${JSON.stringify(join(root, THROWN))};`,
        "let loaded;",
        `const load = async () => { loaded = await import(${JSON.stringify(file)}); };`,
        ...functions,
      ].join("\n");
    },
  };
}

function stemOf(file: string): string {
  return basename(file).replace(/\.[jt]s$/, "");
}
