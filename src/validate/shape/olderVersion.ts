import { valueAt } from "../../schema/schemaAt";
import type { Finding } from "../finding";
import { history } from "../fixes/migrations/history";
import { migrationsFrom } from "../fixes/migrations/migrate";
import { readVersion } from "./readVersion";

/** Reports a config of an older version. Its keys have their old meaning, so nothing else is checked. */
export function explainOlderVersion(config: unknown): Finding | undefined {
  const version = readVersion(valueAt(config, ["version"]));
  if (version === undefined || version >= history.version) return undefined;
  const migrations = migrationsFrom(version, history);
  // A version that there has never been is a mistake in the number.
  if (migrations[0]?.from !== version) return undefined;
  const changes = migrations.flatMap(({ changes }) => changes).join(" ");
  return {
    code: "older-version",
    message: `This file uses config version ${version}, but the installed version of Spawnpage uses version ${history.version}. ${changes} Run the check with --fix to update the file. The rest of the file stays unchanged.`,
    path: ["version"],
  };
}
