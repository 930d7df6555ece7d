import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteConfigs } from "../../tests/sites/configs";
import { surroundings } from "../../tests/validate/surroundings";
import { checks } from "./checks/checks";
import { linkPlaces } from "./links/linkPlaces";
import { findInParts } from "./parts";

test.each(Object.entries(siteConfigs))(
  "checks of pages do not depend on the theme's colours: %s",
  (_, file) => {
    const config = JSON.parse(readFileSync(file, "utf8")) as { theme?: object };
    let reads = 0;
    const colors = { get: () => (reads++, {}), enumerable: false };
    // Not enumerable, so only checks of pages that ask for the theme see it.
    const theme = Object.defineProperty({ ...config.theme }, "colors", colors);
    Object.defineProperty(config, "theme", { value: theme, enumerable: false });
    const { values, general, valueAdvice, advice } = checks;
    findInParts(config, surroundings, [...values, ...general, ...valueAdvice, ...advice]);
    linkPlaces(config);
    expect(reads).toBe(0);
  },
);
