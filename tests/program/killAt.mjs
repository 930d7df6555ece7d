// Preloaded into a build: ends it by force right before the given change below the given folder, as a
// power cut or an impatient host does.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { KILL_BELOW: below = "", KILL_AT: at = "", COUNT_FILE: countFile } = process.env;
let changes = 0;
/** The change at which publishing starts, and the one at which it ends. */
const publishing = [];

for (const name of [
  "mkdirSync",
  "writeFileSync",
  "copyFileSync",
  "linkSync",
  "renameSync",
  "unlinkSync",
  "rmdirSync",
  "rmSync",
]) {
  const change = fs[name];
  fs[name] = (...args) => {
    const isBelow = args.some((arg) => typeof arg === "string" && arg.startsWith(below));
    if (isBelow && ++changes === Number(at)) process.kill(process.pid, "SIGKILL");
    if (isBelow && name === "renameSync" && /\b(?:publishing|done)-[^/\\]+$/.test(args[1]))
      publishing.push(changes);
    return change(...args);
  };
}
const write = fs.writeFileSync;
if (countFile) process.on("exit", () => write(countFile, JSON.stringify({ changes, publishing })));
syncBuiltinESMExports();
