import { expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { report, surroundings } from "../../tests/validate/surroundings";
import { mostFindings } from "./mostFindings";
import { validate } from "./validate";

/** Many unknown keys. */
const unknown = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));

const codesOf = (config: object) => {
  const counts = new Map<string, number>();
  const { diagnostics } = validate(JSON.stringify(config), surroundings);
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries(counts);
};

test("reports the first of many findings, and that there are more", () => {
  const text = JSON.stringify({ ...minimalConfig(), ...unknown(mostFindings + 100) });
  expect(report(text).split("\n\n")[0]).toMatchInlineSnapshot(`
    "site.config.json:1:1 warning more-findings
    There are more than 1000 findings. Fix these first. The next check then reports the others.
      1 | {"version":1,"site":{"name":"Mossy"},"routes":[{"path":"/","title":"Home","blocks":[]}],"key0":0,"ke…
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
  expect(codesOf({ ...minimalConfig(), ...unknown(mostFindings) })).toEqual({ "unknown-key": mostFindings });
  expect(codesOf({ ...minimalConfig(), ...unknown(4000) })).toEqual({
    "unknown-key": mostFindings,
    "more-findings": 1,
  });
});

test("reports errors before warnings", () => {
  const pages = Array.from({ length: 2 * mostFindings }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: "Home",
    blocks: [{ type: "text", text: "See http://localhost:8080" }],
  }));
  const footer = { text: "Written by {{nobody}}." };
  const codes = codesOf({ ...minimalConfig(), footer, routes: pages });
  expect(codes["unknown-constant"]).toBe(1);
});

test("limits syntax errors to the same number", () => {
  const { diagnostics } = validate(`{"a"${":".repeat(5000)}`, surroundings);
  expect(diagnostics.length).toBeLessThanOrEqual(mostFindings + 1);
  expect(diagnostics.some(({ code }) => code === "more-findings")).toBe(true);
});
