import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long for their size, in the order in which they begin: they start programs and browsers, or wait. */
const long = [
  "tests/unit/rebuild/rebuild.test.ts",
  "tests/property/contract.test.ts",
  "tests/unit/conformance.test.tsx",
  "tests/program/ownersClone.test.ts",
  "tests/program/injections.test.ts",
  // Makes the package, which others take once it is there.
  "tests/program/package.test.ts",
  "tests/program/interruptedBuild.test.ts",
  "tests/program/manySites.test.ts",
  "tests/program/growth.test.ts",
  "tests/e2e/quality/everyLook.test.ts",
  "tests/e2e/quality/everyRoute.test.ts",
  "tests/e2e/quality/everyBlock.test.ts",
  "tests/e2e/faults/firefox.test.ts",
  "tests/e2e/quality/header.test.ts",
  "tests/e2e/quality/hydration.test.ts",
  "tests/e2e/faults/everyFault.test.ts",
  "tests/e2e/spec/navigation.test.ts",
  "tests/e2e/quality/keyboard.test.ts",
  "tests/e2e/faults/returning.test.ts",
  "tests/e2e/quality/cardLayouts.test.ts",
  "tests/e2e/quality/findings.test.ts",
  "tests/e2e/quality/servers.test.ts",
];

/** Whether a file has its worker load the program anew: those that come after it would wait for that. */
function forgetsModules(file: string): boolean {
  return readFileSync(file, "utf8").includes("vi.resetModules(");
}

/**
 * Goes through one project after the other, in the order of the config, and begins in each with what takes longest, so
 * that no worker is left alone with it at the end. Those that have the program loaded anew come last. How long a file took the last time is known where the tests have run
 * before; elsewhere its size has to do, which says nothing of some.
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
