import { expect, test } from "vitest";
import { configWith, report, reportIn, surroundings } from "../../../../tests/validate/surroundings";

test("reports a heavy picture once", () => {
  const text = configWith('{ "type": "callout", "image": { "src": "/Banner.png", "alt": "" } }').replace(
    '"name": "Mossy"',
    '"name": "Mossy", "logo": "/Banner.png"',
  );
  expect(report(text.replace(/"type": "callout", "image": [^}]*\}/, '"type": "callout", "text": "A"')))
    .toMatchInlineSnapshot(`
      "site.config.json:1:52 warning heavy-picture
      site → logo
      public/Banner.png is 2.4 MB, which takes about 12 seconds to load on a slow phone. Save it as public/Banner.webp (at most 1600 pixels wide, at most 0.5 MB), and use "/Banner.webp" here.
        1 | { "version": 1, "site": { "name": "Mossy", "logo": "/Banner.png" },
          |                                                    ^^^^^^^^^^^^^

      1 warning
      "
    `);
});

const ofSite = (keys: string) =>
  configWith('{ "type": "callout", "text": "A" }').replace('"name": "Mossy"', `"name": "Mossy", ${keys}`);

test("accepts a heavy picture if smaller versions are generated, but not if it is sent unchanged", () => {
  const able = { ...surroundings, makesPictures: () => true };
  expect(reportIn(able, ofSite('"logo": "/Banner.png"'))).not.toContain("heavy-picture");
  expect(reportIn(able, ofSite('"socialImage": "/Banner.png"'))).toContain("public/Banner.png is 2.4 MB");
});

test("reports a picture with more pixels than a phone can load, however small its file is", () => {
  const huge = {
    ...surroundings,
    makesPictures: () => true,
    fileSize: () => 9000,
    pictureSize: () => ({ width: 20_000, height: 20_000 }),
  };
  expect(reportIn(huge, ofSite('"logo": "/Banner.png"'))).toContain(
    "public/Banner.png is 20,000 × 20,000 pixels and needs 1.6 GB of memory, so phones cannot show it. Make the picture at most 4000 pixels wide.",
  );
});

test("reports a heavy animated picture that is too long to convert", () => {
  const moving = {
    ...surroundings,
    hasFile: () => true,
    makesPictures: (path: string) => path !== "/long.gif",
    fileKind: () => "GIF" as const,
    fileSize: () => 3_000_000,
    pictureSize: () => undefined,
  };
  expect(reportIn(moving, ofSite('"logo": "/short.gif"'))).not.toContain("heavy-picture");
  expect(reportIn(moving, ofSite('"logo": "/long.gif"'))).toContain(
    'public/long.gif is 3.0 MB, which takes about 15 seconds to load on a slow phone. Save it as public/long.webp (at most 1600 pixels wide, at most 0.5 MB), and use "/long.webp" here. If it is animated, save it as a video and use a "media" block.',
  );
});

test("reports a heavy file of a type that is not converted", () => {
  const able = {
    ...surroundings,
    hasFile: () => true,
    makesPictures: () => true,
    fileSize: () => 3_000_000,
    pictureSize: () => undefined,
  };
  expect(reportIn(able, ofSite('"logo": "/map.bmp"'))).toContain("public/map.bmp is 3.0 MB");
});
