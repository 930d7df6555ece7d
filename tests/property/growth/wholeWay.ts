import { buildFiles } from "../../../src/core/buildFiles";
import type { World } from "../../../src/core/world";
import { formatJson } from "../../../src/report/json";
import { formatDiagnostics } from "../../../src/report/people";
import { scripts, world } from "../rendering";

/** Every file that a config names exists. */
const fullWorld: World = {
  ...world,
  files: {
    has: () => true,
    paths: () => [],
    source: (path) => world.files.source(path),
    imageSize: (path) => world.files.imageSize(path),
  },
};

/** Reads, checks and reports a config and, if it has no errors, compiles and renders it. */
export async function wholeWay(text: string): Promise<{ codes: string[] }> {
  const { diagnostics } = await buildFiles(text, fullWorld, scripts);
  formatDiagnostics(diagnostics, { file: "site.config.json", text });
  formatJson(diagnostics, { file: "site.config.json" });
  return { codes: [...new Set(diagnostics.map(({ code }) => code))] };
}
