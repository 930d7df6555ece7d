import { join, relative, resolve } from "node:path";
import { checkFile, type LoadedSite, spareMemory } from "../node/input/loadSite";
import { KeptRecords } from "../node/input/keptRecords";
import { surroundingsOf } from "../core/openSite";
import { promisedFixes } from "../validate/fixes/fixText";
import { fixFile } from "../node/input/fixFile";
import { keepSchemaCopy } from "../node/input/schemaCopy";
import { PUBLISHED_SCHEMA } from "../node/input/schemaFiles";
import { wordsFor } from "../node/invocation";
import { readSchema } from "../reference/publishedSchema";
import { type Diagnostic, isError } from "../validate/diagnostic";
import { checkContract } from "../validate/contract";
import { capitalized } from "../words/words";
import { type CommandContext, exitCode } from "./command";
import { explainError } from "./explainError";
import { hostOf } from "./hostedSite";
import { report, reportAs, reportFailureAs, reportFixes } from "./report";
import { readUtf8 } from "../node/regularFile";

type Checked = Pick<LoadedSite, "diagnostics" | "file" | "text" | "world">;

/** Checks a config. `--fix` fixes it first; `--explain` explains a finding instead. */
export async function validateConfig(context: CommandContext): Promise<number> {
  const { options, program } = context;
  if (options.explain !== undefined) {
    const { explain } = await import("./explain");
    return explain(options.explain, context);
  }
  spareMemory(options.config);
  try {
    keepSchemaCopy(options.config, program.root);
    if (options.fix) fix(context);
    const memory = new KeptRecords(program, options.config).recall();
    const { isValid, ...read } = await checkFile(options.config, hostOf(options.config), memory);
    const accepts = (value: unknown) => readSchema(readUtf8(join(program.root, PUBLISHED_SCHEMA)))(value);
    const mismatch = checkContract(read.text, accepts, {
      refresh: program.isCheckout ? program.invocation("schema") : undefined,
      ...(isValid ? { isValid } : {}),
    });
    const checked = { ...read, diagnostics: [...read.diagnostics, ...mismatch] };
    answer(checked, context);
    const isRefused = checked.diagnostics.some(isError) || (options.strict && checked.diagnostics.length > 0);
    return isRefused ? exitCode.problems : exitCode.done;
  } catch (error) {
    if (options.format !== "people") {
      const message = explainError(error);
      context.print(reportFailureAs(options.format, { file: resolve(options.config), message }).trimEnd());
    }
    throw error;
  }
}

function fix({ options, printError }: CommandContext): void {
  const { file, fixed, isReencoded, isComplete } = fixFile(options.config, hostOf(options.config));
  if (isReencoded) printError("Saved the file as UTF-8.");
  if (fixed.length > 0) printError(reportFixes(file, fixed));
  else if (!isReencoded && isComplete)
    printError("Nothing can be fixed automatically. The file is unchanged.");
  if (!isComplete) {
    printError(
      "Some fixes were not tried because too many others would cause new errors. Fix some findings yourself, then run the command again.",
    );
  }
}

function answer(checked: Checked, { options, program, print, printError }: CommandContext): void {
  const { diagnostics, file, text, world } = checked;
  if (options.format !== "people") {
    const text = reportAs(options.format, checked).trimEnd();
    if (text !== "") print(text);
    return;
  }
  if (diagnostics.length > 0) {
    printError(report(checked, { program, config: options.config, isComplete: options.all }));
  }
  const fixable = options.fix ? 0 : promisedFixes(text, diagnostics, surroundingsOf(world)).length;
  if (fixable > 0) {
    const command = program.invocation("validate", ...wordsFor(options.config), "--fix");
    printError(`${howManyFixable(diagnostics, fixable)} can be fixed automatically: ${command}`);
  }
  if (!checked.diagnostics.some(isError)) print(`${relative(process.cwd(), file)} is valid.`);
}

/** The number of findings that can be fixed automatically. A syntax error hides the others until it is fixed. */
function howManyFixable(diagnostics: readonly Diagnostic[], fixable: number): string {
  if (diagnostics.length === 1) return "This finding";
  const isBroken = diagnostics.some(({ path, severity }) => path.length === 0 && severity === "error");
  const how = fixable === 1 ? "one of these findings" : `${fixable} of these findings`;
  return capitalized(isBroken && fixable < diagnostics.length ? `at least ${how}` : how);
}
