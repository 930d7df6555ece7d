/** The folders that contain styles, the deepest first: a module overrides only styles from folders before its own. */
const layers = ["src/ui/elements/", "src/ui/controls/", "src/ui/", "src/app/", "src/blocks/"];

/** Compares two modules by cascade order: by their layer, then by their path. Imports do not matter. */
export function compareModules(a: string, b: string): number {
  return layerOf(a) - layerOf(b) || (a < b ? -1 : Number(a > b));
}

function layerOf(module: string): number {
  const layer = layers.findIndex((folder) => module.startsWith(folder));
  return layer < 0 ? layers.length : layer;
}
