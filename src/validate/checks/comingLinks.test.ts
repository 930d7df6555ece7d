import { expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

/** A config with a post of today and two future ones, in December and in January. */
function withNews({ text = "So.", january = "So.", announcements = "" }) {
  return `{ "version": 1, "site": { "name": "Mossy" },${announcements && ` "announcements": [${announcements}],`}
  "news": { "path": "/news", "posts": [
    { "slug": "now", "title": "Now", "date": "2026-11-01", "tags": ["event"], "text": "So." },
    { "slug": "fair", "title": "Fair", "date": "2026-12-01", "tags": ["event", "fair"], "text": "So." },
    { "slug": "ball", "title": "Ball", "date": "2027-01-01T20:00+01:00", "text": "${january}" } ] },
  "routes": [{ "path": "/", "title": "Home", "intro": "${text}" }] }`;
}

/** The findings about links to future content. */
const told = (text: string) =>
  report(text)
    .split("\n\n")
    .filter((part) => part.includes("link-to-coming-post"));

test("reports a link whose address is a constant", () => {
  const text = withNews({ text: "See [the fair]({{fair}})." });
  expect(told(text.replace('"news":', '"constants": { "fair": "/news/fair" }, "news":'))).toHaveLength(1);
});

test("reports a link to a future post, and suggests what to do until then", () => {
  expect(told(withNews({ text: "See [the fair](/news/fair#top)." })).join("\n")).toMatchInlineSnapshot(`
    "site.config.json:6:60 warning link-to-coming-post
    Home (/) → intro
    The page "/news/fair" will not exist until the site is built after 2026-12-01, 00:00 UTC. Until then, this link is broken. Add the link later, or link to "/news" for now.
      5 |     { "slug": "ball", "title": "Ball", "date": "2027-01-01T20:00+01:00", "text": "So." } ] },
      6 |   "routes": [{ "path": "/", "title": "Home", "intro": "See [the fair](/news/fair#top)." }] }
        |                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});

test("reports a link to a tag of only future posts, but not to published ones", () => {
  expect(told(withNews({ text: "[a](/news/tag/fair)" }))).toHaveLength(1);
  for (const link of ["/news", "/news/now", "/news/tag/event", "/"]) {
    expect(told(withNews({ text: `[a](${link})` })), link).toEqual([]);
  }
});

test("accepts the link in content that appears with the post or later", () => {
  const announcements = (from: string) =>
    `{ "text": "Soon.", "href": "/news/ball", "label": "More", "from": "${from}" }`;
  expect(told(withNews({ announcements: announcements("2027-01-01T19:00Z") }))).toEqual([]);
  expect(told(withNews({ announcements: announcements("2027-01-01") }))).toHaveLength(1);
  expect(told(withNews({ january: "As at [the fair](/news/fair)." }))).toEqual([]);
});
