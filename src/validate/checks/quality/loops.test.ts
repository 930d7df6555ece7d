import { expect, test } from "vitest";
import { configWith, report, reportIn, surroundings } from "../../../../tests/validate/surroundings";

const looping = (video: string) =>
  configWith(
    `{ "type": "hero", "heading": "Mossy", "image": { "src": "/logo.svg", "alt": "", "video": "${video}" } }`,
  );

test("reports a long video in front of a picture", () => {
  expect(report(looping("/art/tour.mp4"))).toMatchInlineSnapshot(`
    "site.config.json:4:90 warning heavy-loop
    Home (/) → block 1, "Mossy" → image → video
    public/art/tour.mp4 is 42 seconds long. Visitors load it although it is only a decoration. Shorten it to at most 15 seconds and 3 MB.
      4 | …image": { "src": "/logo.svg", "alt": "", "video": "/art/tour.mp4" } }
        |                                                    ^^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("reports a large one, whatever its length, and no small and short one", () => {
  const world = (fileSize: number, videoSeconds?: number) => ({
    ...surroundings,
    fileSize: (path: string) => (path.endsWith(".mp4") ? fileSize : 4000),
    videoSeconds: () => videoSeconds,
  });
  const start = "public/art/tour.mp4 is";
  expect(reportIn(world(8_400_000), looping("/art/tour.mp4"))).toContain(`${start} 8.4 MB. Visitors`);
  expect(reportIn(world(8_400_000, 30), looping("/art/tour.mp4"))).toContain(
    `${start} 8.4 MB and 30 seconds long. Visitors`,
  );
  expect(reportIn(world(3_000_000, 15), looping("/art/tour.mp4"))).toBe("");
});

test("reports a file that browsers cannot play", () => {
  expect(report(looping("/Banner.png"))).toContain(
    '"/Banner.png" is not a video that browsers can play. Save it as MP4 (H.264) or WebM.',
  );
});
