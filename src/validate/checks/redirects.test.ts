import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const withRedirects = (redirects: object, more = "") =>
  configWith("", `${more}"redirects": ${JSON.stringify(redirects)}`);
/** The messages of the findings, without the lines of the config. */
const told = (redirects: object, more?: string) =>
  report(withRedirects(redirects, more))
    .split("\n")
    .filter((line) => /^[A-Z"]/.test(line));

test("accepts redirects from any old address to pages, files and other sites", () => {
  expect(
    told(
      {
        "/discord": "{{chat}}",
        "/index.php": "/",
        "/über%20uns/": "/#top",
        "/wiki/Main_Page": "https://wiki.mossy.example",
      },
      '"constants": { "chat": "https://chat.mossy.example" },\n',
    ),
  ).toEqual([]);
});

test("explains what hosts support for an old address with a query, and keeps the query", () => {
  const redirects = { "/index.php?page=rules": "/rules", "/index.php?page=team": "/" };
  const [message, second] = told(redirects);
  expect(message).toBe(
    '"/index.php?page=rules" cannot be the path of a redirect. A static site ignores the part of a URL after the ?. To redirect all these URLs to one place, use "/index.php". To redirect each one differently, use your host\'s own rules. Netlify, Vercel, nginx, Caddy and Apache support this. GitHub, GitLab and Cloudflare Pages do not.',
  );
  expect(second).toContain(`use "/index.php"`);
  expect(fixed(withRedirects(redirects))).toBe(withRedirects(redirects));
});

test("rejects a redirect at the calendar file of an event", () => {
  const events = '{ "type": "events", "items": [{ "title": "Market", "from": "2030-01-01" }] }';
  const text = report(configWith(events, '"redirects": { "/market.ics": "/", "/fair.ics": "/" },'));
  expect(text.match(/A redirect cannot .*/g)).toEqual([
    'A redirect cannot have the path "/market.ics": an event\'s calendar file is stored there. Remove the redirect, or give it a different path.',
  ]);
});

describe("the target of a redirect", () => {
  test("must exist, like the target of a link", () => {
    expect(told({ "/past": "/rulse" })).toEqual([expect.stringContaining("There is no page or file at")]);
  });

  test("cannot be an anchor, an email address or a phone number", () => {
    for (const target of ["#top", "mailto:a@b.example", "tel:+15550100"]) {
      expect(told({ "/past": target })).toHaveLength(1);
    }
    expect(told({ "/past": "#top" })).toEqual([
      'The target of a redirect must be a page (/rules), a file (/map.pdf) or a URL (https://…), but is "#top".',
    ]);
  });

  test("cannot be a script", () => {
    expect(told({ "/past": "javascript:alert(1)" })).toHaveLength(1);
    expect(told({ "/past": "//evil.example" })).toHaveLength(1);
  });

  test("cannot be the redirect itself, or part of a loop", () => {
    expect(told({ "/past": "/past/" })).toEqual(['"/past" redirects to itself. Point it to a page.']);
    expect(told({ "/in": "/a", "/a": "/b", "/b": "/a" })).toEqual([
      'These redirects form a loop: "/a" → "/b" → "/a". Point one of them to a page.',
    ]);
  });

  test("is replaced by the end of a chain", () => {
    const redirects = { "/a": "/b", "/b": "/c.php", "/c.php": "https://chat.mossy.example" };
    expect(told(redirects)).toEqual([
      '"/a" redirects to "/b", which is another redirect, so visitors wait longer. Use "https://chat.mossy.example".',
      '"/b" redirects to "/c.php", which is another redirect, so visitors wait longer. Use "https://chat.mossy.example".',
    ]);
    expect(fixed(withRedirects(redirects))).toContain('"/a":"https://chat.mossy.example"');
  });
});

describe("the path of a redirect", () => {
  test.each([
    ["/", 'the page "/" already has this path'],
    ["/Index.html", "the site needs a file with that name for every page"],
    ["/assets/x", "the build puts scripts and fonts there"],
    ["/_redirects", "hosts read a file with that name and do not publish it"],
    ["/Rules", 'the page "/rules" differs only in upper and lower case'],
    ["/old", "the file public/old/index.html already uses this path"],
    ["/404", "the build puts the 404 page there"],
  ])("cannot be %s", (address, reason) => {
    expect(told({ [address]: "https://chat.mossy.example" })).toEqual([
      `A redirect cannot have the path "${address}": ${reason}. Remove the redirect, or give it a different path.`,
    ]);
  });

  test("is unique, in any encoding", () => {
    expect(told({ "/ü": "/", "/%C3%9C/": "/" })).toEqual([
      'A redirect cannot have the path "/%C3%9C/", which means "/Ü": the redirect "/ü" above differs only in upper and lower case. Remove the redirect, or give it a different path.',
    ]);
  });

  test.each(["/../x", "/%2e%2e/x", "/.well-known/x", "/a//b", "/%E0%A4%A", "/%3a"])(
    "cannot be malformed: %s",
    (address) => {
      expect(told({ [address]: "/" })).toEqual([
        expect.stringContaining(`"${address}" cannot be the path of a redirect.`),
      ]);
    },
  );

  test("is suggested in the right form", () => {
    expect(told({ "https://mossy.example/old page.php?id=1": "/" })).toEqual([
      expect.stringContaining('Use "/old%20page.php"'),
    ]);
    expect(told({ discord: "/" })).toEqual([
      expect.stringContaining('start with a single slash. Use "/discord"'),
    ]);
    expect(fixed(withRedirects({ discord: "/" }))).toContain('"/discord":"/"');
  });
});

test("accepts a link to a redirect", () => {
  const link = '{ "type": "cta", "buttons": [{ "label": "Chat", "href": "/chat" }] }';
  expect(report(configWith(link, '"redirects": { "/chat": "https://chat.mossy.example" }'))).toBe("");
});

test("points at the path or the target, depending on the finding", () => {
  const redirects = { "/rules": "/", "/chat": "https://chat.mossy.example", "/talk": "/chat", "/x": "/x" };
  expect(report(withRedirects(redirects))).toMatchInlineSnapshot(`
    "site.config.json:2:15 error shadowed-redirect
    redirects → /rules
    A redirect cannot have the path "/rules": the page "/rules" already has this path. Remove the redirect, or give it a different path.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "redirects": {"/rules":"/","/chat":"https://chat.mossy.example","/talk":"/chat","/x":"/x"},
        |               ^^^^^^^^

    site.config.json:2:73 warning redirect-chain
    redirects → /talk
    "/talk" redirects to "/chat", which is another redirect, so visitors wait longer. Use "https://chat.mossy.example".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "redirects": {"/rules":"/","/chat":"https://chat.mossy.example","/talk":"/chat","/x":"/x"},
        |                                                                         ^^^^^^^

    site.config.json:2:86 error redirect-loop
    redirects → /x
    "/x" redirects to itself. Point it to a page.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "redirects": {"/rules":"/","/chat":"https://chat.mossy.example","/talk":"/chat","/x":"/x"},
        |                                                                                      ^^^^

    2 errors, 1 warning
    "
  `);
});
