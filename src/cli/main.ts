import { parseArgs } from "node:util";
import { terminalText } from "./terminalText";
import type { Program } from "../node/program";
import { didYouMean } from "../words/nearest";
import {
  type CommandContext,
  exitCode,
  buildFormats,
  formats,
  type Options,
  type ProjectOptions,
  usualConfig,
  usualFolder,
  usualShare,
} from "./command";
import { explainError } from "./explainError";
import { helpFor, usageFor } from "./help";

type OptionName = keyof typeof optionKinds;
type Command = (context: CommandContext) => Promise<number>;

/** What can be said of a new project. */
const projectOptions = ["name", "address", "discord", "starter", "look", "host", "yes"] as const;

/** A command with the options that it knows. What it needs is loaded when it is run. */
interface KnownCommand {
  load: () => Promise<Command>;
  options: readonly OptionName[];
}

const ownersCommands: Record<string, KnownCommand> = {
  init: {
    load: async () => (await import("./init")).init,
    options: projectOptions,
  },
  start: {
    load: async () => (await import("./start")).start,
    options: ["config", "port", "host"],
  },
  build: {
    load: async () => (await import("./build")).build,
    options: [
      "config",
      "out",
      "format",
      "strict",
      "compress",
      "fresh",
      "clean",
      "time-limit",
      "memory-limit",
    ],
  },
  preview: {
    load: async () => (await import("./preview")).preview,
    options: ["out", "port", "host"],
  },
  validate: {
    load: async () => (await import("./validate")).validateConfig,
    options: ["config", "format", "strict", "fix", "all"],
  },
};

/** What is of use to those alone who work on the program. */
const developersCommands: Record<string, KnownCommand> = {
  schema: {
    load: async () => (await import("./schema")).schema,
    options: ["check"],
  },
  starters: {
    load: async () => (await import("./starters")).writeStarters,
    options: ["check"],
  },
};

/** How each option is written: with a value, or by itself. */
const optionKinds = {
  config: { type: "string", multiple: true },
  out: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  check: { type: "boolean" },
  compress: { type: "boolean" },
  format: { type: "string" },
  fresh: { type: "boolean" },
  "time-limit": { type: "string" },
  "memory-limit": { type: "string" },
  clean: { type: "boolean" },
  strict: { type: "boolean" },
  fix: { type: "boolean" },
  all: { type: "boolean" },
  name: { type: "string" },
  address: { type: "string" },
  discord: { type: "string" },
  starter: { type: "string" },
  look: { type: "string" },
  yes: { type: "boolean", short: "y" },
  debug: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const;

/**
 * Runs one command.
 * @param argv - the command line without the names of Node and of the program
 * @returns the exit code: 0 done, 1 the config has errors, 2 could not run
 */
export async function main(
  argv: string[],
  program: Program,
  output: (text: string) => void = console.log,
  errorOutput: (text: string) => void = console.error,
): Promise<number> {
  const print = (text: string) => output(terminalText(text));
  const printError = (text: string) => errorOutput(terminalText(text));
  const usage = usageFor(program);
  const commands = { ...ownersCommands, ...(program.isCheckout ? developersCommands : {}) };
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: optionKinds,
    });
    const [name = "help", ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (values.help || (name === "help" && !values.version)) {
      print(helpFor(program));
      return exitCode.done;
    }
    if (values.version) {
      print(program.version);
      return exitCode.done;
    }
    if (!command) {
      printError(
        `There is no command ${JSON.stringify(name)}.${didYouMean(name, Object.keys(commands))}\n\n${usage}`,
      );
      return exitCode.couldNotRun;
    }
    const { help: _, version: __, debug, config: named = [], ...given } = values;
    const all = { ...given, ...(values.config ? { config: true } : {}) };
    const problem = explainOptions(name, command.options, all);
    if (problem) {
      printError(problem);
      return exitCode.couldNotRun;
    }
    const { configs, surplus } = pickConfigs(name, command.options, named, words);
    if (surplus !== undefined) {
      printError(`${surplus}\n\n${usage}`);
      return exitCode.couldNotRun;
    }
    const options: Options = {
      folder: name === "init" ? (words[0] ?? ".") : ".",
      project: Object.fromEntries(
        projectOptions.map((one) => [one, values[one]]).filter(([, value]) => value !== undefined),
      ) as ProjectOptions,
      config: configs[0] ?? usualConfig,
      configs: configs.length > 0 ? configs : [usualConfig],
      out: usualFolder,
      port: undefined,
      host: "localhost",
      check: false,
      compress: false,
      fresh: false,
      share: {
        ...(values["time-limit"] ? { seconds: Number(values["time-limit"]) } : {}),
        ...(values["memory-limit"] ? { mebibytes: Number(values["memory-limit"]) } : {}),
      },
      clean: false,
      debug,
      format: "people",
      strict: false,
      fix: false,
      all: false,
      ...(given as Partial<Options>),
    };
    const run = await command.load();
    return await run({ options, program, print, printError });
  } catch (error) {
    printError(explain(error, usage, argv.includes("--debug")));
    return exitCode.couldNotRun;
  }
}

