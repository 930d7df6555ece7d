import { relative, sep } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Runs the tests next to the mutated file first: they are fast, and the first failure ends the run of a mutant. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated] = this.ctx.config.related ?? [];
    if (mutated === undefined) return files;
    const steps = new Map(
      files.map((file) => [file, relative(mutated, file.moduleId).split(sep).length] as const),
    );
    return [...files].sort((a, b) => steps.get(a)! - steps.get(b)!);
  }
}
