import type { Program } from "../node/program";
import type { Share } from "./build/boundedBuilds";

export interface CommandContext {
  options: Options;
  program: Program;
  print: (text: string) => void;
  printError: (text: string) => void;
}

export { usualConfig } from "../config/usualConfig";

export const usualFolder = "dist";

/** The default limits for each of many sites. A site with thousands of pages needs much less. */
export const usualShare: Share = { seconds: 120, mebibytes: 1024 };

export interface Options {
  /** The first config. */
  config: string;
  /** build: all configs, folders and patterns. */
  configs: readonly string[];
  out: string;
  port: string | undefined;
  /** start, preview: the network address. */
  host: string;
  /** init: the project folder. */
  folder: string;
  /** init: answers given as options. */
  project: ProjectOptions;
  check: boolean;
  format: Format;
  /** Whether compressed files are written next to text files. */
  compress: boolean;
  /** Whether unchanged pages are rendered again. */
  fresh: boolean;
  /** build: limits for each of many sites. */
  share: Partial<Share>;
  /** build: the shard to build, such as `3/10`. */
  shard: string | undefined;
  /** Whether files that no build wrote are removed from the output folder. */
  clean: boolean;
  /** start: whether the editor opens. */
  edit: boolean;
  /** Whether errors include a stack trace. */
  debug: boolean;
  strict: boolean;
  fix: boolean;
  /** Whether all findings are shown, however many there are. */
  all: boolean;
  /** validate: the code of the finding to explain. */
  explain: string | undefined;
  /** translate: the code of a language. */
  language: string | undefined;
  /** translate: the PO file to write or to read. */
  export: string | undefined;
  import: string | undefined;
}

export const projectTexts = [
  "name",
  "address",
  "discord",
  "language",
  "languages",
  "starter",
  "look",
  "host",
] as const;

/** Unchecked options for a new project. */
export interface ProjectOptions extends Partial<Record<(typeof projectTexts)[number], string>> {
  /** Whether all questions are skipped. */
  yes?: boolean;
}

export const formats = ["people", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];
/** Output formats of a build and of translations. */
export const buildFormats = ["people", "json"] as const satisfies readonly Format[];

export const exitCode = { done: 0, problems: 1, couldNotRun: 2 } as const;
