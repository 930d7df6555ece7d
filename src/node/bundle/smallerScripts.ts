import type { Plugin } from "vite";

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
