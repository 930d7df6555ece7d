import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../sites/configs";

// Not the program in .bin, which is a batch file on Windows.
const { default: config } = (await import(pathToFileURL(join(root, "oxlint.config.mjs")).href)) as {
  default: object;
};
const oxlint = join(root, "node_modules/oxlint/bin/oxlint");

/** The output of oxlint as JSON, without members that tests do not need. */
interface Answer {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

/**
 * Runs the linter with this repository's rules in a folder that contains only imports.
 * @param imports - import lines of `{ b }` for each file, by its path from the root
 * @param rule - the name of the rule, without its plugin
 * @returns the lines that the rule rejects, by file
 */
export function refusedImports(
  imports: Readonly<Record<string, readonly string[]>>,
  rule: string,
): Record<string, Set<string>> {
  const house = mkdtempSync(join(tmpdir(), "spawnpage-rooms-"));
  try {
    writeFileSync(join(house, ".oxlintrc.json"), JSON.stringify(config));
    for (const [file, lines] of Object.entries(imports)) {
      const distinct = lines.map((line, index) => line.replace("{ b }", `{ b as b${index} }`));
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), `${distinct.join(";\n")};\n`);
    }
    const refused = Object.fromEntries(Object.keys(imports).map((file) => [file, new Set<string>()]));
    for (const { code, filename, labels } of lint(house).diagnostics) {
      if (!code.includes(rule)) continue;
      const file = filename.replaceAll("\\", "/");
      for (const { span } of labels) refused[file]!.add(imports[file]![span.line - 1]!);
    }
    return refused;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

function lint(folder: string): Answer {
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  return JSON.parse(stdout) as Answer;
}
