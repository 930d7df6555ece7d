import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "../../project/projectFiles";
import { starterNames } from "../../project/starters";
import { usualConfig } from "../../config/usualConfig";
import { PUBLISHED_SCHEMA } from "../input/schemaFiles";
import type { Program } from "../program";
import { factsOf } from "./createProject";
import { readStarter, starterFolder } from "./starterFiles";
import { readUtf8 } from "../regularFile";

/**
 * The files that `init` writes around each starter, by their paths from the repository's root. They are committed, so a
 * starter's folder is a complete project.
 */
export function committedStarters(program: Pick<Program, "root" | "version">): Record<string, string> {
  const schema = readUtf8(join(program.root, PUBLISHED_SCHEMA));
  const { version } = program;
  const present = starterNames.filter((name) => existsSync(join(starterFolder(program, name), usualConfig)));
  const files = present.flatMap((name) => {
    const facts = { ...factsOf(readStarter(program, name).config), version, schema };
    const around = projectFiles({ ...facts, name, host: "github", startCommand: "npm start" });
    return Object.entries(around).map(([path, text]) => [`starters/${name}/${path}`, text]);
  });
  return Object.fromEntries(files) as Record<string, string>;
}
