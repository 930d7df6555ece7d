import { describe, expect, test } from "vitest";
import { configWith, report } from "../../tests/validate/surroundings";

/** A config with links in its navigation to these, and pages at these paths. */
const config = (links: string[], paths: unknown[], site = "") => {
  const navigation = links.map((href) => `{ "label": "A", "href": ${JSON.stringify(href)} }`);
  const routes = paths.map((path) => `{ "path": ${JSON.stringify(path)}, "title": "T" }`);
  return `{ "version": 1, "site": { "name": "Mossy"${site} },
"navigation": [\n${navigation.join(",\n")}\n],
"routes": [\n${routes.join(",\n")}\n] }`;
};

describe("one mistake in a path causes no finding about links:", () => {
  test("a duplicate path", () => {
    expect(report(config(["/", "/rules", "/shop"], ["/", "/rules", "/rules"]))).toMatchInlineSnapshot(`
      "site.config.json:10:11 error duplicate-path
      T (/rules) → path
      The path "/rules" is already used by a page above. Choose a different path.
         9 | { "path": "/rules", "title": "T" },
        10 | { "path": "/rules", "title": "T" }
           |           ^^^^^^^^

      1 error
      "
    `);
  });

  test("a malformed path", () => {
    expect(report(config(["/guidelines", "/staff"], ["/", "guidelines", "/STAFF!"]))).toMatchInlineSnapshot(`
      "site.config.json:8:11 error malformed-value
      T (guidelines) → path
      "path" cannot be "guidelines". The path of a page must start with a slash. Use "/guidelines".
        7 | { "path": "/", "title": "T" },
        8 | { "path": "guidelines", "title": "T" },
          |           ^^^^^^^^^^^^

      site.config.json:9:11 error malformed-value
      T (/STAFF!) → path
      "path" cannot be "/STAFF!". The path of a page must contain only letters, digits, slashes and - . _ ~. Use "/staff".
        8 | { "path": "guidelines", "title": "T" },
        9 | { "path": "/STAFF!", "title": "T" }
          |           ^^^^^^^^^

      2 errors
      "
    `);
  });

  test("a path that is not a string", () => {
    expect(report(config(["/guidelines"], ["/", 5]))).toMatchInlineSnapshot(`
      "site.config.json:7:11 error wrong-type
      page 2, "T" → path
      "path" must be text in double quotes, but is the number 5. Use "/", for example.
        6 | { "path": "/", "title": "T" },
        7 | { "path": 5, "title": "T" }
          |           ^

      1 error
      "
    `);
  });

  test("no routes", () => {
    expect(report(config(["/", "/rules"], []))).toMatchInlineSnapshot(`
      "site.config.json:6:11 error empty-value
      routes
      "routes" is empty. Add an entry.
        5 | ],
        6 | "routes": [
          |           ^

      1 error
      "
    `);
  });

  test("news without a path, or a post without a date", () => {
    const withNews = (news: string) =>
      `{ "version": 1, "site": { "name": "Mossy" },
"navigation": [{ "label": "News", "href": "/news" }, { "label": "Fair", "href": "/news/fair" }],
"news": ${news},
"routes": [{ "path": "/", "title": "Home" }] }`;
    const post = '{ "slug": "fair", "title": "Fair", "date": "2024-01-01", "text": "So." }';
    expect(report(withNews(`{ "posts": [${post}] }`)).match(/error .*/g)).toEqual(["error missing-key"]);
    const undated = withNews(`{ "path": "/news", "posts": [${post.replace("2024-01-01", "2024-13-01")}] }`);
    expect(report(undated).match(/error .*/g)).toEqual(["error malformed-value"]);
    // A post that is only too short does not hide a broken link.
    const untold = withNews(
      `{ "path": "/news", "posts": [${post.replace('"title": "Fair", ', "")}] }`.replace("fair", "market"),
    );
    expect(report(untold).match(/error .*/g)).toEqual(["error unknown-page", "error missing-key"]);
  });

  test("no home page", () => {
    expect(report(config(["/"], ["/home"]))).toMatchInlineSnapshot(`
      "site.config.json:5:1 error missing-first-page
      routes
      No page has the path "/". Use "path": "/" for your home page.
        4 | ],
        5 | "routes": [
          | ^^^^^^^^

      1 error
      "
    `);
  });
});

