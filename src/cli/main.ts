import { parseArgs } from "node:util";
import { FontFileError } from "../build/fonts";
import { ConfigFileError } from "../build/configText";
import { OutputFolderError } from "../build/outputFolder";
import type { Program } from "../build/program";
import { didYouMean } from "../validate/nearest";
import { build } from "./build";
import { type CommandContext, exitCode, formats, type Options, usualConfig } from "./command";
import { preview } from "./preview";
import { schema } from "./schema";
import { start } from "./start";
import { validateConfig } from "./validate";

type Command = (context: CommandContext) => Promise<number>;

/** Each command with the options that it knows. */
const commands: Record<string, { run: Command; options: readonly (keyof Options)[] }> = {
  start: { run: start, options: ["config", "port", "host"] },
  build: { run: build, options: ["config", "out", "strict"] },
  preview: { run: preview, options: ["config", "out", "port", "host"] },
  validate: { run: validateConfig, options: ["config", "format", "strict", "fix", "all"] },
  schema: { run: schema, options: ["check"] },
};

/** How each option is written: with a value, or by itself. */
const optionKinds = {
  config: { type: "string" },
  out: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  check: { type: "boolean" },
  format: { type: "string" },
  strict: { type: "boolean" },
  fix: { type: "boolean" },
  all: { type: "boolean" },
  help: { type: "boolean", short: "h", default: false },
} as const;

const help = `Usage: spawnpage <command> [config] [options]

  start      show the live site while you edit its config
  build      write the site as static files
  preview    serve the built site as a static host does
  validate   check the config, and mend what is clear
  schema     write the JSON Schema of the config, and the pages of its reference

Options
  --config <file>   the config (site.config.json); it can also stand behind the command
  --out <folder>    where the built site goes (dist)
  --port <number>   the port of start and preview
  --host <name>     the network address of start and preview (localhost)
  --fix             validate: mend what can be mended in only one way
  --format <form>   validate: the form of the answer: people, json, github or sarif (people)
  --strict          validate, build: take warnings for errors
  --all             validate: show every finding, also when there are many of a kind
  --check           schema: fail when what is written is stale
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
      options: optionKinds,
    });
    const [name = "help", ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (values.help || name === "help") {
      print(help);
      return exitCode.done;
    }
    if (!command) {
      printError(`There is no command "${name}".${didYouMean(name, Object.keys(commands))}\n\n${help}`);
      return exitCode.couldNotRun;
    }
    // The config can stand behind the command by itself.
    const takesFile = command.options.includes("config") && values.config === undefined;
    const [file, ...rest] = takesFile ? words : [undefined, ...words];
    if (rest.length > 0) {
      printError(`"${rest[0]}" is one word too many.\n\n${help}`);
      return exitCode.couldNotRun;
    }
    const { help: _, ...given } = values;
    const problem = explainOptions(name, command.options, given);
    if (problem) {
      printError(problem);
      return exitCode.couldNotRun;
    }
    const options: Options = {
      config: usualConfig,
      out: "dist",
      port: undefined,
      host: "localhost",
      check: false,
      format: "people",
      strict: false,
      fix: false,
      all: false,
      ...(given as Partial<Options>),
      ...(file === undefined ? {} : { config: file }),
    };
    return await command.run({ options, program, print, printError });
  } catch (error) {
    printError(explain(error));
    return exitCode.couldNotRun;
  }
}

/** What is wrong with the options of a command line, as a sentence. */
function explainOptions(
  name: string,
  known: readonly string[],
  { port, format, ...given }: Record<string, string | boolean | undefined>,
): string | undefined {
  const all = {
    ...given,
    ...(port === undefined ? {} : { port }),
    ...(format === undefined ? {} : { format }),
  };
  const unknown = Object.keys(all).find((option) => !known.includes(option));
  if (unknown !== undefined) {
    return `"${name}" has no option --${unknown}. Its options are ${known.map((one) => `--${one}`).join(", ")}.`;
  }
  if (typeof port === "string" && !isPort(port)) {
    return `--port takes a number from 0 to 65535, as in --port 8080, and not "${port}".`;
  }
  if (typeof format === "string" && !formats.some((one) => one === format)) {
    return `--format can be ${formats.join(", ")}, and not "${format}".${didYouMean(format, formats)}`;
  }
  return undefined;
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
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const [option = ""] = /--?[^'\s]+/.exec(message) ?? [];
    const known = Object.keys(optionKinds).map((name) => `--${name}`);
    return `There is no option ${option}.${didYouMean(option, known)}\n\n${help}`;
  }
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message}\n\n${help}`;
  if (code === "EADDRINUSE") return "The port is taken by another program. Choose one with --port.";
  return stack ?? message;
}
