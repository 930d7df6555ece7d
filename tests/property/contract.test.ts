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

test("what is made from the schema has the right shape, for the program and for both validators of the published schema", () => {
  fc.assert(
    fc.property(shapedConfigs, (config) => {
      expect(verdicts(config)).toEqual({ zod: true, ajv: true, cfworker: true });
    }),
    { seed: 1, numRuns: timesOf(100) },
  );
});

test("a config in which everything refers to something that is there has no error", () => {
  fc.assert(
    fc.property(validConfigs, (config) => {
      const { diagnostics } = validate(JSON.stringify(config), world);
      expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    }),
    { seed: 2, numRuns: timesOf(60) },
  );
});

test("every base is valid before it is broken", () => {
  const broken = someOf(bases).filter(
    ({ text }) => !validate(text, world).config || flawsOf(text, world).length > 0,
  );
  expect(broken.map(({ name }) => name)).toEqual([]);
});

// `npm run fuzz` runs thousands of cases.
test("a broken config gets a sound answer, and all three agree about its shape", () => {
  const mutants = Array.from({ length: timesOf(300) }, (_, number) => mutantOf(bases, 42, number));
  const flaws = mutants.flatMap(({ name, text }) => flawsOf(text, world).map((flaw) => `${name}: ${flaw}`));
  expect(flaws).toEqual([]);
});
