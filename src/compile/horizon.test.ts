import { expect, test } from "vitest";
import { horizonOf } from "./horizon";

test("a page's horizon depends on its path, and differs between most pages", () => {
  const paths = [
    "/",
    "/rules",
    "/team",
    "/news",
    "/worlds/nether",
    "/über-uns",
    "/玩法",
    "/faq",
    "/shop",
    "/vote",
  ];
  const horizons = paths.map(horizonOf);
  expect(horizons).toEqual(paths.map(horizonOf));
  for (const horizon of horizons) expect(horizon).toMatch(/^[0-5]{2}$/);
  expect(new Set(horizons).size).toBeGreaterThanOrEqual(8);
});
