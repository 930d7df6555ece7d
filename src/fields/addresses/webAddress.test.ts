import { expect, test } from "vitest";
import { originOf, parseUrl } from "./webAddress";

test.each([
  ["https://pictures.example/a.png", "https://pictures.example"],
  ["http://Pictures.example:8080?x#y", "http://pictures.example:8080"],
  ["https://pictures.example:443", "https://pictures.example"],
  ["https://faces.example/{name}/{size}", "https://faces.example"],
])("the origin of %s is %s", (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

test.each([
  "https://[",
  "https://[::1]/x",
  "https://a.example:99999/x.png",
  "https://a.example;script-src/x",
  "https://a.example,b.example/x",
  "https://a'b.example/x",
  'https://a"b.example/x',
  "https://a.example\\@b.example",
  "https://me@a.example/x",
  "https://{name}.example/x",
  "https://a.example /x",
  "https://*.example/x",
  "https://1.2.3.999/x",
  "ftp://a.example/x",
  "/logo.svg",
  "",
])("%s has none", (address) => {
  expect(originOf(address)).toBeUndefined();
});

test("takes an address apart, also from where a relative one starts", () => {
  expect(parseUrl("https://mossy.example/shop")?.pathname).toBe("/shop");
  expect(parseUrl("shop", "https://mossy.example/")?.href).toBe("https://mossy.example/shop");
});

test.each(["", "shop", "https://", "https://mossy.example:70000"])("%j is no address", (text) => {
  expect(parseUrl(text)).toBeUndefined();
});

test("a host with an umlaut is one however often it is asked for", () => {
  const rounds = Array.from({ length: 50_000 }, () => parseUrl("https://müller.example/"));
  expect(rounds.filter((url) => url === undefined)).toEqual([]);
});
