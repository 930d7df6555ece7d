import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slow files in their start order. They start programs and browsers, or wait. */
const long = [
  "tests/unit/rebuild/rebuild.test.ts",
  "tests/property/contract.test.ts",
  "tests/unit/conformance.test.tsx",
  "tests/program/ownersClone.test.ts",
  "tests/program/injections.test.ts",
  // Packs the package, which others reuse.
  "tests/program/package.test.ts",
  "tests/program/interruptedBuild.test.ts",
  "tests/program/manySites.test.ts",
  "tests/program/growth.test.ts",
  "tests/e2e/editor/saving.test.ts",
  "tests/e2e/editor/tasks.test.ts",
  "tests/e2e/quality/everyLook.test.ts",
  "tests/e2e/quality/everyRoute.test.ts",
  "tests/e2e/quality/everyBlock.test.ts",
  "tests/e2e/faults/firefox.test.ts",
  "tests/e2e/quality/pictures.test.ts",
  "tests/e2e/quality/coreInWorker.test.ts",
  "tests/e2e/faults/formPages.test.ts",
  "tests/e2e/quality/header.test.ts",
  "tests/e2e/quality/hydration.test.ts",
  "tests/e2e/faults/everyFault.test.ts",
  "tests/e2e/spec/navigation.test.ts",
  "tests/e2e/faults/drawings.test.ts",
  "tests/e2e/quality/keyboard.test.ts",
  "tests/e2e/faults/returning.test.ts",
  "tests/e2e/quality/cardLayouts.test.ts",
  "tests/e2e/quality/findings.test.ts",
  "tests/e2e/quality/servers.test.ts",
];

/** Whether a file makes its worker load the program again, which delays the files after it. */
function forgetsModules(file: string): boolean {
  return readFileSync(file, "utf8").includes("vi.resetModules(");
}

/**
 * Runs the projects in the order of the config, each with its longest files first, so no worker is left alone with one at
 * the end. Files that load the program again come last. Durations are known from an earlier run. Without one, Vitest
 * sorts by file size, which is wrong for the files listed here.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ project, moduleId }: TestSpecification) => {
      const place = long.findIndex((end) => moduleId.endsWith(end));
      const { length } = long;
      const last = forgetsModules(moduleId) ? length + 1 : length;
      return this.ctx.projects.indexOf(project) * (length + 2) + (place === -1 ? last : place);
    };
    const places = new Map(sorted.map((file) => [file, placeOf(file)]));
    return sorted.sort((a, b) => places.get(a)! - places.get(b)!);
  }
}
