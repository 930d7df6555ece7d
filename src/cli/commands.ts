import type { Program } from "../node/program";
import { type CommandContext, projectTexts } from "./command";

/** Options of some commands. All commands have the others. */
export type OptionName = Exclude<keyof typeof optionKinds, "debug" | "help" | "version">;
export type CommandName = keyof typeof ownersCommands | keyof typeof developersCommands;
type Command = (context: CommandContext) => Promise<number>;

export const projectOptions = [...projectTexts, "yes"] as const;

/** A command and its options. Its code is loaded when it runs. */
interface KnownCommand {
  load: () => Promise<Command>;
  options: readonly OptionName[];
}

const ownersCommands = {
  init: { load: async () => (await import("./init")).init, options: projectOptions },
  start: { load: async () => (await import("./start")).start, options: ["config", "port", "host", "edit"] },
  build: {
    load: async () => (await import("./build/build")).build,
    options: [
      "config",
      "out",
      "format",
      "strict",
      "compress",
      "fresh",
      "clean",
      "shard",
      "time-limit",
      "memory-limit",
    ],
  },
  preview: { load: async () => (await import("./preview")).preview, options: ["out", "port", "host"] },
  validate: {
    load: async () => (await import("./validate")).validateConfig,
    options: ["config", "format", "strict", "fix", "all", "explain"],
  },
  translate: {
    load: async () => (await import("./translate")).translate,
    options: ["config", "format", "export", "import"],
  },
} satisfies Record<string, KnownCommand>;

const developersCommands = {
  schema: { load: async () => (await import("./schema")).schema, options: ["check"] },
  starters: { load: async () => (await import("./starters")).writeStarters, options: ["check"] },
} satisfies Record<string, KnownCommand>;

export function commandsOf({
  isCheckout,
}: Pick<Program, "isCheckout">): Partial<Record<CommandName, KnownCommand>> {
  return { ...ownersCommands, ...(isCheckout ? developersCommands : {}) };
}

/** The type of each option: with a value, or a flag. */
export const optionKinds = {
  config: { type: "string", multiple: true },
  out: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  check: { type: "boolean" },
  compress: { type: "boolean" },
  format: { type: "string" },
  fresh: { type: "boolean" },
  shard: { type: "string" },
  "time-limit": { type: "string" },
  "memory-limit": { type: "string" },
  clean: { type: "boolean" },
  edit: { type: "boolean" },
  strict: { type: "boolean" },
  fix: { type: "boolean" },
  all: { type: "boolean" },
  explain: { type: "string" },
  export: { type: "string" },
  import: { type: "string" },
  name: { type: "string" },
  address: { type: "string" },
  discord: { type: "string" },
  language: { type: "string" },
  languages: { type: "string" },
  starter: { type: "string" },
  look: { type: "string" },
  yes: { type: "boolean", short: "y" },
  debug: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const;
