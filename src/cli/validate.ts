import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { loadSite } from "../build/loadSite";
import { checkContract } from "../validate/contract";
import { type CommandContext, exitCode } from "./command";
import { hasErrors, report } from "./report";
import { SCHEMA_FILE } from "./schema";

/**
 * Checks the config: its shape, everything it refers to, and that the published JSON Schema, which
 * editors and other tools go by, says the same of it as the program does.
 */
export async function validateConfig({
  options,
  program,
  print,
  printError,
}: CommandContext): Promise<number> {
  const loaded = loadSite(options.config);
  const diagnostics = [...loaded.diagnostics, ...checkContract(loaded.text, publishedSchema(program.root))];
  const found = { ...loaded, diagnostics };
  if (diagnostics.length > 0) printError(report(found));
  if (hasErrors(found)) return exitCode.problems;
  print(`${relative(process.cwd(), loaded.file)} is valid.`);
  return exitCode.done;
}

/** The published schema as a question: does it accept this value? */
function publishedSchema(root: string): (value: unknown) => boolean {
  const schema = JSON.parse(readFileSync(join(root, SCHEMA_FILE), "utf8")) as object;
  return new Ajv2020({ strict: true, strictRequired: false }).compile(schema);
}
