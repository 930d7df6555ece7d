import { expect, test } from "vitest";
import { exampleSurroundings } from "../exampleSurroundings";
import { explainImage } from "./file";

const files = ["/logo.svg", "/art/mill.png", "/my%20map.png"];
const world = {
  ...exampleSurroundings,
  hasFile: (path: string) => files.includes(path),
  filePaths: () => files,
};
const start = "The path of a file in public/ must";

test.each<[string, string, string?]>([
  ["logo.svg", `${start} start with a slash. Use "/logo.svg".`, "/logo.svg"],
  ["public/logo.svg", `${start} start with a slash and not include "public". Use "/logo.svg".`, "/logo.svg"],
  ["\\logo.svg", `${start} start with a slash and use / instead of \\. Use "/logo.svg".`, "/logo.svg"],
  ["/logo.svg ", `${start} not start or end with a space. Use "/logo.svg".`, "/logo.svg"],
  ["/my map.png", `${start} use %20 for a space. Use "/my%20map.png".`, "/my%20map.png"],
  ["lgoo.svg", `${start} start with a slash. Did you mean "/logo.svg"?`, "/logo.svg"],
  ["mill.jpg", `${start} start with a slash. Did you mean "/art/mill.png"?`],
  ["./cave.png", `${start} start with a slash. Use "/cave.png", and save the file as public/cave.png.`],
  ["C:\\site\\logo.svg", 'The file is already in public/. Use "/logo.svg".'],
  ["file:///home/cave.png?x", 'Copy the file to public/, and use "/cave.png".'],
  ["data:image/png;base64,AA.png", 'Use the path of a file in public/, such as "/logo.svg".'],
  ["a mill", 'Use the path of a file in public/, such as "/logo.svg".'],
  [
    "//logo.svg",
    'The URL of a picture must start with https://. Use "https://logo.svg".',
    "https://logo.svg",
  ],
  [
    "http://a.example/b.png",
    'The URL of a picture must start with https://. Use "https://a.example/b.png".',
    "https://a.example/b.png",
  ],
  [
    "a.example.com/b.png",
    'The URL of a picture must start with https://. Use "https://a.example.com/b.png".',
    "https://a.example.com/b.png",
  ],
  [
    "https://a.example/b c.png",
    'A URL cannot contain spaces. Use "https://a.example/b%20c.png".',
    "https://a.example/b%20c.png",
  ],
])("explains %j", (value, advice, instead) => {
  expect(explainImage(value, world)).toEqual({ advice, instead });
});
