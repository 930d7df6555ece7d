import { expect, test } from "vitest";
import { themeSchema } from "../config/theme";
import { countLayers } from "./countLayers";

const stars = { image: "/stars.svg" };

test.each([
  [undefined, 1],
  ["daylight", 1],
  [{ preset: "daylight" }, 1],
  [{ preset: "daylight", background: { layers: [] } }, 1],
  [{ preset: "daylight", background: { layers: [stars, stars] } }, 3],
])("beside a picture of the theme, the pictures of %o make %i", (alternate, count) => {
  const background = { layers: [stars] };
  expect(countLayers(themeSchema.parse({ preset: "ember", background, alternate }))).toBe(count);
});
