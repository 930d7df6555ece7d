import { expect, test } from "vitest";
import { formatBuild } from "./buildAnswer";

const site = { directory: "dist", pages: 7, failures: [], services: [], asked: [] };
const report = (address?: string) => JSON.parse(formatBuild({ ...site, address })) as Record<string, unknown>;

test("reports the address of the built site, or null without one", () => {
  expect(report("https://play.example/moss/")).toMatchObject({
    built: true,
    directory: "dist",
    address: "https://play.example/moss/",
  });
  expect(report()).toMatchObject({ built: true, address: null });
});
