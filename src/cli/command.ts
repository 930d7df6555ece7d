import type { Program } from "../node/program";
import type { Share } from "./boundedBuilds";

/** What a command gets: the options of the command line, the program, and where it may write. */
export interface CommandContext {
  options: Options;
  program: Program;
  print: (text: string) => void;
  printError: (text: string) => void;
}

export { usualConfig } from "../config/usualConfig";

/** Where a site is built when no other folder is named. */
export const usualFolder = "dist";

/** What one of many sites may take when nothing else is said: much more than a site of thousands of pages does. */
export const usualShare: Share = { seconds: 120, mebibytes: 1024 };

export interface Options {
  /** The config, or the first of several. */
  config: string;
  /** build: every config, folder and pattern that was named. */
  configs: readonly string[];
  out: string;
  port: string | undefined;
  /** start, preview: the network address. */
  host: string;
  /** init: where the project goes. */
  folder: string;
  /** init: what is said of the project. */
  project: ProjectOptions;
  check: boolean;
  format: Format;
  /** Whether packed files are written beside the text files. */
  compress: boolean;
  /** Whether pages are made anew that have not changed. */
  fresh: boolean;
  /** build: what is said of how much each of many sites may take of the machine. */
  share: Partial<Share>;
  /** build: the part of several sites to build, such as `3/10`. */
  shard: string | undefined;
  /** Whether what others have put into the output folder is removed. */
  clean: boolean;
  /** Whether errors are told with what a programmer needs. */
  debug: boolean;
  /** Whether warnings count as errors. */
  strict: boolean;
  /** Whether fixes are done. */
  fix: boolean;
  /** Whether floods of findings are shown whole. */
  all: boolean;
  /** validate: the finding to explain, instead of a check. */
  explain: string | undefined;
}

/** What a command line says of a new project; nothing of it is checked yet. */
export interface ProjectOptions {
  name?: string;
  address?: string;
  discord?: string;
  starter?: string;
  look?: string;
  host?: string;
  /** Whether nothing is asked. */
  yes?: boolean;
}

/** The forms in which findings are written. */
export const formats = ["people", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];
/** The forms in which a build tells what it has done. */
export const buildFormats = ["people", "json"] as const satisfies readonly Format[];

/** The exit codes of every command. */
export const exitCode = { done: 0, problems: 1, couldNotRun: 2 } as const;
