import { expect, test } from "vitest";
import { withoutRegion } from "./knownLanguage";

test.each([
  ["en-GB", ["en-GB", "de"], "en"],
  ["pt-BR", ["en", "pt-BR", "pt-PT"], "pt-BR"],
  ["en-GB", ["en"], "en-GB"],
  ["zh-Hans", ["en"], "zh-Hans"],
  ["de", [], "de"],
])("%s next to %j is called %s", (code, others, name) => {
  expect(withoutRegion(code, others)).toBe(name);
});
