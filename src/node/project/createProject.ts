import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, type ParseError } from "jsonc-parser";
import { adaptConfig, catalogueOf } from "../../project/adaptConfig";
import type { Answers } from "../../project/answers";
import { type HostName, hostNames, hosts } from "../../project/hosts/hosts";
import { packageFile, packageName } from "../../project/packageFile";
import { projectFiles } from "../../project/projectFiles";
import { nameOfSite } from "../../validate/sample";
import { valueAt } from "../../schema/schemaAt";
import { usualConfig } from "../../config/usualConfig";
import { PUBLISHED_SCHEMA } from "../input/schemaFiles";
import type { Program } from "../program";
import { type NewFiles, ProjectError, writeNewFiles } from "./newFiles";
import { readStarter } from "./starterFiles";
import { readUtf8, danglingTarget, explainDangling } from "../regularFile";

export interface CreatedProject extends NewFiles {
  /** The base path of the site in the config. */
  basePath: string;
  /** Whether an existing `package.json` does not contain the program. */
  needsProgram: boolean;
  /** The command that shows the site during editing. */
  startCommand: string;
  /** Whether an existing config is not valid JSON. */
  isBroken: boolean;
  /** The further languages of a new config. */
  languages: readonly string[];
}

/** Whether a folder is already a project. @throws ProjectError if its config is a dangling link */
export function isProject(folder: string): boolean {
  const config = join(folder, usualConfig);
  const target = danglingTarget(config);
  if (target !== undefined)
    throw new ProjectError(`${explainDangling(config, target)} No files were created.`);
  return existsSync(config);
}

/** The host whose files are in a folder, by the first file of each host. */
export function hostOf(folder: string): HostName | undefined {
  return hostNames.find((name) => {
    const [file = ""] = Object.keys(hosts[name].files({ name: "site", basePath: "/" }));
    return existsSync(join(folder, ...file.split("/")));
  });
}

/** Writes a project into a folder, and keeps existing files. @throws ProjectError if it is not writable */
export function createProject(
  folder: string,
  { host, ...answers }: Answers & { host: HostName | undefined },
  program: Pick<Program, "root" | "version">,
): CreatedProject {
  const { config, pictures, languages } = isProject(folder)
    ? { config: readUtf8(join(folder, usualConfig)), pictures: {}, languages: [] }
    : adapted(program, answers);
  const name = packageName(basename(folder));
  const { version } = program;
  const { dependencies, devDependencies, scripts } =
    readPackage(folder) ?? parsed(packageFile(name, version));
  const startCommand = /\bspawnpage start\b/.test(String(scripts?.["start"]))
    ? "npm start"
    : "npx spawnpage start";
  const facts = {
    ...factsOf(config),
    name,
    host,
    version,
    startCommand,
    schema: readUtf8(join(program.root, PUBLISHED_SCHEMA)),
  };
  const files = writeNewFiles(folder, {
    ...projectFiles(facts),
    ...pictures,
    ...Object.fromEntries(languages.map((code) => [catalogueOf(code), "{}\n"])),
    // Last, so an interrupted attempt can be repeated.
    [usualConfig]: config,
  });
  const mistakes: ParseError[] = [];
  parse(config, mistakes);
  return {
    ...files,
    basePath: facts.basePath,
    needsProgram: (dependencies?.["spawnpage"] ?? devDependencies?.["spawnpage"]) === undefined,
    startCommand,
    isBroken: mistakes.length > 0,
    languages,
  };
}

function adapted(program: Pick<Program, "root">, { starter, ...answers }: Answers) {
  const { config: before, pictures, withoutDiscord } = readStarter(program, starter);
  const config = adaptConfig(before, answers, withoutDiscord);
  const { languages = {} } = parse(config) as { languages?: object };
  return { config, pictures, languages: Object.keys(languages) };
}

/** Facts in a config for the files around it. The config may be invalid. */
export function factsOf(config: string): { title: string; basePath: string } {
  const value: unknown = parse(config);
  const basePath = valueAt(value, ["site", "basePath"]);
  const isPath = typeof basePath === "string" && /^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(basePath);
  return { title: nameOfSite(value) || "my server", basePath: isPath ? basePath : "/" };
}

/** The objects of a `package.json`, which may be anything. */
type PackageGroups = Record<string, Record<string, unknown> | undefined>;

function readPackage(folder: string): PackageGroups | undefined {
  const file = join(folder, "package.json");
  return existsSync(file) ? parsed(readUtf8(file)) : undefined;
}

function parsed(text: string): PackageGroups {
  return ((parse(text) as unknown) ?? {}) as PackageGroups;
}
