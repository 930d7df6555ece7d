import { join } from "node:path";
import { cacheFolder } from "./cacheFolder";
import { ofCheckout, ofPackage } from "./invocation";
import type { Program } from "./program";
import { readUtf8 } from "./regularFile";

/** The launcher's facts about the program, which can be sent to another process. */
export type Launched = Pick<Program, "root" | "folder" | "isCheckout">;

export function openProgram({ root, folder, isCheckout }: Launched): Program {
  const { version, hash } = JSON.parse(readUtf8(join(folder, "program.json"))) as Pick<
    Program,
    "version" | "hash"
  >;
  return {
    root,
    folder,
    version,
    hash,
    isCheckout,
    cacheFor: (configFile) => cacheFolder(configFile, version),
    invocation: isCheckout ? ofCheckout : ofPackage,
  };
}
