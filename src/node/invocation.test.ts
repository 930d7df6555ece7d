import { expect, test } from "vitest";
import { ofCheckout, ofPackage, wordsFor } from "./invocation";

test("uses npx if the package is installed", () => {
  expect(ofPackage("start")).toBe("npx spawnpage start");
  expect(ofPackage("validate", "--fix")).toBe("npx spawnpage validate --fix");
});

test("uses npm scripts in the program's repository", () => {
  expect(ofCheckout("start")).toBe("npm start");
  expect(ofCheckout("build")).toBe("npm run build");
  expect(ofCheckout("validate", "--fix")).toBe("npm run validate -- --fix");
});

test("names a config other than the default one, and quotes it for a shell", () => {
  expect(ofPackage("validate", ...wordsFor("site.config.json"), "--all")).toBe(
    "npx spawnpage validate --all",
  );
  expect(ofCheckout("validate", ...wordsFor("my sites/mill.json"), "--fix")).toBe(
    "npm run validate -- 'my sites/mill.json' --fix",
  );
});
