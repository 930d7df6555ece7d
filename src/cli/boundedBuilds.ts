import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { SiteAnswer, SiteOutcome, SiteTask } from "./siteTask";

/** What one site may take of the machine. */
export interface Share {
  /** How long one site may take, in seconds. */
  seconds: number;
  /** How much memory the process that builds it may use for its own data, in MiB. */
  mebibytes: number;
}

/** What is said of a site that was left out. */
export interface LeftOut {
  outcome: "skipped";
  reason: string;
}

/** A process that builds, and what it has written to its error stream since it was last asked. */
interface Builder {
  child: ChildProcess;
  takeSaid: () => string;
}

/** As much of what a process says at its end is kept, in characters. */
const longestSaid = 4000;
/** The code with which Node.js ends when it has no memory left; on systems with signals that signal comes instead. */
const abortCode = 134;

/**
 * Builds sites one after the other in a process of their own, which lives on from site to site. Where one takes more
 * than its share, the process is ended and the next site gets a new one.
 */
export class BoundedBuilds {
  readonly #script: string;
  readonly #setup: unknown;
  readonly #share: Share;
  readonly #tell: (text: string) => void;
  #builder: Promise<Builder> | undefined;
  #running: ChildProcess | undefined;
  readonly #endRunning = () => void this.#running?.kill("SIGKILL");

  /**
   * @param script - the module that the process runs: it answers each message as {@link SiteTask} says
   * @param setup - what the process is told before its first site
   * @param tell - receives what is to be told while a site is built
   */
  constructor(script: string, setup: unknown, share: Share, tell: (text: string) => void) {
    this.#script = script;
    this.#setup = setup;
    this.#share = share;
    this.#tell = tell;
    process.on("exit", this.#endRunning);
  }

  /**
   * Builds one site.
   * @throws Error when the process cannot be started at all
   */
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

  /** Lets the process finish what it does after the last site, and end. */
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
      // With less memory for what lives long, Node.js takes less for what does not, and cleans up more often.
      execArgv: [
        ...process.execArgv,
        `--max-old-space-size=${this.#share.mebibytes}`,
        "--max-semi-space-size=16",
      ],
      // Its findings are shown here, so that they have colours where this process would give them some.
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
      // One that has ended cannot be told; its end is the answer.
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

  /** The next answer of a kind; nothing when the process ends before it. */
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
