import { describe, expect, test } from "vitest";
import { configWith, report, reportIn, surroundings } from "../../../tests/validate/surroundings";

describe("a config with broken references", () => {
  test("reports missing files", () => {
    expect(report(configWith(`{ "type": "cta", "image": { "src": "/mill.svg", "alt": "" } }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:36 error unknown-file
        Home (/) → block 1 (cta) → image → src
        There is no file "/mill.svg" in public/. Did you mean "/art/mill.svg"?
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "cta", "image": { "src": "/mill.svg", "alt": "" } }
            |                                    ^^^^^^^^^^^

        1 error
        "
      `);
  });

  test("reports files in another letter case", () => {
    expect(report(configWith(``, `"avatars": { "placeholder": "/banner.png" }`))).toMatchInlineSnapshot(`
      "site.config.json:2:29 error file-letter-case
      avatars → placeholder
      The file is public/Banner.png, and most web servers treat uppercase and lowercase letters as different. Use "/Banner.png".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "avatars": { "placeholder": "/banner.png" },
          |                             ^^^^^^^^^^^^^

      1 error
      "
    `);
  });

  test("accepts encoded file names with any characters", () => {
    const world = { ...surroundings, hasFile: () => false, filePaths: () => ["/100% real.jpg", "/a#b?.jpg"] };
    const card = (src: string) => configWith(`{ "type": "cta", "image": { "src": "${src}", "alt": "" } }`);
    expect(reportIn(world, card("/100%%20real.jpg"))).toContain('Did you mean "/100%25%20real.jpg"?');
    expect(reportIn(world, card("/a%23b.jpg"))).toContain('Did you mean "/a%23b%3F.jpg"?');
  });
});

test("accepts the owner's font file", () => {
  expect(report(configWith("", `"theme": { "fonts": { "body": { "family": "Own", "file": "/seed.txt" } } }`)))
    .toContain(`site.config.json:2:58 error not-a-font
theme → fonts → body → file
The file public/seed.txt is not a valid font. Use a font file in WOFF2 format.
`);
});
