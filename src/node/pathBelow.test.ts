import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { pathBelow } from "./pathBelow";

test.each([
  [posix, "/home/ada/site", "/home/ada/site/art/mill.svg", "art/mill.svg"],
  [posix, "/home/ada/site", "/home/ada/site", ""],
  [posix, "/home/ada/site", "/home/ada/site/..art/mill.svg", "..art/mill.svg"],
  [posix, "/home/ada/site", "/home/ada/site-2/mill.svg", undefined],
  [posix, "/home/ada/site", "/home/ada", undefined],
  [posix, "/", "/mill.svg", "mill.svg"],
  [win32, "C:\\Ada Ö\\site", "C:\\Ada Ö\\site\\art\\mill.svg", "art/mill.svg"],
  [win32, "C:\\Ada Ö\\site", "c:\\ada ö\\SITE\\art\\mill.svg", "art/mill.svg"],
  [win32, "C:\\Ada Ö\\site", "C:/Ada Ö/site/art/mill.svg", "art/mill.svg"],
  [win32, "C:\\Ada Ö\\site", "C:\\Ada Ö\\site-2\\mill.svg", undefined],
  [win32, "C:\\Ada Ö\\site", "D:\\Ada Ö\\site\\mill.svg", undefined],
  [win32, "\\\\server\\share\\site", "\\\\server\\share\\site\\mill.svg", "mill.svg"],
  [win32, "C:\\", "C:\\mill.svg", "mill.svg"],
] as const)("on a system with such paths, from %2$s to %3$s", (path, folder, file, way) => {
  expect(pathBelow(folder, file, path)).toBe(way);
});
