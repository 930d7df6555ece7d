import type { Program } from "../node/program";
import { hostNames } from "../project/hosts/hosts";
import { usualShare } from "./command";
import { lookNames, starterNames } from "../project/starters";

/** What follows a mistake in a command line: how one is written, and where all of it is told. */
export function usageFor({ invocation }: Pick<Program, "invocation">): string {
  return `${usage(invocation)}\nAll commands and options: ${invocation("start", "--help")}`;
}

function usage(invocation: Program["invocation"]): string {
  return `Usage: ${invocation("<command>", "[config]", "[options]")}`;
}

/** Every command and option in a line or two; those that are for work on the program only where that is done. */
export function helpFor({ invocation, isCheckout }: Pick<Program, "invocation" | "isCheckout">): string {
  return `${usage(invocation)}

  init       write a new site into a folder, or what is missing around a config
  start      show the live site while you edit its config
  build      write the site as static files
  preview    serve the built site as a static host does
  validate   check the config, and fix what is clear
${isCheckout ? developersCommands : ""}
Options
  --name <text>, --address <text>, --discord <link>
                    init: the name of the server, what players type to join, the link of the invitation,
                    or none for a site without Discord
  --starter <name>  init: the site to start from: ${starterNames.join(", ")}
  --look <name>     init: the colours and fonts: ${lookNames.join(", ")}
  --host <name>     init: where the site is published: ${hostNames.join(", ")}
  --yes             init: ask nothing
  --config <file>   the config (site.config.json); it can also stand behind the command
                    build: several, a folder or a pattern such as "sites/*/site.config.json" become
                    many sites, each in a folder of its own below the output folder
  --out <folder>    where the built site goes (dist)
  --compress        build: write .br and .gz beside each text file, for hosts that serve them
  --fresh           build: make every page anew, also those that have not changed
  --clean           build: remove from the output folder what is not of the site
  --time-limit <seconds>, --memory-limit <MiB>
                    build: what each of many sites may take (${usualShare.seconds}, ${usualShare.mebibytes}); one that takes more is left out
  --port <number>   the port of start and preview (5173 and 4173, or one that is free)
  --host <name>     the network address of start and preview (localhost)
  --fix             validate: fix what can be fixed in only one way
  --format <form>   validate: the form of the answer: people, json, github or sarif (people)
                    build: people or json, which says until when the pages are right
  --strict          validate, build: take warnings for errors
  --all             validate: show every finding, also when there are many of a kind
  --debug           show where in the program an error arose, to report it
  --version         the version of Spawnpage
${isCheckout ? developersOptions : ""}`;
}

const developersCommands = `  schema     write the JSON Schema of the config, and the pages of its reference
  starters   write what stands around the configs of the starters
`;

const developersOptions = `  --check           schema, starters: fail when what is written is stale
`;
