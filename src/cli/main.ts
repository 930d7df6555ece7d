import { parseArgs } from "node:util";
import { keepCompiled } from "../node/keepCompiled";
import type { Program } from "../node/program";
import { didYouMean } from "../words/nearest";
import { exitCode, type Options, type ProjectOptions, usualConfig, usualFolder } from "./command";
import { explainOptions, pickConfigs } from "./commandLine";
import { type CommandName, commandsOf, optionKinds, projectOptions } from "./commands";
import { explainError } from "./explainError";
import { helpFor, helpForCommand, usageFor } from "./help";

/** Runs one command. Returns the exit code: 0 done, 1 the config has errors, 2 could not run. */
export async function main(
  argv: string[],
  program: Program,
  output: (text: string) => void = console.log,
  errorOutput: (text: string) => void = console.error,
): Promise<number> {
  const print = (text: string) => output(terminalText(text));
  const printError = (text: string) => errorOutput(terminalText(text));
  const usage = usageFor(program);
  const commands = commandsOf(program);
  try {
    const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options: optionKinds });
    const [name = "help", ...words] = positionals;
    const command = isKnown(name, commands) ? commands[name] : undefined;
    if (values.help && isKnown(name, commands)) {
      print(helpForCommand(name, program));
      return exitCode.done;
    }
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
        `Unknown command: ${JSON.stringify(name)}.${didYouMean(name, Object.keys(commands))}\n\n${usage}`,
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
      shard: undefined,
      clean: false,
      edit: false,
      debug,
      format: "people",
      strict: false,
      fix: false,
      all: false,
      explain: undefined,
      language: name === "translate" ? words[0] : undefined,
      export: undefined,
      import: undefined,
      ...(given as Partial<Options>),
    };
    // Other commands write nothing to the cache.
    if (name === "build" || name === "start") keepCompiled(program, options.config);
    const run = await command.load();
    return await run({ options, program, print, printError });
  } catch (error) {
    printError(explain(error, usage, argv.includes("--debug")));
    return exitCode.couldNotRun;
  }
}

function isKnown(name: string, commands: object): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** Explains an error. If the arguments are wrong, the usage is added. */
function explain(error: unknown, usage: string, isDebug: boolean): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const [option = ""] = /--?[^'\s]+/.exec(message) ?? [];
    const known = Object.keys(optionKinds).map((name) => `--${name}`);
    return `Unknown option: ${option}.${didYouMean(option, known)}\n\n${usage}`;
  }
  return code?.startsWith("ERR_PARSE_ARGS") ? `${message}\n\n${usage}` : explainError(error, isDebug);
}

/** Allowed control characters: line breaks, tabs, and the styles of `styleText` of `node:util`. */
const meant = String.raw`\r?\n|\t|\u001b\[\d{1,2}m`;
/** Other control characters, and characters that change the text direction. */
const steering = new RegExp(String.raw`(${meant})|[\p{Cc}\u202a-\u202e\u2066-\u2069]`, "gu");

/** Escapes control characters like JSON, because file names may contain them and output must stay valid. */
export function terminalText(text: string): string {
  return text.replace(
    steering,
    (sign, isMeant?: string) => isMeant ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
