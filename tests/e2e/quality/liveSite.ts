import { type ChildProcess, spawn } from "node:child_process";
import { expect, vi } from "vitest";
import { root } from "../../sites/configs";

/** The development server, as an owner starts it. */
export class LiveSite {
  readonly #process: ChildProcess;
  output = "";

  constructor(configFile: string) {
    this.#process = spawn(
      process.execPath,
      ["bin/spawnpage.mjs", "start", "--port", "0", "--config", configFile],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: "development" },
      },
    );
    const collect = (chunk: Buffer) => (this.output += chunk.toString());
    this.#process.stdout?.on("data", collect);
    this.#process.stderr?.on("data", collect);
  }

  /** The address of the first page, once the server says it. */
  async url(): Promise<string> {
    // The very first start bundles the program and what React needs.
    await vi.waitFor(() => expect(this.output).toMatch(/Serving the live preview at \S+/), {
      timeout: 45_000,
    });
    return /Serving the live preview at (\S+)/.exec(this.output)![1]!;
  }

  /** Waits until the server has said something new since `length` characters. */
  async says(words: string | RegExp, since = 0): Promise<void> {
    await vi.waitFor(() => expect(this.output.slice(since)).toMatch(words), { timeout: 10_000 });
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill();
    await ended;
  }
}

const running: LiveSite[] = [];

/** Starts the development server for a config; it runs until {@link endLiveSites}. */
export function startLiveSite(configFile: string): LiveSite {
  const live = new LiveSite(configFile);
  running.push(live);
  return live;
}

/** Ends every development server of the file. */
export async function endLiveSites(): Promise<void> {
  for (const live of running.splice(0)) await live.end();
}
