import { join } from "node:path";
import { usualConfig } from "../../config/usualConfig";
import type { StarterName } from "../../project/starters";
import { listFiles } from "../input/listFiles";
import type { Program } from "../program";
import { readBytes, readUtf8 } from "../regularFile";

export interface Starter {
  config: string;
  /** Its pictures, by their paths in a project: `public/logo.svg`. */
  pictures: Record<string, Uint8Array>;
  /** The passages of its texts about Discord, each with its replacement for owners without Discord. */
  withoutDiscord: Record<string, string>;
}

export function starterFolder({ root }: Pick<Program, "root">, name: StarterName): string {
  return join(root, "starters", name);
}

export function readStarter(program: Pick<Program, "root">, name: StarterName): Starter {
  const folder = starterFolder(program, name);
  const publicFolder = join(folder, "public");
  const pictures = listFiles(publicFolder).map((path) => [
    `public${path}`,
    readBytes(join(publicFolder, path)),
  ]);
  const wordings = JSON.parse(readUtf8(join(program.root, "starters/withoutDiscord.json"))) as Record<
    StarterName,
    Record<string, string>
  >;
  return {
    config: readUtf8(join(folder, usualConfig)),
    pictures: Object.fromEntries(pictures) as Record<string, Uint8Array>,
    withoutDiscord: wordings[name],
  };
}
