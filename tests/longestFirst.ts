import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long for their size: they start programs and browsers, or wait. */
const long = [
  "tests/program/ownersClone.test.ts",
  "tests/program/injections.test.ts",
  "tests/program/growth.test.ts",
  "tests/e2e/quality/everyRoute.test.ts",
  "tests/e2e/faults/firefox.test.ts",
  "tests/e2e/quality/hydration.test.ts",
  "tests/e2e/quality/header.test.ts",
  "tests/e2e/faults/everyFault.test.ts",
  "tests/e2e/faults/returning.test.ts",
  "tests/unit/conformance.test.tsx",
];

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end. How long a file took the last
 * time is known where the tests have run before; elsewhere its size has to do, which says nothing of some.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((end) => moduleId.endsWith(end));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
