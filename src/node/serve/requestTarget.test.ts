import { expect, test } from "vitest";
import { decodePath, targetOf } from "./requestTarget";

test.each([
  ["/", { path: "/", query: "" }],
  ["/a%20b?c=/d?e#f", { path: "/a%20b", query: "?c=/d?e" }],
  ["//evil.example/a", { path: "/evil.example/a", query: "" }],
  ["///a", { path: "/a", query: "" }],
  ["?a", { path: "/", query: "" }],
  ["*", { path: "*", query: "" }],
  ["http://town.example:80/a?b", { path: "/a", query: "?b", authority: "town.example:80" }],
  ["HTTP://town.example", { path: "/", query: "", authority: "town.example" }],
  ["http:///a", { path: "/a", query: "", authority: "" }],
])("%s is read as a path, a query and a host", (url, target) => expect(targetOf({ url })).toEqual(target));

test.each([
  ["/a%20b%C3%A4", "/a bä"],
  ["/%", undefined],
  ["/%ff", undefined],
  ["/a%00.svg", undefined],
])("%s is decoded where it can be", (path, decoded) => expect(decodePath(path)).toBe(decoded));
