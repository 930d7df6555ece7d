// Owners may write anything into the config and `public/` in the root. A test of `unit` or `components` that reads them
// fails. Tests use the sites in `sites/configs.ts`.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./sites/configs";

const owners = [join(root, "site.config.json"), join(root, "public")];
const name = Symbol.for("spawnpage.ownersFiles");
const holder = globalThis as { [name]?: true };

// Files of one worker share globals.
if (!holder[name]) {
  holder[name] = true;
  for (const method of ["readFileSync", "readFile", "openSync", "open", "createReadStream"] as const)
    refuse(fs, method);
  for (const method of ["readFile", "open"] as const) refuse(fs.promises, method);
  for (const method of ["readdirSync", "cpSync"] as const) refuse(fs, method);
  syncBuiltinESMExports();
}

/** Makes a Node.js function fail if its first argument is an owner's path. */
function refuse<K extends string>(holder: { [name in K]: (...args: never[]) => unknown }, method: K): void {
  const usual = holder[method];
  holder[method] = (...args) => {
    const [path] = args as unknown[];
    if (isOwners(path))
      throw new Error(`${String(path)} is the owner's: tests read those of tests/sites/configs.ts.`);
    return usual.apply(holder, args);
  };
}

function isOwners(path: unknown): boolean {
  if (typeof path !== "string" && !(path instanceof URL)) return false;
  const absolute = resolve(path instanceof URL ? fileURLToPath(path) : path);
  return owners.some((own) => absolute === own || absolute.startsWith(own + sep));
}
