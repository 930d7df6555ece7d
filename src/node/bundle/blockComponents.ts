import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The tables of the components: those of the blocks, and those of what stands around them. */
const TABLES = ["src/blocks/registry.ts", "src/app/frameParts.ts"];

/** Where the component of a block type stands. */
export interface BlockComponent {
  type: string;
  /** The path of its module, without what it ends with. */
  module: string;
  /** The name that it is exported by. */
  name: string;
}

/**
 * Reads where the components of the blocks stand, and those of what stands around them. The tables in the sources are
 * for the server: a browser is told by each page which scripts it needs.
 * @param root - the folder of package.json
 * @throws {Error} when a line of a table is written in another way than the others
 */
export function blockComponents(root: string): BlockComponent[] {
  return TABLES.flatMap((table) => componentsIn(root, table));
}

function componentsIn(root: string, table: string): BlockComponent[] {
  const source = readFileSync(join(root, table), "utf8");
  const line = /(\w+): \(\) =>\s+import\("(\.[^"]+)"\)\.then\(\(module\) => module\.(\w+)\)/g;
  const found = [...source.matchAll(line)].map(([, type = "", path = "", name = ""]) => ({
    type,
    module: join(root, dirname(table), path),
    name,
  }));
  if (found.length !== source.split("import(").length - 1) {
    throw new Error(
      `A line of ${table} cannot be read. Write it as: type: () => import("./type/Block").then((module) => module.Block),`,
    );
  }
  return found;
}
