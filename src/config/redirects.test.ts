import { expect, test } from "vitest";
import { asciiAddress } from "../fields/addresses/pagePath";
import { redirectPath } from "./redirects";

test.each([
  ["/discord", "/discord"],
  ["/forum/", "/forum"],
  ["/viewtopic.php", "/viewtopic.php"],
  ["/%C3%BCber%20uns.html", "/über uns.html"],
  ["/u\u0308ber", "/über"],
  ["/wiki/Main_Page", "/wiki/Main_Page"],
  ["/คำถาม", "/คำถาม"],
])("the address %s is compared as %s", (written, path) => {
  expect(redirectPath(written)).toBe(path);
});

test.each([
  "rules",
  "//evil.example",
  "/..",
  "/../secret",
  "/%2e%2e/secret",
  "/a/%2e%2e%2f%2e%2e/secret",
  "/a//b",
  "/.spawnpage/files",
  "/.well-known/x",
  "/a%5c..%5cb",
  "/a%00b",
  "/a%0Ab",
  "/c:x",
  "/a%3ab",
  "/:splat",
  "/*",
  "/what?page=1",
  "/name%20",
  "/name.",
  "/%E0%A4%A",
  "/\ud800",
  `/${"a".repeat(256)}`,
  `/old/${"%C3%BC".repeat(128)}`,
])("%j names no folder below the site", (written) => {
  expect(redirectPath(written)).toBeUndefined();
});

test("an address that leads on is written in ASCII, and what is encoded stays as it is", () => {
  expect(asciiAddress("/über#größe")).toBe("/%C3%BCber#gr%C3%B6%C3%9Fe");
  expect(asciiAddress("https://a.example/%20?b=c&d")).toBe("https://a.example/%20?b=c&d");
});
