import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The arguments for `spawn`. */
export interface Command {
  executable: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** The cost of running a program. */
export interface Run {
  seconds: number;
  /** The CPU time of all Node.js processes of the run, which depends least on the machine's other work. */
  processorSeconds: number;
  /** The sum of the peaks of all Node.js processes of the run. */
  mebibytes: number;
}

/**
 * Runs a program, and measures it from the outside.
 * @param root - the folder of package.json
 * @throws Error with the program's output if it fails
 */
export async function runProcess(command: Command, root: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-bench-"));
  try {
    const hook = join(root, "bench", "peakMemory.cjs").replaceAll("\\", "/");
    const begin = performance.now();
    const child = spawn(command.executable, command.args, {
      cwd: command.cwd,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NODE_OPTIONS: `--require "${hook}"`,
        SPAWNPAGE_BENCH_MEMORY: folder,
        ...command.env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
      });
    const status = await new Promise<number | null>((ended, failed) => {
      child.once("error", failed);
      child.once("close", ended);
    });
    const seconds = (performance.now() - begin) / 1000;
    if (status !== 0) throw new Error(`${command.args.join(" ")} exited with ${status}.\n${said}`);
    const told = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8").split(" "));
    const sumOf = (place: number) => told.reduce((sum, values) => sum + Number(values[place]), 0);
    return { seconds, processorSeconds: sumOf(1) / 1_000_000, mebibytes: sumOf(0) / 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
