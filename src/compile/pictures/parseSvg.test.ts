import { describe, expect, it } from "vitest";
import { parseSvg } from "./parseSvg";

describe("the body of an icon", () => {
  it("becomes nodes with React's attribute names", () => {
    const body =
      '<g fill="none" stroke-width="2"><path d="M1 1"/><circle cx="1" cy="2" r="3"></circle></g><path d="M2 2"/>';
    expect(parseSvg(body)).toEqual([
      [
        "g",
        { fill: "none", strokeWidth: "2" },
        [
          ["path", { d: "M1 1" }],
          ["circle", { cx: "1", cy: "2", r: "3" }],
        ],
      ],
      ["path", { d: "M2 2" }],
    ]);
  });
});
