import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles } from "../../project/projectFiles";
import { starterNames, type StarterName } from "../../project/starters";
import { usualConfig } from "../../config/usualConfig";
import { PUBLISHED_SCHEMA } from "../input/schemaFiles";
import type { Program } from "../program";
import { factsOf } from "./createProject";
import { readStarter, starterFolder } from "./starterFiles";
import { readUtf8 } from "../regularFile";

export interface CommittedFile {
  file: string;
  text: string;
  isFresh: boolean;
}

/** The files that `init` writes around each starter. Committed, so a starter's folder is a complete project. */
export function committedStarters(program: Pick<Program, "root" | "version">): CommittedFile[] {
  const schema = readUtf8(join(program.root, PUBLISHED_SCHEMA));
  const { version } = program;
  return starterNames
    .filter((name) => existsSync(join(starterFolder(program, name), usualConfig)))
    .flatMap((name) => filesAround(program, name, { version, schema }));
}

export function writeCommitted(files: readonly CommittedFile[]): void {
  for (const { file, text } of files.filter(({ isFresh }) => !isFresh)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function filesAround(
  program: Pick<Program, "root">,
  name: StarterName,
  common: { version: string; schema: string },
): CommittedFile[] {
  const facts = { ...factsOf(readStarter(program, name).config), ...common };
  const files = projectFiles({ ...facts, name, host: "github", startCommand: "npm start" });
  return Object.entries(files).map(([path, text]) => {
    const file = join(starterFolder(program, name), ...path.split("/"));
    return { file, text, isFresh: existsSync(file) && readUtf8(file) === text };
  });
}
