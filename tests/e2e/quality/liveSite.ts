import { type ChildProcess, spawn } from "node:child_process";
import { expect, vi } from "vitest";
import { root } from "../../sites/configs";

/** The live site's server, started like an owner does. */
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

  /** The home page's address, once the server prints it. */
  async url(): Promise<string> {
    // The first start bundles the program and React.
    await vi.waitFor(() => expect(this.output).toMatch(/Serving the live preview at \S+/), {
      timeout: 45_000,
    });
    return /Serving the live preview at (\S+)/.exec(this.output)![1]!;
  }

  /** Waits for output after the first `length` characters. */
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

/** Starts the server for a config. It runs until {@link endLiveSites}. */
export function startLiveSite(configFile: string): LiveSite {
  const live = new LiveSite(configFile);
  running.push(live);
  return live;
}

/** Stops every server of the test file. */
export async function endLiveSites(): Promise<void> {
  for (const live of running.splice(0)) await live.end();
}
