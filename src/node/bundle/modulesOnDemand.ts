import { basename, join } from "node:path";
import { normalizePath, type Plugin } from "vite";

type Modules = Readonly<Record<string, readonly string[]>>;

/** Modules that only findings need. It is loaded together. */
const ofFindings: Modules = {
  "src/json/edits.ts": ["duplicateKeyOn", "fixChanges", "toEdits"],
  "src/json/lostKeys.ts": ["findLostKeys"],
  "src/validate/breadcrumb.ts": ["breadcrumbOf"],
  "src/validate/notations/date.ts": ["explainDate", "momentWords"],
  "src/validate/placeFindings.ts": ["placeFindings"],
  "src/validate/shape/shape.ts": ["explainExcess", "explainShape"],
  "src/validate/shape/unknownKey.ts": ["meantBy"],
  "src/words/nearest.ts": ["didYouMean", "lookalikeOf", "nearest", "nearestSpelling", "sureMatch"],
  "src/words/synonyms.ts": ["foreignAmong", "synonymsAmong"],
};

/** Modules that few configs need, or only edits. */
const others: Modules = {
  "src/blocks/form/rivalConditions.ts": ["findRivalConditions"],
  "src/compile/compileHappening.ts": ["compileHappening", "timesOf"],
  "src/compile/compileNews.ts": ["compileNews"],
  "src/compile/pictures/faces/crest.ts": ["crest"],
  "src/compile/pictures/faces/pixelFace.ts": ["pixelFace"],
  "src/config/newsPlan.ts": ["badgesByTag", "planNews", "tagSlug"],
  "src/editor/text/intentSteps.ts": ["applyIntents", "withFixes"],
  "src/editor/text/mergeTexts.ts": ["mergeTexts"],
  "src/editor/worker/names.ts": ["namesOf"],
  "src/editor/worker/outline.ts": ["outlineOf", "pageEntry"],
  "src/editor/worker/themeFacts.ts": ["colorFacts"],
  "src/json/recover.ts": ["recover"],
  "src/languages/po.ts": ["formatPoEntry", "poHeader", "quotePo", "readPo"],
  "src/styling/theme/headerLayouts.ts": ["headerLayoutCss"],
  "src/styling/theme/motifs/drawings.ts": ["drawingNamed"],
  "src/styling/theme/otherLookColors.ts": ["otherLookColors"],
  "node_modules/decode-named-character-reference/index.js": ["decodeNamedCharacterReference"],
};

/** Modules that are only loaded on demand themselves import these as usual. */
const inside = /\/validate\/shape\/|\/editor\/text\/(?!editableText)/;
const THROWN = "src/editor/worker/onDemand.ts";
const LATER = "\0later:";
const TOGETHER = "\0later-for-findings";

/** Replaces static imports of these modules: until a module is loaded, its functions throw what loads it. */
export function modulesOnDemand(root: string): Plugin {
  const idOf = (file: string) => normalizePath(join(root, file));
  const names = new Map(Object.entries({ ...ofFindings, ...others }).map(([file, own]) => [idOf(file), own]));
  const together = Object.keys(ofFindings).map(idOf);
  const stems = new Set(["decode-named-character-reference", ...Array.from(names.keys(), stemOf)]);
  return {
    name: "spawnpage:modules-on-demand",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source === TOGETHER || source.startsWith(LATER)) return source;
      if (!importer || !stems.has(stemOf(source)) || importer.startsWith(LATER)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isLater = resolved && names.has(resolved.id) && !names.has(importer) && !inside.test(importer);
      return isLater ? LATER + resolved.id : resolved;
    },
    load(id) {
      if (id === TOGETHER) return loadingAll(together);
      if (!id.startsWith(LATER)) return undefined;
      const file = id.slice(LATER.length);
      const needed = together.includes(file)
        ? `async () => (await import(${JSON.stringify(TOGETHER)})).load()`
        : "load";
      const functions = names
        .get(file)!
        .map(
          (name) =>
            `export function ${name}(...values) { if (!loaded) throw new NotLoaded(${needed}); return loaded.${name}(...values); }`,
        );
      return [
        `import { NotLoaded } from ${JSON.stringify(join(root, THROWN))};`,
        "let loaded;",
        `export const load = async () => { loaded = await import(${JSON.stringify(file)}); };`,
        ...functions,
      ].join("\n");
    },
  };
}

function loadingAll(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import { load as load${index} } from ${JSON.stringify(LATER + file)};`,
  );
  const calls = files.map((_, index) => `load${index}()`);
  return `${imports.join("\n")}\nexport const load = () => Promise.all([${calls.join(", ")}]);`;
}

function stemOf(file: string): string {
  return basename(file).replace(/\.[jt]s$/, "");
}
