import { expect, test } from "vitest";
import { fixed, report } from "../../../tests/validate/surroundings";

/** A config with these sidebars, one in each line, and pages of a guide. */
const withSidebars = (sidebars: string, more = "") => `{ "version": 1,
  "site": { "name": "Mossy" }, "theme": { "preset": "daylight" },
  "constants": { "what": "Claims" },
  "sidebars": {
${sidebars}
  },${more}
  "routes": [
    { "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "[Guide](/guide)" }] },
    { "path": "/guide", "title": "Guide" },
    { "path": "/guide/a", "title": "A", "blocks": [
      { "type": "text", "heading": "{{what}}", "text": "## Две точки\\n\\nSo." },
      { "type": "text", "id": "own", "heading": "More", "text": "So." }
    ] },
    { "path": "/guide/b", "title": "B" },
    { "path": "/guide/draft", "title": "Draft", "listed": false }
  ] }`;
const list = (folder: string, ...links: string[]) =>
  `"${folder}": [{ "label": "All", "links": [${links.join(", ")}] }]`;
const all = ['"/guide/a"', '"/guide/b"'];

test("accepts links to pages by path, and labelled links to anchors, files and other sites", () => {
  const labelled = [
    "/guide/a#own",
    "/guide/a#claims",
    "/guide/a#две-точки",
    "/seed.txt",
    "https://map.example",
  ];
  const links = labelled.map((href) => `{ "label": "Here", "href": "${href}" }`);
  expect(report(withSidebars(list("/guide/", ...all, ...links)))).toBe("");
});

