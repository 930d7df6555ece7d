import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("what cannot be shown inside a page is told, with the address that can", () => {
  expect(
    report(
      configWith(`{ "type": "embed", "href": "https://www.youtube.com/@fernhollow", "title": "Our videos" },
{ "type": "embed", "href": "http://map.fernhollow.net", "title": "The map" },
{ "type": "embed", "provider": "youtube", "href": "https://youtu.be/abcdefghijk", "title": "The trailer" }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:28 error embed-refused
    Home (/) → block 1, "Our videos" → href
    "https://www.youtube.com/@fernhollow" cannot be embedded. YouTube videos, shorts, live streams and playlists can be embedded. Write an address such as https://www.youtube.com/watch?v=abcdefghijk.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "embed", "href": "https://www.youtube.com/@fernhollow", "title": "Our videos" },
        |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:28 error malformed-value
    Home (/) → block 2, "The map" → href
    "href" cannot be "http://map.fernhollow.net". Browsers block frames without encryption: write "https://map.fernhollow.net".
      4 | { "type": "embed", "href": "https://www.youtube.com/@fernhollow", "title": "Our videos" },
      5 | { "type": "embed", "href": "http://map.fernhollow.net", "title": "The map" },
        |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:20 error unknown-key
    Home (/) → block 3, "The trailer" → provider
    Unknown key "provider" in an "embed" block. An "embed" only needs an address as "href". For example, https://www.youtube.com/watch?v=… names both the site and the video.
      5 | { "type": "embed", "href": "http://map.fernhollow.net", "title": "The map" },
      6 | { "type": "embed", "provider": "youtube", "href": "https://youtu.be/abcdefghijk", "title": "The trai…
        |                    ^^^^^^^^^^

    3 errors
    "
  `);
});
