import { expect, test } from "vitest";
import { spot } from "./spot";

const stops = "gold,transparent";

test("a light is drawn in a box of its own size around its middle", () => {
  expect(spot({ at: ["50%", "-7rem"], radius: ["40rem", "20rem"], stops })).toBe(
    "radial-gradient(closest-side,gold,transparent) 50% calc(-7rem - 20rem)/80rem 40rem no-repeat",
  );
});

test("a share of the ground is one of the room that the box leaves", () => {
  // 16% of 1000 is 160, and the box begins at 160 - 100 = 60: 16% of the 800 that are left is 128, less 0.68 of 100.
  expect(spot({ at: ["16%", "104%"], radius: ["100px", "10vh"], stops })).toContain(
    " calc(16% - 68px) calc(104% + 10.8vh)/200px 20vh ",
  );
});

test("of several lengths each is taken so many times", () => {
  expect(spot({ at: ["75%", "0px"], radius: ["min(10.5rem,100vw)", "1rem"], stops })).toContain(
    " calc(75% + min(5.25rem,50vw)) calc(0px - 1rem)/min(21rem,200vw) 2rem ",
  );
});
