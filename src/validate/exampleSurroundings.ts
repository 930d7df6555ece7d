import type { Surroundings } from "./surroundings";

const files = [
  "/logo.svg",
  "/art/mill.svg",
  "/art/tour.mp4",
  "/Banner.png",
  "/my map.pdf",
  "/seed.txt",
  "/old/index.html",
  "/wiki.html",
  "/harbour.png",
  "/old.svg",
];
const icons: Record<string, string[]> = {
  lucide: ["rocket", "shield", "users", "gem"],
  "simple-icons": ["simple-icons:discord", "simple-icons:youtube"],
};
const iconNames = Object.values(icons).flat();

/** A small world for examples: ten files in public/, four plain icons and two brands; it is noon on a day in November. */
export const exampleSurroundings: Surroundings = {
  hasFile: (path) => files.includes(path),
  filePaths: () => files,
  hasIcon: (name) => iconNames.includes(name.replace(/^lucide:/, "")),
  fileSize: (path) => (path === "/Banner.png" ? 2_400_000 : 4_000),
  videoSeconds: () => 42,
  isFont: (path) => path !== "/seed.txt",
  isPicture: () => true,
  drawingFault: (path) =>
    path === "/old.svg"
      ? { message: "has a DOCTYPE. Delete it from line 1: <!DOCTYPE svg>", isShown: true }
      : undefined,
  now: () => Date.parse("2026-11-20T12:00Z"),
  fileKind: (path) => (path === "/harbour.png" ? "JPEG" : undefined),
  hasSchema: (reference) => reference === "./schema/site.schema.json",
  nearSchema: () => "./schema/site.schema.json",
  sample: () => ({ name: "Samplecraft", values: ["play.samplecraft.example", "Sample Sam"] }),
  iconNames: (set) => (set === undefined ? iconNames : Object.hasOwn(icons, set) ? icons[set]! : []),
};
