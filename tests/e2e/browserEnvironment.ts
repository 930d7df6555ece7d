import type { Environment } from "vitest/environments";
import { closeWorkerBrowser } from "./workerBrowser";

/** Node.js in a worker that closes its browser after its last file. */
export default {
  name: "browser",
  viteEnvironment: "ssr",
  setup: () => ({ teardown: closeWorkerBrowser }),
} satisfies Environment;
