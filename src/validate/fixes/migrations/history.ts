import { CONFIG_VERSION } from "../../../config/config";
import type { History } from "./migration";

/** There has been one version so far. How the next one comes: README.md */
export const history: History = { version: CONFIG_VERSION, migrations: [] };
