import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bases } from "./bases";
import { shapedConfigs, validConfigs } from "./configArbitrary";
import { mutantOf } from "./mutants";
import { someOf, timesOf } from "./share";
import { flawsOf } from "./soundness";
import { validate } from "../../src/validate/validate";
import { verdicts } from "./validators";
import { worldOf } from "./world";

const world = worldOf(bases.map(({ text }) => JSON.parse(text) as unknown));

test("generates only configs that the program and both JSON Schema validators accept", () => {
  fc.assert(
    fc.property(shapedConfigs, (config) => {
      expect(verdicts(config)).toEqual({ zod: true, ajv: true, cfworker: true });
    }),
    { seed: 1, numRuns: timesOf(100) },
  );
});

test("reports no error for a config whose references exist", () => {
  fc.assert(
    fc.property(validConfigs, (config) => {
      const { diagnostics } = validate(JSON.stringify(config), world);
      expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    }),
    { seed: 2, numRuns: timesOf(60) },
  );
});

test("starts from valid configs", () => {
  const broken = someOf(bases).filter(
    ({ text }) => !validate(text, world).config || flawsOf(text, world).length > 0,
  );
  expect(broken.map(({ name }) => name)).toEqual([]);
});

// `npm run fuzz` runs thousands of cases.
test("gives sound results for broken configs, and agrees with both validators about their shape", () => {
  const mutants = Array.from({ length: timesOf(300) }, (_, number) => mutantOf(bases, 42, number));
  const flaws = mutants.flatMap(({ name, text }) => flawsOf(text, world).map((flaw) => `${name}: ${flaw}`));
  expect(flaws).toEqual([]);
});
