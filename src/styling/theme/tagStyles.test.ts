import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import type { Tags } from "../../config/tags";
import { contrast } from "./contrast";
import { tagCss, textOn } from "./tagStyles";

it("gives words on any colour a contrast that can be read", () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, "0")}`;
      expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300, seed: 1 },
  );
});

it("keeps the hue where that can be read", () => {
  expect(textOn("#e0a84a")).not.toBe("#000000");
  expect(textOn("#222222")).toMatch(/^#[89a-f]/);
});

it("is nothing for a site without tags", () => {
  expect(tagCss({})).toBe("");
  const tags = { builder: { label: "Builder", color: "#e0a84a" } } as unknown as Tags;
  expect(tagCss(tags)).toContain(`[data-tag="builder"]{background:#e0a84a;color:${textOn("#e0a84a")}}`);
});