describe("next to a wrong path", () => {
  test("a clearly misspelt link is still reported", () => {
    expect(report(config(["/rulse"], ["/", "/rules", "/my guidelines"]))).toMatchInlineSnapshot(`
      "site.config.json:3:25 error unknown-page
      navigation → link 1, "A" → href
      There is no page or file at "/rulse". Did you mean "/rules"?
        2 | "navigation": [
        3 | { "label": "A", "href": "/rulse" }
          |                         ^^^^^^^^

      site.config.json:8:11 error malformed-value
      T (/my guidelines) → path
      "path" cannot be "/my guidelines". The path of a page must contain only letters, digits, slashes and - . _ ~. Use "/my-guidelines".
        7 | { "path": "/rules", "title": "T" },
        8 | { "path": "/my guidelines", "title": "T" }
          |           ^^^^^^^^^^^^^^^^

      2 errors
      "
    `);
  });

  test("wrong paths are neither suggested nor listed", () => {
    expect(report(config(["/nowhere", "/map.", "überall"], ["/"]))).toMatchInlineSnapshot(`
      "site.config.json:3:25 error unknown-page
      navigation → link 1, "A" → href
      There is no page or file at "/nowhere". The only page is "/". Files must be in public/.
        2 | "navigation": [
        3 | { "label": "A", "href": "/nowhere" },
          |                         ^^^^^^^^^^

      site.config.json:4:25 error unknown-page
      navigation → link 2, "A" → href
      There is no page or file at "/map.". Did you mean "/my%20map.pdf"?
        3 | { "label": "A", "href": "/nowhere" },
        4 | { "label": "A", "href": "/map." },
          |                         ^^^^^^^

      site.config.json:5:25 error malformed-link
      navigation → link 3, "A" → href
      "überall" is not a valid link. For a page, use a path that starts with a slash, such as "/rules". For another website, use a full URL that starts with https://.
        4 | { "label": "A", "href": "/map." },
        5 | { "label": "A", "href": "überall" }
          |                         ^^^^^^^^^

      3 errors
      "
    `);
  });
});

describe("links to generated files", () => {
  test("are accepted", () => {
    expect(
      report(
        config(
          ["/sitemap.xml", "/robots.txt"],
          ["/"],
          `, "url": "https://mossy.example", "description": "D"`,
        ),
      ),
    ).toBe("");
  });

  test("are reported if the build does not create the file", () => {
    expect(report(config(["/sitemap.xml", "/robots.txt"], ["/"]))).toMatchInlineSnapshot(`
      "site.config.json:3:25 error unknown-page
      navigation → link 1, "A" → href
      There is no page or file at "/sitemap.xml". The sitemap is created only if "site" has a "url". Add the URL, or remove the link.
        2 | "navigation": [
        3 | { "label": "A", "href": "/sitemap.xml" },
          |                         ^^^^^^^^^^^^^^

      1 error
      "
    `);
  });
});

describe("one mistake in the target of references causes no finding about them:", () => {
  /** The code and the position of each finding. */
  const places = (text: string) =>
    [...report(text).matchAll(/^\S+ (?:error|warning) (\S+)\n(.*)$/gm)].map(
      ([, code, breadcrumb]) => `${code}: ${breadcrumb}`,
    );

  const link = '{ "type": "callout", "buttons": [{ "label": "A", "href": "/rules#fair-play" }] }';
  const place = '"id": "fair-play"';

  test.each([
    ["a misspelt id", place, '"ID": "fair-play"', "unknown-key: Rules (/rules) → block 1 (text) → ID"],
    ["an id that is no text", place, '"id": 5', "wrong-type: Rules (/rules) → block 1 (text) → id"],
    [
      "a misspelt list of blocks",
      '"Rules", "blocks"',
      '"Rules", "bloks"',
      "unknown-key: Rules (/rules) → bloks",
    ],
  ])("%s and a link to it", (_, right, wrong, found) => {
    expect(report(configWith(link))).toBe("");
    expect(places(configWith(link).replace(right, wrong))).toEqual([found]);
  });

  const copies = '{ "type": "cards", "items": [{ "title": "A", "copy": "a", "toast": "done" }] }';
  const toasts = '"toasts": { "messages": { "done": { "title": "Done" } } }';

  test.each([
    ["misspelt toasts", '"toasts"', '"tosts"', "unknown-key: tosts"],
    ["misspelt messages", '"messages"', '"mesages"', "unknown-key: toasts → mesages"],
    ["toasts in a list", '{ "messages": { "done": { "title": "Done" } } }', "[]", "wrong-type: toasts"],
    ["a misspelt copy", '"copy"', '"Copy"', 'unknown-key: Home (/) → block 1 (cards) → card 1, "A" → Copy'],
  ])("%s and the card that uses one", (_, right, wrong, found) => {
    expect(report(configWith(copies, toasts))).toBe("");
    expect(places(configWith(copies, toasts).replace(right, wrong))).toEqual([found]);
  });

  test("misspelt constants and a text that uses one", () => {
    const text = configWith('{ "type": "text", "text": "{{ip}}" }', '"constants": { "ip": "a" }');
    expect(report(text)).toBe("");
    expect(places(text.replace('"constants"', '"Constants"'))).toEqual(["unknown-key: Constants"]);
  });

  test("a misspelt list of tabs and its initially open tab", () => {
    const text = configWith(
      '{ "type": "tabs", "default": "one", "tabs": [{ "id": "one", "title": "One", "text": "A" }] }',
    );
    expect(report(text)).toBe("");
    expect(places(text.replace('"tabs": [', '"Tabs": ['))).toEqual([
      "unknown-key: Home (/) → block 1 (tabs) → Tabs",
    ]);
  });

  test("except a link to another page, which is still reported", () => {
    const text = configWith(
      '{ "type": "callout", "id": 5, "buttons": [{ "label": "A", "href": "/rules#no" }] }',
    );
    expect(places(text)).toEqual([
      "wrong-type: Home (/) → block 1 (callout) → id",
      'unknown-anchor: Home (/) → block 1 (callout) → button 1, "A" → href',
    ]);
  });
});
