import { expect, test } from "vitest";
import { spot } from "./spot";

const stops = "gold,transparent";

test("draws a light in a box of its size around its centre", () => {
  expect(spot({ at: ["50%", "-7rem"], radius: ["40rem", "20rem"], stops })).toBe(
    "radial-gradient(closest-side,gold,transparent) 50% calc(-7rem - 20rem)/80rem 40rem no-repeat",
  );
});

test("converts a percentage of the ground to one of the space around the box", () => {
  // 16% of 1000 is 160, and the box begins at 160 - 100 = 60: 16% of the 800 that are left is 128, less 0.68 of 100.
  expect(spot({ at: ["16%", "104%"], radius: ["100px", "10vh"], stops })).toContain(
    " calc(16% - 68px) calc(104% + 10.8vh)/200px 20vh ",
  );
});

test("multiplies each of several lengths", () => {
  expect(spot({ at: ["75%", "0px"], radius: ["min(10.5rem,100vw)", "1rem"], stops })).toContain(
    " calc(75% + min(5.25rem,50vw)) calc(0px - 1rem)/min(21rem,200vw) 2rem ",
  );
});
