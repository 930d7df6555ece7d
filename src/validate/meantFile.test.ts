import { expect, test } from "vitest";
import { exampleSurroundings } from "./exampleSurroundings";
import { meantFile } from "./meantFile";

const files = [
  "/logo.svg",
  "/art/mill.svg",
  "/art/mill-small.svg",
  "/art/cave.svg",
  "/art/view-1.jpg",
  "/art/view-2.jpg",
  "/tour.mp4",
  "/notes.pdf",
  "/fonts/Own.woff2",
];
const world = { ...exampleSurroundings, hasFile: () => false, filePaths: () => files };
const meant = (path: string) => meantFile(path, world)?.path;

test.each([
  ["/mill.svg", "/art/mill.svg"],
  ["/pictures/Mill.svg", "/art/mill.svg"],
  ["/art/mill.png", "/art/mill.svg"],
  ["/art/mil.svg", "/art/mill.svg"],
  ["/art/mill_small.svg", "/art/mill-small.svg"],
  ["/lgoo.svg", "/logo.svg"],
  ["/art/veiw-2.jpg", "/art/view-2.jpg"],
  ["/tuor.webm", "/tour.mp4"],
  ["/fonts/own.woff", "/fonts/Own.woff2"],
])("for %s suggests %s, a similar name of the same type", (path, file) => {
  expect(meant(path)).toBe(file);
});

test.each([
  ["another kind", "/tour.png"],
  ["another kind with nearly the name", "/note.svg"],
  ["another name in the same folder", "/art/cove-map.svg"],
  ["a short name, in which each letter counts", "/art/elf.svg"],
  ["another number", "/art/view-3.jpg"],
  ["a longer row of numbers", "/art/view-12.jpg"],
])("suggests nothing for %s: %s", (_, path) => {
  expect(meant(path)).toBeUndefined();
});

test("fixes a file name only if the suggestion is unambiguous", () => {
  const isSure = (path: string) => meantFile(path, world)?.isSure;
  expect(isSure("/art/mil.svg")).toBe(true);
  expect(isSure("/arts/mill.svg")).toBe(true);
  expect(isSure("/art/mill.png")).toBe(false);
  expect(isSure("/mill.svg")).toBe(false);
});
