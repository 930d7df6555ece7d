import { basename, relative, resolve } from "node:path";
import { createProject, hostOf, isProject } from "../node/project/createProject";
import { checkFolder } from "../node/project/newFiles";
import { readStarter } from "../node/project/starterFiles";
import { answersIn } from "../project/adaptConfig";
import { type Answers, problemWith } from "../project/answers";
import { type HostName, problemWithHost } from "../project/hosts/hosts";
import { packageName } from "../project/packageFile";
import { type CommandContext, exitCode, usualConfig } from "./command";
import { hostSteps, htmlHint, languageSteps, nextCommands, otherHost, tellFiles } from "./init/nextSteps";
import { ask, Cancelled, type Terminal } from "./init/questions";

/** The terminal for questions; `undefined` if the input is not interactive. */
function ownTerminal(): Terminal | undefined {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined;
}

/**
 * Creates a project: a config, its pictures, and the files around it. Asks for missing answers if the terminal is
 * interactive.
 * Existing files stay unchanged, including the choice of a host.
 */
export async function init(context: CommandContext, terminal = ownTerminal()): Promise<number> {
  const { options, program, print, printError } = context;
  const folder = resolve(options.folder);
  checkFolder(folder);
  const hasConfig = isProject(folder);
  const hostBefore = hostOf(folder);
  const { host = hostBefore ?? (hasConfig ? undefined : "github"), yes, ...given } = options.project;
  const problem = [host && problemWithHost(host), ...problemsWith(given)].find(Boolean);
  if (problem !== undefined) {
    printError(`${problem} No files were created.`);
    return exitCode.couldNotRun;
  }
  const answers = await answersFor(given, hasConfig || yes ? undefined : terminal, context);
  if (!answers) {
    printError("No files were created.");
    return exitCode.couldNotRun;
  }
  const created = createProject(folder, { ...answers, host: host as HostName | undefined }, program);
  print(tellFiles(relative(process.cwd(), folder) || "this folder", created));
  if (hasConfig && Object.keys(given).length > 0) {
    printError(`${usualConfig} already exists, so your answers were not saved. Edit the file instead.`);
  }
  const hint = hasConfig ? undefined : htmlHint(answers.name);
  if (hint !== undefined) printError(hint);
  if (created.isBroken) {
    printError(`${usualConfig} cannot be read. To find out why, run: ${program.invocation("validate")}`);
  }
  const others = otherHost(hostBefore, host);
  if (others !== undefined) printError(others);
  const commands = nextCommands(folder, created, program.version);
  print(`\nTo open your site and edit it, run:\n${commands.map((line) => `  ${line}`).join("\n")}`);
  if (!hasConfig) {
    for (const step of languageSteps(answers.language, created.languages, program)) print(`\n${step}`);
  }
  const site = { ...created, name: packageName(basename(folder)) };
  print(`\n${hostSteps(host as HostName | undefined, site, program)}`);
  return exitCode.done;
}

type Given = Partial<Record<keyof Answers, string>>;

function problemsWith(given: Given): (string | undefined)[] {
  return Object.entries(given).map(([question, answer]) => problemWith[question as keyof Answers](answer));
}

/** @returns `undefined` if the owner cancelled */
async function answersFor(
  given: Given,
  terminal: Terminal | undefined,
  { program }: CommandContext,
): Promise<Answers | undefined> {
  const known = given as Partial<Answers>;
  if (!terminal) return { starter: "survival", look: "own", ...known };
  try {
    return await ask(known, (starter) => answersIn(readStarter(program, starter).config), terminal);
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}
