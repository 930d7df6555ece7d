import { expect, test } from "vitest";
import { hostedSite } from "./hostedSite";

test.each([
  ["https://owner.github.io/my-server/", "/my-server/", "https://owner.github.io"],
  ["https://owner.github.io/my-server", "/my-server/", "https://owner.github.io"],
  ["https://owner.github.io/", "/", "https://owner.github.io"],
  ["https://owner.github.io", "/", "https://owner.github.io"],
  ["https://www.quietmeadow.net/", "/", "https://www.quietmeadow.net"],
  ["http://localhost:8080/a/b/?c#d", "/a/b/", "http://localhost:8080"],
])("a host that says %s publishes at %s of %s", (address, basePath, origin) => {
  expect(hostedSite({ SPAWNPAGE_URL: address })).toEqual({ basePath, origin });
});

test.each([
  ["/", "/"],
  ["/my-server", "/my-server/"],
  [" /my-server/ ", "/my-server/"],
])("a host that says %s publishes at %s of an address that it does not say", (path, basePath) => {
  expect(hostedSite({ SPAWNPAGE_URL: path })).toEqual({ basePath });
});

test.each([{}, { SPAWNPAGE_URL: "" }, { SPAWNPAGE_URL: " " }])("%j says nothing", (environment) => {
  expect(hostedSite(environment)).toEqual({});
});

test.each(["https://", "/my server/", "mailto:me@home.example"])(
  "%s is refused with what to write",
  (address) => {
    expect(() => hostedSite({ SPAWNPAGE_URL: address })).toThrow(
      `SPAWNPAGE_URL is "${address}", which is no address of a site. Write one such as https://owner.github.io/my-server/, or the path alone: /my-server/.`,
    );
  },
);
