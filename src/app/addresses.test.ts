import { describe, expect, it } from "vitest";
import { normalisePath } from "./addresses";

describe("a path", () => {
  it.each([
    ["/", "/"],
    ["/rules/", "/rules"],
    ["/rules/index.html", "/rules"],
    ["/index.html", "/"],
    ["/sub/", "/sub"],
    ["/%E7%8E%A9%E6%B3%95/", "/玩法"],
    ["/100%", "/100%"],
  ])("%s names the page %s", (path, normal) => {
    expect(normalisePath(path)).toBe(normal);
  });
});
