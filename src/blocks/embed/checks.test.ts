import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("reports a page that cannot be embedded, with an address that can", () => {
  expect(
    report(
      configWith(`{ "type": "embed", "href": "https://www.youtube.com/@fernhollow", "title": "Our videos" },
{ "type": "embed", "href": "http://map.fernhollow.net", "title": "The map" },
{ "type": "embed", "provider": "youtube", "href": "https://youtu.be/abcdefghijk", "title": "The trailer" }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:28 error embed-refused
    Home (/) → block 1, "Our videos" → href
    "https://www.youtube.com/@fernhollow" cannot be embedded. Only YouTube videos, shorts, live streams and playlists can be embedded. Use a URL such as https://www.youtube.com/watch?v=abcdefghijk.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "embed", "href": "https://www.youtube.com/@fernhollow", "title": "Our videos" },
        |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:28 error malformed-value
    Home (/) → block 2, "The map" → href
    "href" cannot be "http://map.fernhollow.net". Browsers block embedded pages without https. Use "https://map.fernhollow.net".
      4 | { "type": "embed", "href": "https://www.youtube.com/@fernhollow", "title": "Our videos" },
      5 | { "type": "embed", "href": "http://map.fernhollow.net", "title": "The map" },
        |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:20 error unknown-key
    Home (/) → block 3, "The trailer" → provider
    Unknown key "provider" in an "embed" block. An "embed" block needs only the URL of the page or video in "href", such as https://www.youtube.com/watch?v=abc123.
      5 | { "type": "embed", "href": "http://map.fernhollow.net", "title": "The map" },
      6 | { "type": "embed", "provider": "youtube", "href": "https://youtu.be/abcdefghijk", "title": "The trai…
        |                    ^^^^^^^^^^

    3 errors
    "
  `);
});
