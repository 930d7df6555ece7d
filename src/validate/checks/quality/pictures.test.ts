import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("a heavy picture is named once", () => {
  const text = configWith('{ "type": "callout", "image": { "src": "/Banner.png", "alt": "" } }').replace(
    '"name": "Mossy"',
    '"name": "Mossy", "logo": "/Banner.png"',
  );
  expect(report(text.replace(/"type": "callout", "image": [^}]*\}/, '"type": "callout", "text": "A"')))
    .toMatchInlineSnapshot(`
    "site.config.json:1:52 warning heavy-picture
    site → logo
    public/Banner.png has 2.4 MB, for which a visitor on a slow phone waits some 12 seconds. Save it no wider than 1600 pixels, as WebP or AVIF, with at most 0.5 MB.
      1 | { "version": 1, "site": { "name": "Mossy", "logo": "/Banner.png" },
        |                                                    ^^^^^^^^^^^^^

    1 warning
    "
  `);
});
