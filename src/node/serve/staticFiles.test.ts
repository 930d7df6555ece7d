import { describe, expect, it } from "vitest";
import { parseHeaders } from "./staticFiles";

describe("a _headers file", () => {
  it("is read as rules with headers, values with colons and all", () => {
    expect(
      parseHeaders("/*\n  X-A: 1\n  X-B: https://b.example; c\n\n/x/*\n  Cache-Control: no-store\n"),
    ).toEqual([
      [
        "/*",
        [
          ["X-A", "1"],
          ["X-B", "https://b.example; c"],
        ],
      ],
      ["/x/*", [["Cache-Control", "no-store"]]],
    ]);
  });
});
