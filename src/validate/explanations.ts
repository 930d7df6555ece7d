import { blockChecks } from "../blocks/checks";
import type { Explanation, Explanations } from "./checkFile";
import { pageWith } from "./exampleConfigs";

const files = import.meta.glob<{ explanations?: Explanations }>(
  ["./codes/*.ts", "./checks/**/*.ts", "!./checks/checks.ts", "!./**/*.test.ts", "!./**/*.fixture.ts"],
  { eager: true },
);

/** The meaning of every code, and an example. */
export const explanations: Explanations = Object.fromEntries([
  ...Object.values(files).flatMap((file) => Object.entries(file.explanations ?? {})),
  ...[...blockChecks.values()].flatMap((checks) =>
    Object.entries(checks).map(([code, { meaning, example }]): [string, Explanation] => [
      code,
      { meaning, example: pageWith(example) },
    ]),
  ),
]);
