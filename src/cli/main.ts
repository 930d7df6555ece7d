import { parseArgs } from "node:util";
import { FontFileError } from "../build/fonts";
import { ConfigFileError } from "../build/loadSite";
import { OutputFolderError } from "../build/outputFolder";
import type { Program } from "../build/program";
import { build } from "./build";
import { type CommandContext, exitCode } from "./command";
import { preview } from "./preview";
import { schema } from "./schema";
import { start } from "./start";
import { validateConfig } from "./validate";

const commands: Record<string, (context: CommandContext) => Promise<number>> = {
  start,
  build,
  preview,
  validate: validateConfig,
  schema,
};

const help = `Usage: spawnpage <command> [options]

  start      show the live site while you edit its config
  build      write the site as static files
  preview    serve the built site as a static host does
  validate   check the config
  schema     write the JSON Schema of the config

Options
  --config <file>   the config (site.config.json)
  --out <folder>    where the built site goes (dist)
  --port <number>   the port of start and preview
  --host <name>     the network address of start and preview (localhost)
  --check           schema: fail when the written schema is stale
`;

/**
 * Runs one command.
 * @param argv - the command line without the names of Node and of the program
 * @returns the exit code: 0 done, 1 the config has errors, 2 could not run
 */
export async function main(
  argv: string[],
  program: Program,
  print: (text: string) => void = console.log,
  printError: (text: string) => void = console.error,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        config: { type: "string", default: "site.config.json" },
        out: { type: "string", default: "dist" },
        port: { type: "string" },
        host: { type: "string", default: "localhost" },
        check: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [name = "help", ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (values.help || name === "help") {
      print(help);
      return exitCode.done;
    }
    if (!command || rest.length > 0) {
      printError(
        command
          ? `"${rest[0]}" is one word too many.\n\n${help}`
          : `There is no command "${name}".\n\n${help}`,
      );
      return exitCode.couldNotRun;
    }
    if (values.port !== undefined && !isPort(values.port)) {
      printError(`--port takes a number from 0 to 65535, as in --port 8080, and not "${values.port}".`);
      return exitCode.couldNotRun;
    }
    return await command({ options: { ...values, port: values.port }, program, print, printError });
  } catch (error) {
    printError(explain(error));
    return exitCode.couldNotRun;
  }
}

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}

/** What went wrong, in a sentence where it is known, with the stack where it is not. */
function explain(error: unknown): string {
  const isExplained = [ConfigFileError, FontFileError, OutputFolderError].some(
    (known) => error instanceof known,
  );
  if (isExplained) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message}\n\n${help}`;
  if (code === "EADDRINUSE") return "The port is taken by another program. Choose one with --port.";
  return stack ?? message;
}
