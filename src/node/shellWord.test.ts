import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellWord } from "./shellWord";

const hostile = [
  "x$(touch pwned)",
  "`touch pwned`",
  "it's",
  'a"b',
  "$HOME",
  "~",
  "a;b",
  "a&b",
  "a|b>c",
  "*",
  "{a,b}",
  "!1",
  "#a",
  String.raw`back\slash`,
  "line\nbreak",
  "",
];

test.each(["site", "../my-site/site.config.json", "C:/sites", "größe".normalize("NFC")])(
  "%s reaches a POSIX shell as it is",
  (word) => expect(heard(word)).toBe(word),
);

test.each(hostile)("a POSIX shell takes %j literally", (word) => expect(heard(word)).toBe(word));

test("quotes no word that every shell takes literally", () => {
  expect(shellWord("../my-site/site.config.json", "linux")).toBe("../my-site/site.config.json");
  expect(shellWord(String.raw`..\my-site`, "win32")).toBe(String.raw`..\my-site`);
});

test("escapes PowerShell expansions in double quotes on Windows", () => {
  expect(shellWord("my site & more", "win32")).toBe('"my site & more"');
  expect(shellWord("x$(calc) `n", "win32")).toBe('"x`$(calc) ``n"');
});

test("quotes a word that PowerShell would splat", () => {
  expect(shellWord("@site", "win32")).toBe('"@site"');
  expect(shellWord("my@site", "win32")).toBe("my@site");
});

/** The word as the shell passes it on. */
function heard(word: string): string {
  return execFileSync("/bin/sh", ["-c", `printf %s ${shellWord(word, "linux")}`], { encoding: "utf8" });
}
