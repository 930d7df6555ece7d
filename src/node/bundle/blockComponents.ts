import { readFileSync } from "node:fs";
import { join } from "node:path";

const REGISTRY = "src/blocks/registry.ts";

/** Where the component of a block type stands. */
export interface BlockComponent {
  type: string;
  /** The path of its module, without what it ends with. */
  module: string;
  /** The name that it is exported by. */
  name: string;
}

/**
 * Reads where the components of the blocks stand. The table in the sources is for the server: a browser is told
 * by each page which scripts it needs.
 * @param root - the folder of package.json
 * @throws {Error} when a line of the table is written in another way than the others
 */
export function blockComponents(root: string): BlockComponent[] {
  const source = readFileSync(join(root, REGISTRY), "utf8");
  const line = /(\w+): \(\) =>\s+import\("(\.[^"]+)"\)\.then\(\(module\) => module\.(\w+)\)/g;
  const found = [...source.matchAll(line)].map(([, type = "", path = "", name = ""]) => ({
    type,
    module: join(root, "src/blocks", path),
    name,
  }));
  if (found.length !== source.split("import(").length - 1) {
    throw new Error(
      `A line of ${REGISTRY} cannot be read. Write it as: type: () => import("./type/Block").then((module) => module.Block),`,
    );
  }
  return found;
}
