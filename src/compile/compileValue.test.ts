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

const withReferences = (tag: string, server: string, toast: string) =>
  configSchema.parse({
    version: 1,
    site: { name: "Bay" },
    constants: { town: "Mill Bay", video: "abcdefghijk" },
    toasts: { messages: { hi: { title: "See you in {{town}}" } } },
    tags: { new: { label: "New in {{town}}", color: "#e0a84a" } },
    servers: { main: { provider: "mcstatus.io", label: "Main", address: "play.bay.example" } },
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "cards", items: [{ title: "Mill", description: "{{town}}\u0007 [[new]]", tag }] },
          { type: "embed", href: "https://youtu.be/{{video}}", title: "Trailer" },
          { type: "status", items: [{ server, label: "Play", copy: "{{town}}", toast }] },
        ],
      },
    ],
  });

const pageOf = (config: ReturnType<typeof withReferences>) =>
  compileSite(config, { icon: () => undefined, imageSize: () => undefined }).pages[0]!.compile();

test("replaces references with their content", () => {
  const badge = { tag: "bdi", children: ["New in Mill Bay"], props: { "data-tag": "new" } };
  expect(pageOf(withReferences("new", "main", "hi")).blocks).toMatchObject([
    {
      items: [
        {
          description: [{ tag: "p", children: ["Mill Bay ", badge] }],
          tag: { name: "new", label: "New in Mill Bay" },
        },
      ],
    },
    { href: { page: "https://youtu.be/abcdefghijk", host: "youtu.be" } },
    {
      items: [
        {
          server: { name: "main", label: "Main" },
          copy: "Mill Bay",
          toast: { title: "See you in Mill Bay" },
        },
      ],
    },
  ]);
});

test.each([
  ["old", "main", "hi", 'There is no tag named "old".'],
  ["new", "other", "hi", 'There is no server named "other".'],
  ["new", "main", "bye", 'There is no toast named "bye".'],
])("rejects unknown references: tag %s, server %s, toast %s", (tag, server, toast, message) => {
  expect(() => pageOf(withReferences(tag, server, toast))).toThrow(message);
});
