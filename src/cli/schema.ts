import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatJsonSchema } from "../config/jsonSchema";
import { type CommandContext, exitCode } from "./command";

/** The published schema, below the folder of package.json. */
export const SCHEMA_FILE = "schema/site.schema.json";

/** Writes the JSON Schema of the config, or checks that the written one is fresh. */
export async function schema({ options, program, print, printError }: CommandContext): Promise<number> {
  const file = join(program.root, SCHEMA_FILE);
  const fresh = formatJsonSchema();
  const written = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (options.check) {
    if (written === fresh) return exitCode.done;
    printError(`${SCHEMA_FILE} is stale. Run "npm run schema" and commit the file.`);
    return exitCode.problems;
  }
  if (written !== fresh) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fresh);
  }
  print(written === fresh ? `${SCHEMA_FILE} is fresh.` : `Wrote ${SCHEMA_FILE}.`);
  return exitCode.done;
}
