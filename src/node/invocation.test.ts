import { expect, test } from "vitest";
import { ofCheckout, ofPackage, wordsFor } from "./invocation";

test("commands are typed with npx where the package is installed", () => {
  expect(ofPackage("start")).toBe("npx spawnpage start");
  expect(ofPackage("validate", "--fix")).toBe("npx spawnpage validate --fix");
});

test("commands are scripts in the repository of the program", () => {
  expect(ofCheckout("start")).toBe("npm start");
  expect(ofCheckout("build")).toBe("npm run build");
  expect(ofCheckout("validate", "--fix")).toBe("npm run validate -- --fix");
});

test("a config is named unless it is the usual one, in quotes where a shell would cut it", () => {
  expect(ofPackage("validate", ...wordsFor("site.config.json"), "--all")).toBe(
    "npx spawnpage validate --all",
  );
  expect(ofCheckout("validate", ...wordsFor("my sites/mill.json"), "--fix")).toBe(
    "npm run validate -- 'my sites/mill.json' --fix",
  );
});
