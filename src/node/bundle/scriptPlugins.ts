import type { Plugin, Rolldown } from "vite";
import { digest } from "../digest";
import { drawnPackages } from "./copyPackageFiles";
import { chunkOfComponents } from "./scriptChunks";
import type { Bundle, Imports } from "./scriptParts";
import { thirdPartyLicences } from "./thirdPartyLicences";

/** The prefix of the licence file's name. */
const LICENCES = "licences";

/** Records each module's imports, and the components in each chunk. */
export function moduleNotes(): Pick<Bundle, "imports" | "parts"> & { plugin: Plugin } {
  const imports = new Map<string, Imports>();
  const parts = new Map<string, { module: string; chunk: string | undefined }>();
  return {
    imports,
    parts,
    plugin: {
      name: "spawnpage:module-notes",
      async moduleParsed({ id, code, importedIds, dynamicallyImportedIds }) {
        imports.set(id, { now: importedIds, later: dynamicallyImportedIds });
        const components = chunkOfComponents(id);
        if (!components || code === null) return;
        for (const line of this.parse(code).body) {
          if (line.type !== "ExportNamedDeclaration" || !line.source) continue;
          const module = await this.resolve(line.source.value, id);
          for (const { exported } of line.specifiers) {
            if (module && exported.type === "Identifier")
              parts.set(exported.name, { module: module.id, ...components });
          }
        }
      },
    },
  };
}

/**
 * Writes the licences of all third-party code and data that a site can contain, next to its scripts: packages, fonts
 * and icons. No page loads the file; the first line of each script names it.
 * @param folders - the folders of the packages in the scripts, known once the scripts are built
 * @param licences - a folder with the licences of packages that are published without one
 */
export function licenceNotice(folders: ReadonlySet<string>, licences: string): Plugin {
  return {
    name: "spawnpage:licence-notice",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, files) {
        const text = thirdPartyLicences("The website", [...folders, ...drawnPackages()], licences);
        const name = `${LICENCES}-${digest(text, 8)}.txt`;
        this.emitFile({ type: "asset", fileName: `assets/${name}`, source: text });
        for (const file of Object.values(files)) {
          if (file.type === "chunk") file.code = `/*! ${name} */\n${file.code}`;
        }
      },
    },
  };
}

export function licencesAmong(output: Rolldown.RolldownOutput["output"]): string {
  const file = output.find(({ fileName }) => fileName.startsWith(`assets/${LICENCES}-`));
  if (!file) throw new Error("The browser bundle has no licence file.");
  return file.fileName;
}

/** Vite's own import of a chunk prefetches its dependencies, which the page has loaded already. */
export const plainImports: Plugin = {
  name: "spawnpage:plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** React's methods for refs of fragments and view transitions. No component has such a ref, and no bundler drops methods. */
const methodsOfRefs =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function.*?^};$/gms;

export const withoutUnusedMethods: Plugin = {
  name: "spawnpage:without-unused-methods",
  enforce: "pre",
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => code.replace(methodsOfRefs, ""),
  },
};
