import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("reports words without a picture, unplayable files, and videos without captions", () => {
  expect(
    report(
      configWith(`{ "type": "media", "items": [
  { "text": "It still grinds." },
  { "video": { "src": "/logo.svg", "title": "A tour", "captions": "/logo.svg" } },
  { "image": { "src": "/logo.svg", "alt": "The sign" }, "video": { "src": "/art/tour.mp4", "title": "A tour" } },
  { "video": { "src": "/art/tour.mp4", "title": "A tour", "muted": true } }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:3 warning media-without-picture
    Home (/) → block 1 (media) → entry 1
    This entry has no picture or video. Add an "image" or a "video", or use this block instead: { "type": "text", "text": "It still grinds." }.
      4 | { "type": "media", "items": [
      5 |   { "text": "It still grinds." },
        |   ^

    site.config.json:6:23 error unplayable-file
    Home (/) → block 1 (media) → entry 2 → video → src
    "/logo.svg" is not a video that browsers can play. Save it as MP4 (H.264) or WebM.
      5 |   { "text": "It still grinds." },
      6 |   { "video": { "src": "/logo.svg", "title": "A tour", "captions": "/logo.svg" } },
        |                       ^^^^^^^^^^^

    site.config.json:6:67 error unplayable-file
    Home (/) → block 1 (media) → entry 2 → video → captions
    "/logo.svg" is not a captions file that browsers can play. Save it as WebVTT, with the file extension .vtt.
      5 |   { "text": "It still grinds." },
      6 |   { "video": { "src": "/logo.svg", "title": "A tour", "captions": "/logo.svg" } },
        |                                                                   ^^^^^^^^^^^

    site.config.json:7:5 warning media-without-picture
    Home (/) → block 1 (media) → entry 3 → image
    "image" is not shown because "video" replaces it. Move the picture to the "poster" of the video, or remove one of the two keys.
      6 |   { "video": { "src": "/logo.svg", "title": "A tour", "captions": "/logo.svg" } },
      7 |   { "image": { "src": "/logo.svg", "alt": "The sign" }, "video": { "src": "/art/tour.mp4", "title": …
        |     ^^^^^^^

    site.config.json:7:66 warning video-without-captions
    Home (/) → block 1 (media) → entry 3 → video
    This video has no captions for people who cannot hear it. Add a WebVTT file as "captions". If the video has no sound, set "muted": true.
      6 |   { "video": { "src": "/logo.svg", "title": "A tour", "captions": "/logo.svg" } },
      7 |   { "image": { "src": "/logo.svg", "alt": "The sign" }, "video": { "src": "/art/tour.mp4", "title": …
        |                                                                  ^

    2 errors, 3 warnings
    "
  `);
});
