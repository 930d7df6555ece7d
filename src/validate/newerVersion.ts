import { CONFIG_VERSION } from "../config/config";
import type { Finding } from "./finding";
import { valueAt } from "./schemaAt";

/** A config that is written for a later program: nothing else can be said about it. */
export function explainNewerVersion(config: unknown): Finding | undefined {
  const version = valueAt(config, ["version"]);
  if (typeof version !== "number" || !Number.isInteger(version) || version <= CONFIG_VERSION) {
    return undefined;
  }
  const message = `This file is written for version ${version} of the config, but this Spawnpage knows only version ${CONFIG_VERSION}. Update Spawnpage. If the number is a slip, write ${CONFIG_VERSION}.`;
  return { code: "newer-version", message, path: ["version"] };
}
