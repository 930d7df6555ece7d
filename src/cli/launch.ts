import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../node/cacheFolder";
import { ofCheckout, ofPackage } from "../node/invocation";
import type { Program } from "../node/program";
import { main } from "./main";

/** What the launcher knows of the program. */
export type Launched = Pick<Program, "root" | "folder" | "isCheckout">;

/**
 * Runs one command of the program that lies in a folder.
 * @param argv - the command line without the names of Node and of the program
 * @returns the exit code
 */
export async function launch(argv: string[], { root, folder, isCheckout }: Launched): Promise<number> {
  const { version, hash } = JSON.parse(readFileSync(join(folder, "program.json"), "utf8")) as Pick<
    Program,
    "version" | "hash"
  >;
  return main(argv, {
    root,
    folder,
    version,
    hash,
    isCheckout,
    cacheFor: (configFile) => cacheFolder(configFile, version),
    invocation: isCheckout ? ofCheckout : ofPackage,
  });
}

/**
 * The styles of all that a site can show, in the order in which pages carry theirs. Asked for when the
 * program is bundled.
 */
export async function siteStyles(): Promise<string> {
  return (await import("../app/server")).allStyles();
}
