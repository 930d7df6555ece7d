// Creates `prebuilt/`, the packaged program, before npm packs. `--undo` removes it afterwards.
import { rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleProgram } from "../src/node/bundle/bundleProgram.mjs";
import { sourceHash } from "./sourceHash.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "prebuilt");

rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes("--undo")) {
  await bundleProgram(root, folder, { hash: sourceHash(root), isPublished: true });
}
