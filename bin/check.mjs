// `npm run check` with two parallel queues. The linter takes as long as all others together.
import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const queues = [
  [["check:lint"]],
  [
    ["check:format"],
    ["check:types"],
    ["check:english"],
    ["schema", "--check"],
    ["starters", "--check"],
    ["rooms", "--check"],
  ],
];

/**
 * Runs a script of package.json and prints its output at the end. Outputs of parallel scripts do not mix.
 * @param {string[]} words - the script and its arguments
 * @returns {Promise<boolean>} whether it passed
 */
function run([script = "", ...args]) {
  // A shell, because Windows starts npm only through one.
  const line = ["npm", "run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
  const child = spawn(line, { cwd: root, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
  return new Promise((ended) => {
    child.once("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once("close", (code) => {
      console.log(`${code === 0 ? "passed" : "FAILED"}: npm run ${[script, ...args].join(" -- ")}`);
      process.stdout.write(Buffer.concat(output));
      ended(code === 0);
    });
  });
}

/** @param {string[][]} queue */
async function runQueue(queue) {
  const passed = [];
  for (const words of queue) passed.push(await run(words));
  return passed.every(Boolean);
}

const passed = await Promise.all(queues.map(runQueue));
process.exitCode = passed.every(Boolean) ? 0 : 1;
