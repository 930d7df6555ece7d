import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

test("reports an alternative text that is empty or a file name", () => {
  expect(
    report(
      configWith(`{ "type": "image", "src": "/logo.svg", "alt": "" },
{ "type": "image", "src": "/logo.svg", "alt": "IMG_2034.png" },
{ "type": "image", "src": "/logo.svg", "alt": "The mill" }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:47 warning image-without-alt
    Home (/) → block 1 (image) → alt
    "alt" is empty, so screen readers skip this picture. Describe the picture in a few words, as you would over the phone.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "image", "src": "/logo.svg", "alt": "" },
        |                                               ^^

    site.config.json:5:47 warning image-without-alt
    Home (/) → block 2 (image) → alt
    "IMG_2034.png" is a file name, not a description of the picture. Describe the picture in a few words, as you would over the phone.
      4 | { "type": "image", "src": "/logo.svg", "alt": "" },
      5 | { "type": "image", "src": "/logo.svg", "alt": "IMG_2034.png" },
        |                                               ^^^^^^^^^^^^^^

    2 warnings
    "
  `);
});

test("reports points on a cropped picture, and shows the whole picture", () => {
  const image = (more: string) =>
    configWith(
      `{ "type": "image", "src": "/logo.svg", "alt": "The mill", ${more}"points": [{ "x": 40, "y": 60, "label": "Wheel" }] }`,
    );
  expect(report(image('"fit": "cover", '))).toMatchInlineSnapshot(`
    "site.config.json:4:66 warning points-on-cropped
    Home (/) → block 1 (image) → fit
    A cropped picture moves under its points. Use "whole".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "image", "src": "/logo.svg", "alt": "The mill", "fit": "cover", "points": [{ "x": 40, "y":…
        |                                                                  ^^^^^^^

    1 warning
    "
  `);
  expect(report(image(""))).toBe("");
  expect(fixed(image('"fit": "cover", '))).toContain('"fit": "whole"');
});
