import { expect, test } from "vitest";
import { parseUrl } from "./parseUrl";

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
