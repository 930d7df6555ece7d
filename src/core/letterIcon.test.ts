import { expect, test } from "vitest";
import { letterIcon } from "./letterIcon";

test.each([
  ["  mossy", "M"],
  ["éire", "É"],
  ["<b>", "&lt;"],
  ["\ud800moss", "M"],
  ["", ""],
])("draws the first letter of %j in the site's colours", (name, letter) => {
  expect(letterIcon(name, { primary: "#112233", onPrimary: "#ffffff" })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#112233"/>' +
      `<text x="32" y="46" font-family="system-ui,sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="#ffffff">${letter}</text></svg>`,
  );
});
