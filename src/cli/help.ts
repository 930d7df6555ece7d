import { join, relative } from "node:path";
import { groupBy } from "../json/groupBy";
import type { Program } from "../node/program";
import { hostNames } from "../project/hosts/hosts";
import { lookNames, starterNames } from "../project/starters";
import { usualShare } from "./command";
import { type CommandName, commandsOf, type OptionName } from "./commands";

/** Printed after invalid arguments: the usual form of a command, and the command for help. */
export function usageFor({ invocation, isCheckout }: Pick<Program, "invocation" | "isCheckout">): string {
  const overview = isCheckout ? "node bin/spawnpage.mjs --help" : invocation("--help");
  return `${usage(invocation("<command>", "[config]", "[options]"))}\nAll commands and options: ${overview}`;
}

const usage = (line: string) => `Usage: ${line}`;

/** A bundled docs page, relative to the current folder. */
export function pathOfPage(page: string, { root }: Pick<Program, "root">): string {
  return relative(process.cwd(), join(root, "docs", page));
}

export function helpFor(program: Pick<Program, "invocation" | "isCheckout" | "root">): string {
  const { invocation, isCheckout } = program;
  const commands = commandsOf({ isCheckout });
  const names = Object.keys(commands) as CommandName[];
  const options = Object.keys(optionHelp) as OptionName[];
  const linesOf = (option: OptionName) => {
    const having = names.filter((name) => commands[name]?.options.includes(option));
    const texts = groupBy(having, (name) => textOf(option, name));
    return Array.from(texts, ([text, having]) => `${having.join(", ")}: ${text}`);
  };
  return [
    usage(invocation("<command>", "[config]", "[options]")),
    columns(names.map((name) => [name, [commandHelp[name].does]])),
    "Options",
    columns([...options.map((option): Row => [written(option), linesOf(option)]), ...ofAll]),
    `Help for one command: ${invocation("validate", "--help")}\nDocumentation: ${pathOfPage("README.md", program)}`,
  ].join("\n\n");
}

export function helpForCommand(
  name: CommandName,
  { invocation, isCheckout }: Pick<Program, "invocation" | "isCheckout">,
): string {
  const { takes, does } = commandHelp[name];
  const options = commandsOf({ isCheckout })[name]?.options ?? [];
  return [
    usage(invocation(name, ...takes, "[options]")),
    columns([["", [does]]]).replace(/^ +/, "  "),
    "Options",
    columns([...options.map((option): Row => [written(option), [textOf(option, name)]]), ...ofAll]),
  ].join("\n\n");
}

const commandHelp: Record<CommandName, { takes: string[]; does: string }> = {
  init: {
    takes: ["[folder]"],
    does: "create a new site in a folder, or add missing files to an existing site",
  },
  start: { takes: ["[config]"], does: "start a live preview that updates while you edit" },
  build: { takes: ["[config]..."], does: "build the site as static files" },
  preview: { takes: [], does: "show the built site in your browser, as visitors will see it" },
  validate: { takes: ["[config]"], does: "check the config, or fix it automatically with --fix" },
  translate: {
    takes: ["[language]"],
    does: "show how complete the translations are, or add, export or import them",
  },
  schema: { takes: [], does: "generate the JSON Schema and the reference pages" },
  starters: { takes: [], does: "generate the starters' files" },
};

const config = 'the config file (default: site.config.json); you can leave out "--config"';

/** The value and text of each option. The text may differ between commands. */
const optionHelp: Record<OptionName, [value: string, text: string | Partial<Record<CommandName, string>>]> = {
  name: ["<text>", "your server's name"],
  address: ["<text>", "the address that players enter to join"],
  discord: ["<link>", 'your Discord invite link, or "none"'],
  language: ["<code>", "the language of your texts, such as en or de"],
  languages: ["<codes>", 'further languages, such as "de,fr", or "none"'],
  starter: ["<name>", `the starter: ${starterNames.join(", ")}`],
  look: ["<name>", `the colours and fonts: ${lookNames.join(", ")}`],
  yes: ["", "skip the questions and use defaults"],
  config: [
    "<file>",
    {
      start: config,
      validate: config,
      translate: "the config file (default: site.config.json)",
      build: `${config}. For several sites, specify their configs, a folder or a pattern such as "sites/*/site.config.json". Each site is built into its own subfolder`,
    },
  ],
  out: [
    "<folder>",
    { build: "the output folder (default: dist)", preview: "the folder with the built site (default: dist)" },
  ],
  compress: ["", "also write compressed .br and .gz files, for hosts that serve them"],
  fresh: ["", "rebuild every page, even if it has not changed"],
  edit: ["", "open the editor in the browser"],
  clean: ["", "remove files from the output folder that are not part of the site"],
  shard: [
    "<n>/<count>",
    "build only one part of the sites, such as part 3 of 10 (3/10), to share the work between machines",
  ],
  "time-limit": [
    "<seconds>",
    `time limit for each site (default: ${usualShare.seconds}); sites that take longer are skipped`,
  ],
  "memory-limit": [
    "<MiB>",
    `memory limit for each site (default: ${usualShare.mebibytes}); sites that need more are skipped`,
  ],
  port: [
    "<number>",
    {
      start: "the port (default: 5173, or the next free port if it is in use)",
      preview: "the port (default: 4173, or the next free port if it is in use)",
    },
  ],
  host: [
    "<name>",
    {
      init: `the host to publish to: ${hostNames.join(", ")}`,
      start: "the network address to listen on (default: localhost)",
      preview: "the network address to listen on (default: localhost)",
    },
  ],
  fix: ["", "fix every finding that has only one possible fix"],
  format: [
    "<format>",
    {
      validate: "the output format: people, json, github or sarif (default: people)",
      build: "the output format: people or json (default: people)",
      translate: "the output format of the table: people or json (default: people)",
    },
  ],
  strict: ["", "treat warnings as errors"],
  all: ["", "list every finding instead of summarising similar ones"],
  explain: ["<finding>", "explain a finding, such as unknown-key, with an example and a fix"],
  export: ["<file>", "write all texts of the language to a PO file for translators"],
  import: ["<file>", "take the finished translations from a PO file"],
  check: ["", "fail if a generated file is out of date"],
};

const ofAll: Row[] = [
  ["--debug", ["print technical details of errors (stack traces)"]],
  ["--help", ["show help for one command, or for all"]],
  ["--version", ["show the version"]],
];

function textOf(option: OptionName, name: CommandName): string {
  const [, text] = optionHelp[option];
  return typeof text === "string" ? text : (text[name] ?? "");
}

function written(option: OptionName): string {
  return `--${option} ${optionHelp[option][0]}`.trim();
}

type Row = [left: string, right: string[]];

const widest = 100;

/** Two columns. The right one is wrapped. */
function columns(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 4;
  return rows
    .filter(([, right]) => right.length > 0)
    .map(([left, right]) => {
      const lines = right.flatMap((text) => wrapped(text, widest - width));
      return lines
        .map((line, index) => ((index === 0 ? `  ${left}` : "").padEnd(width) + line).trimEnd())
        .join("\n");
    })
    .join("\n");
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
