import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { SiteAnswer, SiteOutcome, SiteTask } from "./siteTask";

/** Limits for each of many sites. */
export interface Share {
  /** In seconds. */
  seconds: number;
  /** The V8 heap of the build process, in MiB. */
  mebibytes: number;
}

/** The reason why a site was skipped. */
export interface LeftOut {
  outcome: "skipped";
  reason: string;
}

/** A build process, and the end of its error output. */
interface Builder {
  child: ChildProcess;
  takeSaid: () => string;
}

/** In characters. */
const longestSaid = 4000;
/** The exit code of Node.js when it runs out of memory. On systems with signals, it is SIGABRT instead. */
const abortCode = 134;

/** Builds sites in a separate process, one by one. If a site exceeds a limit, the next site starts a new process. */
export class BoundedBuilds {
  readonly #script: string;
  readonly #setup: unknown;
  readonly #share: Share;
  readonly #tell: (text: string) => void;
  #builder: Promise<Builder> | undefined;
  #running: ChildProcess | undefined;
  readonly #endRunning = () => void this.#running?.kill("SIGKILL");

  constructor(script: string, setup: unknown, share: Share, tell: (text: string) => void) {
    this.#script = script;
    this.#setup = setup;
    this.#share = share;
    this.#tell = tell;
    process.on("exit", this.#endRunning);
  }

  /** @throws Error if the process cannot be started */
  async build(task: SiteTask): Promise<SiteOutcome | LeftOut> {
    this.#builder ??= this.#start();
    const { child, takeSaid } = await this.#builder;
    const answer = await this.#ask(child, task);
    if (answer !== "late" && answer !== "ended") {
      const said = takeSaid();
      if (said !== "") this.#tell(said);
      return answer;
    }
    this.#builder = undefined;
    child.kill("SIGKILL");
    const [code, signal] = await endOf(child);
    return { outcome: "skipped", reason: this.#explain(answer, { code, signal, said: takeSaid() }) };
  }

  async end(): Promise<void> {
    const builder = await this.#builder;
    this.#builder = undefined;
    process.off("exit", this.#endRunning);
    if (!builder) return;
    const { child } = builder;
    const timer = setTimeout(() => child.kill("SIGKILL"), this.#share.seconds * 1000);
    if (child.connected) child.send({ do: "end" });
    await endOf(child);
    clearTimeout(timer);
  }

  async #start(): Promise<Builder> {
    const child = fork(this.#script, [], {
      // A smaller heap also gets a smaller young generation, so garbage is collected more often.
      execArgv: [
        ...process.execArgv,
        `--max-old-space-size=${this.#share.mebibytes}`,
        "--max-semi-space-size=16",
      ],
      // The output is shown by this process, so it has colours if this process has them.
      env: {
        ...(process.stderr.isTTY && process.stderr.hasColors() ? { FORCE_COLOR: "1" } : {}),
        ...process.env,
      },
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    this.#running = child;
    let said = "";
    child.stderr!.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-longestSaid);
    });
    child.on("message", (answer: SiteAnswer) => {
      if (answer.is === "said") this.#tell(answer.text);
    });
    const ready = this.#next(child, "ready");
    child.send({ do: "begin", setup: this.#setup });
    const takeSaid = () => {
      const taken = said.trim();
      said = "";
      return taken;
    };
    if ((await ready) === undefined) throw new Error(`The build process did not start. ${takeSaid()}`);
    return { child, takeSaid };
  }

  async #ask(child: ChildProcess, task: SiteTask): Promise<SiteOutcome | "late" | "ended"> {
    const answer = this.#next(child, "done");
    child.send({ do: "build", task }, () => {
      // If the process has ended, its exit is the answer.
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, this.#share.seconds * 1000, "late");
    });
    const first = await Promise.race([answer, late]);
    clearTimeout(timer);
    if (first === "late") return first;
    if (first?.is !== "done") return "ended";
    const { is: _, ...outcome } = first;
    return outcome;
  }

  /** The next answer of a kind; `undefined` if the process ends first. */
  async #next(child: ChildProcess, kind: SiteAnswer["is"]): Promise<SiteAnswer | undefined> {
    return new Promise((resolve) => {
      const done = (answer?: SiteAnswer) => {
        child.off("message", listen).off("exit", ended).off("error", ended);
        resolve(answer);
      };
      const listen = (answer: SiteAnswer) => answer.is === kind && done(answer);
      const ended = () => done();
      child.on("message", listen).on("exit", ended).on("error", ended);
    });
  }

  #explain(why: "late" | "ended", { code, signal, said }: Ended): string {
    const { seconds, mebibytes } = this.#share;
    if (why === "late") {
      return `The build took longer than ${seconds} s, so this site was skipped. Make the site smaller, or raise the limit with --time-limit.`;
    }
    if (code === abortCode || signal === "SIGABRT" || /heap out of memory/i.test(said)) {
      return `The build used more than ${mebibytes} MiB of memory, so this site was skipped. Make the site smaller, or raise the limit with --memory-limit.`;
    }
    return `The build process exited unexpectedly (${signal ?? code}), so this site was skipped. ${said}`.trim();
  }
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  said: string;
}

async function endOf(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return [child.exitCode, child.signalCode];
}
