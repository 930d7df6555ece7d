import { expect, test } from "vitest";
import { fittingName } from "./fittingName";

const bytes = (name: string) => new TextEncoder().encode(name).length;

test("a name that a file can have stays", () => {
  expect(fittingName("harvest", ".ics")).toBe("harvest.ics");
  expect(fittingName("a".repeat(251), ".ics")).toBe(`${"a".repeat(251)}.ics`);
  expect(fittingName("a".repeat(255))).toBe("a".repeat(255));
});

test("a longer one is cut between two letters, and differs from others that begin so", () => {
  for (const letter of ["a", "я", "\u{10330}"]) {
    const [one, other] = ["", "-2"].map((end) => fittingName(letter.repeat(300) + end, ".ics"));
    expect(bytes(one!)).toBeLessThanOrEqual(255);
    expect(bytes(one!)).toBeGreaterThan(240);
    expect(one).toMatch(/-[0-9a-z]{1,7}\.ics$/);
    expect(one).not.toContain("\ufffd");
    expect(other).not.toBe(one);
  }
});
