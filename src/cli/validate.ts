import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { ConfigFileError } from "../build/configText";
import { type LoadedSite, loadSite } from "../build/loadSite";
import { mendFile } from "../build/mendFile";
import { checkContract } from "../validate/contract";
import { githubError } from "../validate/formats/github";
import { JSON_FORM } from "../validate/formats/json";
import { type CommandContext, exitCode } from "./command";
import { hasErrors, report, reportAs, reportMends } from "./report";
import { SCHEMA_FILE } from "./schema";

type Checked = Pick<LoadedSite, "diagnostics" | "file" | "text">;

/**
 * Checks the config: its shape, everything it refers to, and that the published JSON Schema, which
 * editors and other tools go by, says the same of it as the program does. With `--fix` it is mended first.
 */
export async function validateConfig(context: CommandContext): Promise<number> {
  const { options, program } = context;
  try {
    if (options.fix) mend(context);
    const loaded = loadSite(options.config);
    const mismatch = checkContract(loaded.text, publishedSchema(program.root));
    const checked = { ...loaded, diagnostics: [...loaded.diagnostics, ...mismatch] };
    answer(checked, context);
    const isRefused = hasErrors(checked) || (options.strict && checked.diagnostics.length > 0);
    return isRefused ? exitCode.problems : exitCode.done;
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    if (options.format === "json")
      context.print(JSON.stringify({ form: JSON_FORM, error: error.message }, null, 2));
    if (options.format === "github") context.print(githubError(error.message));
    throw error;
  }
}

function mend({ options, printError }: CommandContext): void {
  const { file, mended, isReencoded } = mendFile(options.config);
  if (isReencoded) printError("The file is saved as UTF-8 now.");
  if (mended.length > 0) printError(reportMends(file, mended));
  else if (!isReencoded)
    printError("There is nothing that can be mended in only one way. The file is as it was.");
}

function answer(checked: Checked, { options, print, printError }: CommandContext): void {
  const { diagnostics, file } = checked;
  if (options.format !== "people") {
    const text = reportAs(options.format, checked).trimEnd();
    if (text !== "") print(text);
    return;
  }
  if (diagnostics.length > 0) printError(report(checked, options.all));
  const mendable = diagnostics.filter(({ edits }) => edits).length;
  if (mendable > 0 && !options.fix) {
    const how = mendable === 1 ? "One of these has" : `${mendable} of these have`;
    printError(`${how} only one mend. To have it done: npm run validate -- --fix`);
  }
  if (!hasErrors(checked)) print(`${relative(process.cwd(), file)} is valid.`);
}

/** The published schema as a question: does it accept this value? */
function publishedSchema(root: string): (value: unknown) => boolean {
  const schema = JSON.parse(readFileSync(join(root, SCHEMA_FILE), "utf8")) as object;
  return new Ajv2020({ strict: true, strictRequired: false }).compile(schema);
}
