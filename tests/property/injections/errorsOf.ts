import { configSchema } from "../../../src/config/config";
import type { Path } from "../../../src/schema/walk";
import { checks } from "../../../src/validate/checks/checks";
import { factsOf } from "../../../src/validate/codeFacts";
import type { Surroundings } from "../../../src/validate/surroundings";

/** One error of a config. */
export interface PlantedError {
  path: Path;
  message: string;
}

/**
 * All errors of a config, without the fixes, places and advice of the validator, and without its bound on how many it
 * tells: that takes a tenth of its time.
 */
export function errorsOf(config: object, world: Surroundings): PlantedError[] {
  const { error } = configSchema.safeParse(config);
  if (error) return error.issues.map(({ path, message }) => ({ path: path as Path, message }));
  // The checks remember what they have found in a config; a changed one has to be a new one to them.
  const fresh = structuredClone(config);
  return [...checks.general, ...checks.site]
    .flatMap((run) => run(fresh, world))
    .filter(({ code }) => factsOf(code).severity === "error");
}
