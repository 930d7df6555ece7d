import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { places } from "./focus";

const image = (focus: string) =>
  configWith(`{ "type": "image", "src": "/logo.svg", "alt": "A", "focus": ${JSON.stringify(focus)} }`);

test.each(places)("%s is a place of a picture", (place) => {
  expect(report(image(place))).not.toContain("focus");
});

describe("what people write for a place is answered with that place", () => {
  test.each([
    [
      "left top",
      ["top left", "top-left", "topLeft", "TOP_LEFT", "topleft", "left-top", "upper-left", "northwest"],
    ],
    ["top", ["Top", "upper", "top center", "center top", "north", "oben"]],
    ["right top", ["top right", "top-right", "topright", "upper right", "rechts oben"]],
    ["left", ["west", "center left", "left-center", "middle left", "links"]],
    ["right", ["rihgt", "east", "center right", "right middle"]],
    ["left bottom", ["bottom left", "bottom-left", "bottomleft", "lower left", "south-west"]],
    ["bottom", ["botom", "lower", "down", "bottom center", "unten"]],
    ["right bottom", ["bottom right", "bottom-right", "bottomRight", "lower right", "right-bottom"]],
  ])("%s", (place, words) => {
    expect(words.map((word) => /Did you mean "[^"]*"/.exec(report(image(word)))?.[0] ?? word)).toEqual(
      words.map(() => `Did you mean "${place}"`),
    );
  });
});

test("the two words of a corner are put into order without a question", () => {
  expect(fixed(image("top-left"))).toContain('"focus": "left top"');
  expect(fixed(image("bottom right"))).toContain('"focus": "right bottom"');
});

test.each(["center", "middle", "Centre", "center center", "auto"])("%s has no focus", (word) => {
  expect(report(image(word))).toContain(
    `"focus" cannot be "${word}". Remove the key to use the default. Allowed values: "left top"`,
  );
  expect(fixed(image(word))).not.toContain("focus");
});
