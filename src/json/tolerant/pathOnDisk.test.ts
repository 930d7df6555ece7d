import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const text = configWith("").replace(
  '"name": "Mossy"',
  String.raw`"name": "Mossy", "logo": "C:\Users\Me\mill.png"`,
);

test("asks to copy a file from the owner's disk to public/, and does not fix its path", () => {
  expect(report(text)).toContain(
    'This file is on your own computer, so visitors cannot see it. Copy it to the public/ folder next to your config. Then use "/mill.png" here.',
  );
  expect(fixed(text)).toBe(text);
});
