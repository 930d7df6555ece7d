import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { packageFile } from "../input/packageFile";
import { packed, withPacked } from "./bundledPackages.mjs";
import { thirdPartyLicences } from "./thirdPartyLicences";

const svgo = dirname(dirname(packageFile("svgo")));

test("a package that is published with others in its file brings their licences, and those of what they depend on", () => {
  const text = thirdPartyLicences("This", withPacked(svgo), join(import.meta.dirname, "licences"));
  for (const name of [
    "svgo",
    "css-tree",
    "csso",
    "css-select",
    "mdn-data",
    "source-map-js",
    "boolbase",
    "sax",
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)\\n\\n[^-]`, "m"));
  expect(text).toContain("by Roman Dvornov");
});

test("all that is in the file of svgo is known", () => {
  const { dependencies } = JSON.parse(readFileSync(join(svgo, "package.json"), "utf8")) as {
    dependencies: object;
  };
  // These two are for its command.
  const inFile = Object.keys(dependencies).filter((name) => !["commander", "picocolors"].includes(name));
  expect(packed["svgo"]).toEqual(inFile);
});
