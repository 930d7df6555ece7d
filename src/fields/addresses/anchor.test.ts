import { describe, expect, it } from "vitest";
import { slugify } from "./anchor";

describe("an anchor made from a name", () => {
  it.each([
    ["No griefing, please!", "no-griefing-please"],
    ["Don't spam", "dont-spam"],
    ["Šárka’s Café", "sarkas-cafe"],
    ["100 blocks", "100-blocks"],
    ["규칙", "규칙"],
    ["नियम", "नियम"],
    ["ガイド", "ガイド"],
    ["Общий чат", "общий-чат"],
    ["القواعد", "القواعد"],
    ["?!", "section"],
  ])("%s leads to #%s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});
