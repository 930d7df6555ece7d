import type { Environment } from "vitest/environments";
import { closeWorkerBrowser } from "./workerBrowser";

/** Node as it is, in a worker that closes its browser when its last file is done. */
export default {
  name: "browser",
  viteEnvironment: "ssr",
  setup: () => ({ teardown: closeWorkerBrowser }),
} satisfies Environment;
