import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { validate } from "../../src/validate/validate";
import { validConfigs } from "./configArbitrary";
import { renderingFlaws } from "./rendering";
import { timesOf } from "./share";
import { worldOf } from "./world";

afterEach(() => {
  vi.restoreAllMocks();
});

test("uses React's development build, which warns", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  renderToString(
    <p {...{ class: "wrong" }}>
      {[1, 1].map((key) => (
        <b key={key}>Twice</b>
      ))}
    </p>,
  );
  expect(complain).toHaveBeenCalled();
});

test("renders a valid config without failures and React warnings", async () => {
  const complaints: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
  const world = worldOf([]);
  await fc.assert(
    fc.asyncProperty(validConfigs, async (written) => {
      const { config } = validate(JSON.stringify(written), world);
      expect(config).toBeDefined();
      expect(await renderingFlaws(config!)).toEqual([]);
      expect(complaints).toEqual([]);
    }),
    { seed: 3, numRuns: timesOf(25) },
  );
}, 60_000);