test("requires a link without a label to be a page", () => {
  expect(
    report(
      withSidebars(
        `"/guide": [{ "label": "All", "links": [
"/guide/a", "/guide/b",
"/guide/a#own",
"/seed.txt",
"https://map.example",
"/giude/b"
    ] }]`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:7:1 error link-without-words
    sidebars → /guide → group 1, "All" → link 3
    "/guide/a#own" is an anchor on a page, so the sidebar cannot show its title. Use { "label": "…", "href": "/guide/a#own" }.
      6 | "/guide/a", "/guide/b",
      7 | "/guide/a#own",
        | ^^^^^^^^^^^^^^

    site.config.json:8:1 error link-without-words
    sidebars → /guide → group 1, "All" → link 4
    "/seed.txt" is not a page on this site, so the sidebar cannot show its title. Use { "label": "…", "href": "/seed.txt" }.
      7 | "/guide/a#own",
      8 | "/seed.txt",
        | ^^^^^^^^^^^

    site.config.json:9:1 error link-without-words
    sidebars → /guide → group 1, "All" → link 5
    "https://map.example" is not a page on this site, so the sidebar cannot show its title. Use { "label": "…", "href": "https://map.example" }.
      8 | "/seed.txt",
      9 | "https://map.example",
        | ^^^^^^^^^^^^^^^^^^^^^

    site.config.json:10:1 error unknown-page
    sidebars → /guide → group 1, "All" → link 6
    There is no page or file at "/giude/b". Did you mean "/guide/b"?
       9 | "https://map.example",
      10 | "/giude/b"
         | ^^^^^^^^^^

    4 errors
    "
  `);
});

test("reports a redirected address with the page it redirects to", () => {
  const text = withSidebars(
    list("/guide/", '"/guide/a"', '"/old-b.html"', '"/chat"'),
    ' "redirects": { "/old-b.html": "/guide/b", "/chat": "https://chat.mossy.net" },',
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:5:53 error link-without-words
    sidebars → /guide/ → group 1, "All" → link 2
    "/old-b.html" is a redirect, so the sidebar cannot show its title. Use the page itself: "/guide/b".
      4 |   "sidebars": {
      5 | "/guide/": [{ "label": "All", "links": ["/guide/a", "/old-b.html", "/chat"] }]
        |                                                     ^^^^^^^^^^^^^

    site.config.json:5:68 error link-without-words
    sidebars → /guide/ → group 1, "All" → link 3
    "/chat" redirects to "https://chat.mossy.net", so the sidebar cannot show its title. Use { "label": "…", "href": "https://chat.mossy.net" }.
      4 |   "sidebars": {
      5 | "/guide/": [{ "label": "All", "links": ["/guide/a", "/old-b.html", "/chat"] }]
        |                                                                    ^^^^^^^

    2 errors
    "
  `);
  expect(fixed(text)).toContain('["/guide/a", "/guide/b", "/chat"]');
});

test.each(["/guide/a#own", "/seed.txt", "/guide/missing"])(
  "offers no fix for a redirect to another target than a page: %s",
  (target) => {
    const text = withSidebars(
      list("/guide/", ...all, '"/old.html"'),
      ` "redirects": { "/old.html": "${target}" },`,
    );
    expect(report(text)).toContain(
      `"/old.html" redirects to "${target}", so the sidebar cannot show its title. Use { "label": "…", "href": "${target}" }.`,
    );
    expect(fixed(text)).toContain('"/old.html"]');
  },
);

test("requires pages and a unique path for a sidebar", () => {
  const text = withSidebars(
    `${list("/giude/", ...all)},\n${list("/guide/a", ...all)},\n${list("/guide/a/", ...all)}`,
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:5:1 error unknown-page
    sidebars → /giude/
    No page shows this sidebar because there is no page at or below "/giude". Use "/guide/".
      4 |   "sidebars": {
      5 | "/giude/": [{ "label": "All", "links": ["/guide/a", "/guide/b"] }],
        | ^^^^^^^^^

    site.config.json:7:1 error duplicate-path
    sidebars → /guide/a/
    This sidebar is for the same pages as "/guide/a" above. Merge their groups into one sidebar.
      6 | "/guide/a": [{ "label": "All", "links": ["/guide/a", "/guide/b"] }],
      7 | "/guide/a/": [{ "label": "All", "links": ["/guide/a", "/guide/b"] }]
        | ^^^^^^^^^^^

    2 errors
    "
  `);
  expect(fixed(withSidebars(list("/giude/", ...all)))).toContain('"/guide/": [');
  expect(report(withSidebars(`${list("/map", ...all)},\n${list("a b", ...all)}`))).toMatchInlineSnapshot(`
    "site.config.json:5:1 error unknown-page
    sidebars → /map
    No page shows this sidebar because there is no page at or below "/map". Use the path that its pages start with, such as "/guide".
      4 |   "sidebars": {
      5 | "/map": [{ "label": "All", "links": ["/guide/a", "/guide/b"] }],
        | ^^^^^^

    site.config.json:6:1 error malformed-name
    sidebars → a b
    "a b" cannot be the path of a sidebar. The path of a page must start with a slash and contain only letters, digits, slashes and - . _ ~. Use "/a-b".
      5 | "/map": [{ "label": "All", "links": ["/guide/a", "/guide/b"] }],
      6 | "a b": [{ "label": "All", "links": ["/guide/a", "/guide/b"] }]
        | ^^^^^

    2 errors
    "
  `);
});

test("requires each page once in its sidebar, except the page at its own path and unlisted pages", () => {
  expect(report(withSidebars(list("/guide/", '"/guide/a"', '"/guide/a/"')))).toMatchInlineSnapshot(`
    "site.config.json:5:53 warning repeated-link
    sidebars → /guide/ → group 1, "All" → link 2
    This sidebar already links to "/guide/a/" above. Remove one of the links.
      4 |   "sidebars": {
      5 | "/guide/": [{ "label": "All", "links": ["/guide/a", "/guide/a/"] }]
        |                                                     ^^^^^^^^^^^

    site.config.json:14:15 warning missing-in-sidebar
    B (/guide/b) → path
    This page shows the sidebar "/guide/", but the sidebar does not link to the page. Add "/guide/b" to the "links" of a group. If the page should not appear in lists or search engines, set "listed": false.
      13 |     ] },
      14 |     { "path": "/guide/b", "title": "B" },
         |               ^^^^^^^^^^

    2 warnings
    "
  `);
});

test("reports a page that only its own sidebar links to", () => {
  expect(
    report(withSidebars(list("/guide", ...all), '\n  "navigation": [{ "label": "Home", "href": "/" }],')),
  ).toBe("");
  expect(
    report(
      withSidebars(list("/guide/", ...all), '\n  "navigation": [],')
        .replace("[Guide](/guide)", "Hello.")
        .replace(', "listed": false', ""),
    ),
  ).toContain('Visitors cannot reach "/guide"');
});

test("requires headings for a table of contents, and knows other words for both keys", () => {
  expect(
    report(withSidebars(list("/guide", ...all)).replace('"title": "B"', '"title": "B", "contents": true')),
  ).toContain("The table of contents is empty because no block on this page has a heading.");
  expect(
    report(withSidebars(list("/guide", ...all)).replace('"title": "B"', '"title": "B", "toc": true')),
  ).toContain('Use "contents": true instead');
  expect(report(withSidebars(list("/guide", ...all)).replace("sidebars", "sidebar"))).toContain('"sidebars"');
});

test("accepts a table of contents in a post with headings, and links to them", () => {
  const withPost = (text: string) => `{ "version": 1,
  "site": { "name": "Mossy" },
  "news": { "path": "/news", "posts": [{ "slug": "fair", "title": "Fair", "date": "2024-01-01", "contents": true, "text": ${JSON.stringify(text)} }] },
  "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "[Prizes](/news/fair#prizes)" }] }] }`;
  expect(report(withPost("Hello.\n\n## Prizes\n\nMany."))).toBe("");
  expect(report(withPost("Hello.").replace("#prizes", ""))).toContain(
    'The table of contents is empty because this post has no headings. Add headings to its "text" (## Heading)',
  );
});

test.each(["{}", "[]", '[{ "path": 7, "title": "Home" }]'])(
  "reports no link without a label while the routes are %s",
  (routes) => {
    const text = withSidebars(list("/guide/", ...all)).replace(/"routes": [^]*$/, `"routes": ${routes} }`);
    expect(report(text)).not.toContain("link-without-words");
  },
);
