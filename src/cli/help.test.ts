import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ofCheckout, ofPackage } from "../node/invocation";
import { type CommandName, commandsOf } from "./commands";
import { helpFor, helpForCommand, usageFor } from "./help";

const root = join(import.meta.dirname, "../..");
const installed = { invocation: ofPackage, isCheckout: false, root };
const checkout = { invocation: ofCheckout, isCheckout: true, root };
const ofAll = ["debug", "help", "version"];

const optionsIn = (text: string) =>
  [...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name]) => name!);

test("lists only the options of a command", () => {
  expect(`${helpForCommand("validate", installed)}\n`).toMatchInlineSnapshot(`
    "Usage: npx spawnpage validate [config] [options]

      check the config, or fix it automatically with --fix

    Options

      --config <file>      the config file (default: site.config.json); you can leave out "--config"
      --format <format>    the output format: people, json, github or sarif (default: people)
      --strict             treat warnings as errors
      --fix                fix every finding that has only one possible fix
      --all                list every finding instead of summarising similar ones
      --explain <finding>  explain a finding, such as unknown-key, with an example and a fix
      --debug              print technical details of errors (stack traces)
      --help               show help for one command, or for all
      --version            show the version
    "
  `);
  for (const [name, command] of Object.entries(commandsOf(checkout))) {
    const help = helpForCommand(name as CommandName, checkout);
    const listed = [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option);
    expect(listed, name).toEqual([...command.options, ...ofAll]);
  }
});

test("lists every command and option, and developers' commands only in a checkout", () => {
  const help = helpFor(checkout);
  for (const { options } of Object.values(commandsOf(checkout)))
    expect(optionsIn(help)).toEqual(expect.arrayContaining([...options]));
  expect(helpFor(installed)).not.toMatch(/^ {2}schema|--check/m);
  expect(usageFor(installed)).toContain("npx spawnpage --help");
});

// Pages for owners. In a checkout, each command is an npm script.
const pages = [
  "README.md",
  "SECURITY.md",
  ...["docs", "starters", "packages"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md") && !file.includes("node_modules"))
      .map((file) => join(folder, file)),
  ),
];

/** Every command of the program in a page, with the rest of its line. */
const commandLines = (text: string) =>
  [...text.matchAll(/(?<!create |["'@/\w-])(?:npx )?spawnpage ([a-z]+)(?=[ `"\n])([^\n`|]*)/g)].map(
    ([line, name, rest]) => ({ line, name: name!, options: optionsIn(rest!.split(/&&|>/)[0]!) }),
  );

test("names the same commands and options as the docs", () => {
  const commands = commandsOf(installed) as Record<string, { options: readonly string[] }>;
  const named = new Set<string>();
  for (const page of pages) {
    for (const { line, name, options } of commandLines(readFileSync(join(root, page), "utf8"))) {
      if (!line.startsWith("npx") && !Object.hasOwn(commands, name)) continue;
      expect(Object.keys(commands), `${page}: ${line}`).toContain(name);
      named.add(name);
      const known = [...commands[name]!.options, ...ofAll];
      for (const option of options) expect(known, `${page}: ${line}`).toContain(option);
    }
  }
  expect([...named].sort()).toEqual(Object.keys(commands).sort());
});
