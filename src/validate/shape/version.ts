import { valueAt } from "../../schema/schemaAt";
import type { Finding } from "../finding";
import { history } from "../fixes/migrations/history";
import { migrationsFrom, readVersion } from "../fixes/migrations/migrate";
import { CONFIG_VERSION } from "../../config/config";
import { quote } from "../../words/words";

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

/** Reports a config for a newer version of the program. Nothing else in it can be checked. */
export function explainNewerVersion(config: unknown): Finding | undefined {
  const version = readVersion(valueAt(config, ["version"]));
  if (version === undefined || version <= CONFIG_VERSION) return undefined;
  const message = `This file uses config version ${version}, but the installed version of Spawnpage supports only version ${CONFIG_VERSION}. Update Spawnpage. If the number is a mistake, use ${CONFIG_VERSION}.`;
  return { code: "newer-version", message, path: ["version"] };
}

/** Explains an unknown version or one of the wrong type. Other findings stay unchanged. */
export function explainVersion(finding: Finding, config: unknown): Finding {
  const { code, path } = finding;
  if (code !== "unknown-value" || path.length !== 1 || path[0] !== "version") return finding;
  const version = valueAt(config, path);
  if (typeof version === "number") {
    return {
      ...finding,
      message: `Config version ${version} does not exist. "version" is the version of the config format, not of your site. Use ${CONFIG_VERSION}.`,
    };
  }
  if (typeof version !== "string" || version === String(CONFIG_VERSION)) return finding;
  const message = `"version" is the version of the config format, not of your site. Use ${CONFIG_VERSION} without quotes instead of ${quote(version)}.`;
  const isMeant = readVersion(version) === CONFIG_VERSION;
  return { ...finding, message, ...(isMeant ? { fix: { do: "replace", value: CONFIG_VERSION } } : {}) };
}
