import { describe, expect, it } from "vitest";
import { cssUrl } from "./cssUrl";

describe("an address in a style sheet", () => {
  it("ends neither its string nor the style element, and is no comment", () => {
    expect(cssUrl(`/a"b</style>/*c*/d\\e.svg`)).toBe("/a%22b%3C/style%3E/%2Ac%2A/d%5Ce.svg");
  });

  it("does not change a safe address", () => {
    expect(cssUrl("/fonts/a(1).woff2?v=2")).toBe("/fonts/a(1).woff2?v=2");
  });
});
