import { expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

/** A config with these posts, one in each line. */
const withPosts = (posts: string[], { news = "", blocks = "", site = "" } = {}) => `{ "version": 1,
  "site": { "name": "Mossy"${site} },
  "news": { "path": "/news",${news} "posts": [
${posts.join(",\n")}
  ] },
  "routes": [{ "path": "/", "title": "Home", "intro": "Hello.", "blocks": [${blocks}] }, { "path": "/news/rules", "title": "Rules" }] }`;
const post = (slug: string, more = "") =>
  `{ "slug": "${slug}", "title": "T", "date": "2024-01-01", "text": "So."${more} }`;

test("requires unique addresses for posts, lists and pages", () => {
  expect(
    report(withPosts([post("rules"), post("a"), post("a"), post("A"), post("one two"), post("прав​ила")])),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:11 error duplicate-path
    news → post 1, "T" → slug
    A page already uses the path "/news/rules", so this post cannot use it. Give this post a different "slug".
      3 |   "news": { "path": "/news", "posts": [
      4 | { "slug": "rules", "title": "T", "date": "2024-01-01", "text": "So." },
        |           ^^^^^^^

    site.config.json:6:11 error duplicate-path
    news → post 3, "T" → slug
    A post already uses the path "/news/a", so this post cannot use it. Give this post a different "slug".
      5 | { "slug": "a", "title": "T", "date": "2024-01-01", "text": "So." },
      6 | { "slug": "a", "title": "T", "date": "2024-01-01", "text": "So." },
        |           ^^^

    site.config.json:7:11 error path-letter-case
    news → post 4, "T" → slug
    The path "/news/A" differs from "/news/a" above only in upper and lower case. Some computers treat both as the same folder. Give this post a different "slug".
      6 | { "slug": "a", "title": "T", "date": "2024-01-01", "text": "So." },
      7 | { "slug": "A", "title": "T", "date": "2024-01-01", "text": "So." },
        |           ^^^

    site.config.json:8:11 error malformed-value
    news → post 5, "T" → slug
    "slug" cannot be "one two". It must contain only letters, digits and - . _ ~. Use "one-two".
      7 | { "slug": "A", "title": "T", "date": "2024-01-01", "text": "So." },
      8 | { "slug": "one two", "title": "T", "date": "2024-01-01", "text": "So." },
        |           ^^^^^^^^^

    site.config.json:9:11 error malformed-value
    news → post 6, "T" → slug
    "slug" cannot be "прав​ила". It must contain only letters, digits and - . _ ~. Use "правила".
      8 | { "slug": "one two", "title": "T", "date": "2024-01-01", "text": "So." },
      9 | { "slug": "прав​ила", "title": "T", "date": "2024-01-01", "text": "So." }
        |           ^^^^^^^^^^

    5 errors
    "
  `);
  expect(
    report(withPosts([post("seed", ', "tags": ["x"]')]).replace("/news/rules", "/news/tag/x")),
  ).toContain(
    'A page already uses the path "/news/tag/x", so the news list cannot use it. Give "news" a different "path".',
  );
});

test("accepts links to posts, anchors in posts, tags and pages of the list", () => {
  const text = (link: string) =>
    post(
      "harvest",
      `, "tags": ["Big Event"], "blocks": [{ "type": "text", "id": "hoe", "text": "[x](${link})" }]`,
    );
  for (const link of ["/news", "/news/harvest", "/news/harvest#hoe", "#hoe", "/news/tag/big-event", "/"]) {
    expect(report(withPosts([text(link)])), link).toBe("");
  }
  expect(report(withPosts([text("/news/harvets")]))).toContain('Did you mean "/news/harvest"?');
  expect(report(withPosts([text("#hoes")]))).toContain('The page "/news/harvest" has no anchor "#hoes".');
});

test("reports unusual posts", () => {
  expect(
    report(
      withPosts(
        [
          post("later").replace("2024-01-01", "2999-12-24"),
          post("evening").replace("2024-01-01", "2999-12-24T20:00+01:00"),
          post("one", ', "tags": ["event"]'),
          post("two", ', "tags": ["Event"]'),
          post("bare").replace(', "text": "So."', ""),
          post("on-its-way", ', "draft": true').replace(', "text": "So."', ""),
        ],
        { news: ' "feed": true,' },
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:38 warning feed-without-address
    news → feed
    No feed is published because its links need the site's URL. Add "url" to "site", such as "https://play.example".
      2 |   "site": { "name": "Mossy" },
      3 |   "news": { "path": "/news", "feed": true, "posts": [
        |                                      ^^^^

    site.config.json:4:42 warning coming-post
    news → post 1, "T" → date
    This post is not published yet. It will appear with the first build after 2999-12-24, 00:00 UTC.
      3 |   "news": { "path": "/news", "feed": true, "posts": [
      4 | { "slug": "later", "title": "T", "date": "2999-12-24", "text": "So." },
        |                                          ^^^^^^^^^^^^

    site.config.json:5:44 warning coming-post
    news → post 2, "T" → date
    This post is not published yet. It will appear with the first build after 2999-12-24, 19:00 UTC.
      4 | { "slug": "later", "title": "T", "date": "2999-12-24", "text": "So." },
      5 | { "slug": "evening", "title": "T", "date": "2999-12-24T20:00+01:00", "text": "So." },
        |                                            ^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:78 warning tag-spelling
    news → post 4, "T" → tag 1
    The tag "Event" is already spelled "event" above. Pages show only that spelling. Use "event".
      6 | { "slug": "one", "title": "T", "date": "2024-01-01", "text": "So.", "tags": ["event"] },
      7 | { "slug": "two", "title": "T", "date": "2024-01-01", "text": "So.", "tags": ["Event"] },
        |                                                                              ^^^^^^^

    site.config.json:8:1 warning empty-page
    news → post 5, "T"
    This post has only a title. Add "text" or "blocks", or set "draft": true.
      7 | { "slug": "two", "title": "T", "date": "2024-01-01", "text": "So.", "tags": ["Event"] },
      8 | { "slug": "bare", "title": "T", "date": "2024-01-01" },
        | ^

    5 warnings
    "
  `);
});

test("requires news for a block of posts", () => {
  const blocks = '{ "type": "posts", "tag": "evnet" }';
  expect(report(withPosts([post("one", ', "tags": ["event"]')], { blocks }))).toMatchInlineSnapshot(`
    "site.config.json:6:102 error unknown-post-tag
    Home (/) → block 1 (posts) → tag
    No post has the tag "evnet". Did you mean "event"?
      6 | …": "Hello.", "blocks": [{ "type": "posts", "tag": "evnet" }] }, { "path": "/news/rules", "title": "R…
        |                                                    ^^^^^^^

    1 error
    "
  `);
  expect(report(withPosts([], { blocks }).replace(/"news": [\s\S]*?\] \},/, ""))).toMatchInlineSnapshot(`
    "site.config.json:4:86 error posts-without-news
    Home (/) → block 1 (posts) → type
    This block shows the latest posts, but the config has no "news". Add "news": { "path": "/news", "posts": [] } next to "routes".
      3 |
      4 |   "routes": [{ "path": "/", "title": "Home", "intro": "Hello.", "blocks": [{ "type": "posts", "tag":…
        |                                                                                      ^^^^^^^

    1 error
    "
  `);
});

test("knows the tags of a post with a wrong slug, date or address, but not of a draft", () => {
  const blocks = '{ "type": "posts", "tag": "event" }';
  const codes = (text: string) => report(text).match(/(?<=error ).*/g);
  const tagged = post("one", ', "tags": ["event"]');
  for (const wrong of ["01.01.2024", "soon", "+275760-09-13"]) {
    expect(codes(withPosts([tagged.replace("2024-01-01", wrong)], { blocks }))).toEqual(["malformed-value"]);
  }
  expect(codes(withPosts([tagged.replace("one", "one two")], { blocks }))).toEqual(["malformed-value"]);
  expect(codes(withPosts([tagged.replace('["event"]', "5")], { blocks }))).toEqual(["wrong-type"]);
  expect(codes(withPosts([tagged], { blocks }).replace('"news"', '"nwes"'))).toEqual(["unknown-key"]);
  expect(codes(withPosts([post("one", ', "tags": ["event"], "draft": true')], { blocks }))).toEqual([
    "unknown-post-tag",
  ]);
});

test("reaches the news by a link, the generated navigation or a block of posts", () => {
  const navigation = '"navigation": [{ "label": "Rules", "href": "/news/rules" }],';
  const alone = withPosts([post("one")]).replace('"news"', `${navigation} "news"`);
  expect(report(alone)).toContain('Visitors cannot reach "/news"');
  expect(report(alone.replace('"blocks": []', '"blocks": [{ "type": "posts" }]'))).toBe("");
  expect(report(withPosts([post("one")]))).toBe("");
});

test("accepts a badge's name or label as a post's tag, without a finding about spelling or use", () => {
  const badge = '"tags": { "party": { "label": "Celebration", "color": "#e0a84a" } },';
  const posts = [post("one", ', "tags": ["party"]'), post("two", ', "tags": ["Celebration", "Party"]')];
  const blocks = '{ "type": "posts", "tag": "celebration" }';
  const text = withPosts(posts, { blocks });
  const codes = (config: string) => report(config).match(/(?<=warning ).*/g) ?? [];
  expect(codes(text.replace("{", `{ ${badge}`))).toEqual([]);
  expect(codes(text)).toEqual(["tag-spelling"]);
  const unused = badge.replace("Celebration", "Other").replace('"party"', '"other"');
  expect(codes(text.replace("{", `{ ${unused}`))).toEqual(["unused-tag", "tag-spelling"]);
});
