import config from "../../vite.config.ts";
import { NearestFirst } from "./nearestFirst.ts";

interface Project {
  test: { name: string; include: string[]; exclude?: string[] };
}

/** The tests of the rooms that are mutated, and of rooms that use them closely. */
const include = [
  "src/{json,words,fields,schema,markdown,config,validate,report,compile,core,blocks}/**/*.test.ts",
  "tests/unit/mistakes/*.test.ts",
];
const exclude = [
  // These read sources as text, which StrykerJS has changed.
  "src/schema/structure.test.ts",
  "src/validate/codes.test.ts",
  // This measures time, which depends on how many mutants a file contains.
  "src/validate/texts/formattingWork.test.ts",
];

const unit = (config["test"].projects as Project[]).find(({ test }) => test.name === "unit")!;

export default {
  ...config,
  test: {
    sequence: { sequencer: NearestFirst },
    // StrykerJS names the tests to run. Otherwise Vitest also searches the imports of each for the mutated file.
    forceRerunTriggers: ["**/src/**"],
    projects: [{ ...unit, test: { ...unit.test, include, exclude } }],
  },
};
