import { expect, test } from "vitest";
import { fileKindOf } from "../../fileKind";
import { configWith, report, reportIn, surroundings } from "../../../../tests/validate/surroundings";

test("rejects values that are not pictures", () => {
  const cta = (src: string) => `{ "type": "cta", "image": { "src": "${src}", "alt": "A tour" } }`;
  expect(
    report(
      configWith(
        [
          cta("https://www.youtube.com/watch?v=0000"),
          cta("https://files.mossy.example/tour.MP4?dl=1"),
          cta("/my%20map.pdf"),
          cta("/missing.webm"),
          cta("https://pictures.mossy.example/youtube.com/watch.png"),
        ].join(",\n"),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:36 warning not-a-picture
    Home (/) → block 1 (cta) → image → src
    "https://www.youtube.com/watch?v=0000" is a video, so most browsers cannot show it here. Use a picture (SVG, PNG, JPEG, WebP or AVIF), and link to the video instead.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "cta", "image": { "src": "https://www.youtube.com/watch?v=0000", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:36 warning not-a-picture
    Home (/) → block 2 (cta) → image → src
    "https://files.mossy.example/tour.MP4?dl=1" is a video, so most browsers cannot show it here. Use a picture (SVG, PNG, JPEG, WebP or AVIF), and link to the video instead.
      4 | { "type": "cta", "image": { "src": "https://www.youtube.com/watch?v=0000", "alt": "A tour" } },
      5 | { "type": "cta", "image": { "src": "https://files.mossy.example/tour.MP4?dl=1", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:36 error unknown-file
    Home (/) → block 3 (cta) → image → src
    There is no file "/my%20map.pdf" in public/. Did you mean "/my%20map.pdf"?
      5 | { "type": "cta", "image": { "src": "https://files.mossy.example/tour.MP4?dl=1", "alt": "A tour" } },
      6 | { "type": "cta", "image": { "src": "/my%20map.pdf", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^

    site.config.json:7:36 error unknown-file
    Home (/) → block 4 (cta) → image → src
    There is no file "/missing.webm" in public/. Save the file as public/missing.webm.
      6 | { "type": "cta", "image": { "src": "/my%20map.pdf", "alt": "A tour" } },
      7 | { "type": "cta", "image": { "src": "/missing.webm", "alt": "A tour" } },
        |                                    ^^^^^^^^^^^^^^^

    2 errors, 2 warnings
    "
  `);
});

test.each([
  ["https://imgur.com/a/mill", "is a web page with a picture"],
  ["https://drive.google.com/file/d/1/view", "is a web page with a picture"],
  ["https://play.example/mill.heic", 'Most browsers cannot show ".heic" files.'],
  ["https://cdn.discordapp.com/attachments/1/2/mill.png?ex=5", "warning expiring-picture\n"],
])("reports %s as a picture", (src, message) => {
  const block = `{ "type": "cta", "heading": "A", "image": { "src": "${src}", "alt": "The mill" } }`;
  expect(report(configWith(block))).toContain(message);
});

test.each(["https://i.imgur.com/mill.png", "https://www.dropbox.com/s/1/mill.png?raw=1"])(
  "accepts %s as a picture",
  (src) => {
    const block = `{ "type": "cta", "heading": "A", "image": { "src": "${src}", "alt": "The mill" } }`;
    expect(report(configWith(block))).toBe("");
  },
);

test("reports a Discord attachment as a picture, with what to do", () => {
  const src = "https://cdn.discordapp.com/attachments/1/2/mill.png";
  const block = `{ "type": "cta", "heading": "A", "image": { "src": "${src}", "alt": "The mill" } }`;
  expect(report(configWith(block))).toMatchInlineSnapshot(`
    "site.config.json:4:52 warning expiring-picture
    Home (/) → block 1, "A" → image → src
    URLs of Discord attachments stop working after about a day. Save the picture in public/, and use its path, such as "/picture.png".
      4 | … "type": "cta", "heading": "A", "image": { "src": "https://cdn.discordapp.com/attachments/1/2/mill.p…
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("checks the contents of a file, not its name", () => {
  const files: Record<string, string> = {
    "/page.png": "<!DOCTYPE html><html><body>Not found</body></html>",
    "/page.svg": "\n<html><body>Not found</body></html>",
    "/notes.png": "# Logo\n\nA *page* about it",
    "/phone.jpg": "\0\0\0\u0018ftypheic",
    "/photo.png": "\u00ff\u00d8\u00ff\u00e0",
    "/right.jpeg": "\u00ff\u00d8\u00ff\u00e0",
    "/drawing.svg": "<!-- A mill --><svg xmlns='http://www.w3.org/2000/svg'><path/></svg>",
  };
  const world = {
    ...surroundings,
    hasFile: (path: string) => path in files,
    filePaths: () => Object.keys(files),
    fileKind: (path: string) => fileKindOf(Uint8Array.from(files[path]!, (letter) => letter.charCodeAt(0))),
  };
  const blocks = Object.keys(files).map((src) => `{ "type": "image", "src": "${src}", "alt": "The mill" }`);
  expect(reportIn(world, configWith(blocks.join(",\n")))).toMatchInlineSnapshot(`
    "site.config.json:4:27 warning not-a-picture
    Home (/) → block 1 (image) → src
    The file public/page.png is a web page, not a picture, so most browsers cannot show it. Open the picture itself, not the page around it, and save it.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "image", "src": "/page.png", "alt": "The mill" },
        |                           ^^^^^^^^^^^

    site.config.json:5:27 warning not-a-picture
    Home (/) → block 2 (image) → src
    The file public/page.svg is a web page, not a picture, so most browsers cannot show it. Open the picture itself, not the page around it, and save it.
      4 | { "type": "image", "src": "/page.png", "alt": "The mill" },
      5 | { "type": "image", "src": "/page.svg", "alt": "The mill" },
        |                           ^^^^^^^^^^^

    site.config.json:6:27 warning not-a-picture
    Home (/) → block 3 (image) → src
    The file public/notes.png is text, not a picture, so most browsers cannot show it. Save the picture itself.
      5 | { "type": "image", "src": "/page.svg", "alt": "The mill" },
      6 | { "type": "image", "src": "/notes.png", "alt": "The mill" },
        |                           ^^^^^^^^^^^^

    site.config.json:7:27 warning not-a-picture
    Home (/) → block 4 (image) → src
    The file public/phone.jpg is a HEIC picture, so most browsers cannot show it. Save it as JPEG, PNG, WebP or AVIF.
      6 | { "type": "image", "src": "/notes.png", "alt": "The mill" },
      7 | { "type": "image", "src": "/phone.jpg", "alt": "The mill" },
        |                           ^^^^^^^^^^^^

    site.config.json:8:27 warning wrong-file-extension
    Home (/) → block 5 (image) → src
    The file public/photo.png is a JPEG picture, not PNG, so some hosts and programs do not show it. Rename it to public/photo.jpg, and use "/photo.jpg" here.
      7 | { "type": "image", "src": "/phone.jpg", "alt": "The mill" },
      8 | { "type": "image", "src": "/photo.png", "alt": "The mill" },
        |                           ^^^^^^^^^^^^

    5 warnings
    "
  `);
});

test("reports an empty picture file", () => {
  const world = { ...surroundings, fileSize: () => 0 };
  const text = configWith(`{ "type": "cta", "image": { "src": "/Banner.png", "alt": "A tour" } }`);
  expect(reportIn(world, text)).toContain("The file public/Banner.png is not a valid picture");
});

test("reports an unpublished SVG file everywhere it is used", () => {
  const world = {
    ...surroundings,
    drawingFault: () => ({ message: "has a DOCTYPE. Delete it on line 1: <!DOCTYPE svg>", isShown: true }),
  };
  const config = `{ "version": 1, "site": { "name": "Moss", "favicon": "/logo.svg" },
"routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "image", "src": "/art/mill.svg", "alt": "" }] }] }`;
  expect(reportIn(world, config)).toMatchInlineSnapshot(`
    "site.config.json:1:54 error rejected-svg
    site → favicon
    The file public/logo.svg has a DOCTYPE. Delete it on line 1: <!DOCTYPE svg>
      1 | { "version": 1, "site": { "name": "Moss", "favicon": "/logo.svg" },
        |                                                      ^^^^^^^^^^^

    site.config.json:2:81 error rejected-svg
    Home (/) → block 1 (image) → src
    The file public/art/mill.svg has a DOCTYPE. Delete it on line 1: <!DOCTYPE svg>
      1 | { "version": 1, "site": { "name": "Moss", "favicon": "/logo.svg" },
      2 | "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "image", "src": "/art/mill.svg", "al…
        |                                                                                 ^^^^^^^^^^^^^^^

    site.config.json:2:105 warning image-without-alt
    Home (/) → block 1 (image) → alt
    "alt" is empty, so screen readers skip this picture. Describe the picture in a few words, as you would over the phone.
      2 | …{ "type": "image", "src": "/art/mill.svg", "alt": "" }] }] }
        |                                                    ^^

    2 errors, 1 warning
    "
  `);
});

test("reports a picture for link previews that chat apps do not show", () => {
  const site = (path: string) => configWith("").replace('"Mossy"', `"Mossy", "socialImage": "${path}"`);
  expect(report(site("/logo.svg"))).toMatchInlineSnapshot(`
    "site.config.json:1:59 warning preview-format
    site → socialImage
    Some chat apps do not show SVG pictures in link previews. Save the picture as public/social.png (PNG, 1200 × 630 pixels), and use "/social.png" here.
      1 | { "version": 1, "site": { "name": "Mossy", "socialImage": "/logo.svg" },
        |                                                           ^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(site("/harbour.jpg"))).not.toContain("preview-format");
  expect(report(site("/missing.webp"))).toMatchInlineSnapshot(`
    "site.config.json:1:59 error unknown-file
    site → socialImage
    There is no file "/missing.webp" in public/. Some chat apps do not show WebP pictures in link previews. Save the picture as public/missing.png (PNG, 1200 × 630 pixels), and use "/missing.png" here.
      1 | { "version": 1, "site": { "name": "Mossy", "socialImage": "/missing.webp" },
        |                                                           ^^^^^^^^^^^^^^^

    1 error
    "
  `);
});

test("asks for JPEG or PNG if the picture for link previews is too large", () => {
  const text = configWith("").replace('"Mossy"', '"Mossy", "socialImage": "/Banner.png"');
  expect(report(text)).toContain(
    'public/Banner.png is 2.4 MB, which is too large for some link previews. Save it as public/Banner.jpg (1200 × 630 pixels, at most 0.5 MB), and use "/Banner.jpg" here.',
  );
});

test.each([
  ["/my%20map.pdf", "not a picture", "file"],
  ["/tour.mp4", "a video", "video"],
])("rejects an existing file that browsers cannot show as a picture: %s", (src, what, target) => {
  const block = `{ "type": "cta", "image": { "src": "${src}", "alt": "A tour" } }`;
  expect(reportIn({ ...surroundings, hasFile: () => true }, configWith(block))).toContain(
    `"${src}" is ${what}, so most browsers cannot show it here. Use a picture (SVG, PNG, JPEG, WebP or AVIF), and link to the ${target} instead.`,
  );
});
