import { expect, test } from "vitest";
import { configSchema } from "../config/config";
import type { SvgNode } from "../fields/pictures/icon";
import { compileSite } from "./compileSite";
import { mirrorIcon } from "./compileValue";

const nodes: SvgNode[] = [["path", { d: "M2 12h20" }]];
const isMirrored = (name: string) => mirrorIcon(name, { viewBox: "0 0 24 24", nodes }).nodes !== nodes;

test.each(["arrow-right", "chevrons-left", "log-in", "reply-all", "undo-2", "pixelarticons:arrow-left-box"])(
  "mirrors %s",
  (name) => expect(isMirrored(name)).toBe(true),
);

test.each(["rocket", "copyright", "rotate-left", "fast-forward", "mouse-left", "simple-icons:right-sizer"])(
  "leaves %s as it is",
  (name) => expect(isMirrored(name)).toBe(false),
);

test("mirrors around the middle of the drawing", () => {
  expect(mirrorIcon("arrow-right", { viewBox: "4 0 16 24", nodes })).toEqual({
    viewBox: "4 0 16 24",
    nodes: [["g", { transform: "matrix(-1 0 0 1 24 0)" }, nodes]],
  });
});

test.each([
  ["ar", true],
  ["fa", true],
  ["en", false],
])("arrow-right on a page in %s", (language, mirrored) => {
  const config = configSchema.parse({
    version: 1,
    site: { name: "Bay", language },
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "hero", heading: "Bay", buttons: [{ label: "Go", icon: "arrow-right", href: "/" }] },
        ],
      },
    ],
  });
  const site = compileSite(config, {
    icon: () => ({ viewBox: "0 0 24 24", nodes }),
    imageSize: () => undefined,
  });
  const page = JSON.stringify(site.pages[0]!.compile());
  expect(page.includes("matrix(-1")).toBe(mirrored);
});