/**
 * The configs of a command line; one can stand behind the command by itself, and behind `build` any number.
 * @param named - what stands behind `--config`
 * @param words - what stands behind the command without an option
 * @returns `surplus` says in a sentence what is too much
 */
function pickConfigs(
  name: string,
  known: readonly string[],
  named: readonly string[],
  words: readonly string[],
): { configs: string[]; surplus?: string } {
  if (name === "build") return { configs: [...named, ...words] };
  if (name === "init")
    return {
      configs: [],
      ...(words[1] === undefined ? {} : { surplus: `"${words[1]}" is one word too many.` }),
    };
  const takesWord = known.includes("config") && named.length === 0;
  const configs = takesWord ? words.slice(0, 1) : [...named];
  const [word] = takesWord ? words.slice(1) : words;
  if (word !== undefined) return { configs, surplus: `"${word}" is one word too many.` };
  const [first, second] = configs;
  return second === undefined
    ? { configs }
    : { configs, surplus: `"${name}" takes one config: ${first} or ${second}.` };
}

/** What is wrong with the options of a command line, as a sentence. */
function explainOptions(
  name: string,
  known: readonly string[],
  given: Record<string, string | boolean | undefined>,
): string | undefined {
  const { port, format } = given;
  const unknown = Object.keys(given).find((option) => !known.includes(option));
  if (unknown !== undefined) {
    return `"${name}" has no option --${unknown}. Its options are ${known.map((one) => `--${one}`).join(", ")}.`;
  }
  if (typeof port === "string" && !isPort(port)) {
    return `--port takes a number from 0 to 65535, as in --port 8080, and not "${port}".`;
  }
  for (const option of ["time-limit", "memory-limit"] as const) {
    const value = given[option];
    if (typeof value !== "string" || /^[1-9]\d{0,5}$/.test(value)) continue;
    const { unit, example } = limits[option];
    return `--${option} takes a whole number of ${unit}, as in --${option} ${example}, and not "${value}".`;
  }
  const forms = name === "build" ? buildFormats : formats;
  if (typeof format === "string" && !forms.some((one) => one === format)) {
    return `--format can be ${forms.join(", ")}, and not "${format}".${didYouMean(format, forms)}`;
  }
  return undefined;
}

/** In what the limits of a site are counted. */
const limits = {
  "time-limit": { unit: "seconds", example: usualShare.seconds },
  "memory-limit": { unit: "MiB", example: usualShare.mebibytes },
};

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}

/** What went wrong; about the command line with a reminder of it. */
function explain(error: unknown, usage: string, isDebug: boolean): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const [option = ""] = /--?[^'\s]+/.exec(message) ?? [];
    const known = Object.keys(optionKinds).map((name) => `--${name}`);
    return `There is no option ${option}.${didYouMean(option, known)}\n\n${usage}`;
  }
  return code?.startsWith("ERR_PARSE_ARGS") ? `${message}\n\n${usage}` : explainError(error, isDebug);
}
