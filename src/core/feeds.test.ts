import { Ajv } from "ajv";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { builtFiles } from "./builtFiles.fixture";

const { DOMParser } = new JSDOM().window;

const config = {
  version: 1,
  site: { name: "Mossy & <Sons>", url: "https://mossy.example", basePath: "/sub/", language: "de" },
  constants: { ip: "play.mossy.example" },
  routes: [{ path: "/", title: "Home", intro: "Hello. [News](/news)" }],
  news: {
    path: "/news",
    heading: "]]> News",
    posts: [
      { slug: "first", title: "A", date: "2024-01-01", text: "Words." },
      {
        slug: "größe",
        title: 'Both "quotes" & <tags> \u0007',
        date: "2024-02-29T23:59+14:00",
        author: "M & N",
        tags: ["<event>", "two words"],
        summary: "In short: 1 < 2.",
        image: { src: "https://pictures.example/a.png", alt: "A mill" },
        contents: true,
        text: "## Head\n\n| A | B |\n|---|---|\n| {{ip}} | ]]> |\n\n[Up](#head) and `<script>`\n\n> [!NOTE]\n> Rain.\n\n- ✗ Boats",
        blocks: [{ type: "faq", categories: [{ questions: [{ question: "Why?", answer: "So." }] }] }],
      },
      { slug: "empty", title: "Without a text", date: "1999-12-31T00:00:30Z" },
    ],
  },
};

/** A date in the format of both feeds. Source: RFC 3339 */
const moment = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$`;
const wholeAddress = String.raw`^https?://[!-~]+$`;

let files: Record<string, string>;
beforeAll(async () => {
  ({ files } = await builtFiles(config, { now: Date.parse("2024-03-01T00:00Z") }));
});

describe("the Atom feed keeps the rules of RFC 4287", () => {
  const namespace = "http://www.w3.org/2005/Atom";
  const inFeed = { id: [1, 1], title: [1, 1], updated: [1, 1], author: [1, 9], link: [2, 2], entry: [3, 3] };
  const inEntry = {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    published: [0, 1],
    author: [1, 9],
    link: [1, 1],
    category: [0, 9],
    summary: [0, 1],
    content: [1, 1],
  };
  const parse = () => new DOMParser().parseFromString(files["news/feed.xml"]!, "application/xml");
  const all = (name: string) => [...parse().getElementsByTagNameNS(namespace, name)];

  it.each([
    ["feed", inFeed],
    ["entry", inEntry],
  ])(
    "each <%s> has the elements that it needs, each as often as the standard allows, and no others",
    (name, rules) => {
      expect(parse().documentElement.localName).toBe("feed");
      expect(all(name).length).toBeGreaterThan(0);
      for (const element of all(name)) {
        const children = [...element.children];
        expect(children.filter(({ namespaceURI }) => namespaceURI !== namespace)).toEqual([]);
        expect(Object.keys(rules)).toEqual(
          expect.arrayContaining(children.map(({ localName }) => localName)),
        );
        for (const [child, [least, most]] of Object.entries(rules)) {
          const { length } = children.filter(({ localName }) => localName === child);
          expect(length >= least! && length <= most!, `${length} of <${child}>`).toBe(true);
        }
      }
    },
  );

  it("has unique URLs as IDs, and valid dates and links", () => {
    const ids = all("id").map(({ textContent }) => textContent);
    expect(new Set(ids).size).toBe(4);
    const links = all("link");
    for (const address of [...ids, ...links.map((link) => link.getAttribute("href"))])
      expect(address).toMatch(new RegExp(wholeAddress));
    expect(links.map((link) => link.getAttribute("rel"))).toEqual([
      "self",
      "alternate",
      ...Array<string>(3).fill("alternate"),
    ]);
    for (const date of [...all("updated"), ...all("published")])
      expect(date.textContent).toMatch(new RegExp(moment));
    for (const person of all("author")) expect(person.querySelector("name")?.textContent).not.toBe("");
    for (const category of all("category")) expect(category.getAttribute("term")).not.toBe("");
  });

  it("contains escaped, valid HTML without scripts", () => {
    for (const content of all("content")) {
      expect([content.getAttribute("type"), content.children.length]).toEqual(["html", 0]);
      const html = new DOMParser().parseFromString(content.textContent, "text/html").body;
      expect(html.innerHTML).toBe(content.textContent);
      expect(html.querySelector("script, style, iframe, [onclick]")).toBeNull();
    }
  });
});

describe("the JSON feed keeps the rules of JSON Feed 1.1", () => {
  const text = { type: "string", minLength: 1 };
  const address = { type: "string", pattern: wholeAddress };
  const author = { type: "object", minProperties: 1, properties: { name: text, url: address } };
  const schema = {
    type: "object",
    required: ["version", "title", "items"],
    additionalProperties: false,
    properties: {
      version: { const: "https://jsonfeed.org/version/1.1" },
      title: text,
      home_page_url: address,
      feed_url: address,
      language: { const: "de" },
      items: {
        type: "array",
        minItems: 3,
        items: {
          type: "object",
          required: ["id", "content_html"],
          additionalProperties: false,
          properties: {
            id: address,
            url: address,
            title: text,
            summary: text,
            content_html: { type: "string" },
            date_published: { type: "string", pattern: moment },
            authors: { type: "array", minItems: 1, items: author },
            tags: { type: "array", items: text },
          },
        },
      },
    },
  };

  it("has exactly the expected members in the right format", () => {
    const check = new Ajv({ allErrors: true, strict: true }).compile(schema);
    const feed = JSON.parse(files["news/feed.json"]!) as { items: { id: string }[] };
    check(feed);
    expect(check.errors).toBeNull();
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(3);
  });
});

it("contains callouts with their labels, and ticks and crosses as typed", () => {
  const feed = JSON.parse(files["news/feed.json"]!) as { items: { content_html: string }[] };
  expect(feed.items[0]?.content_html).toContain(
    "<blockquote><p><strong>Hinweis</strong></p><p>Rain.</p></blockquote><ul><li>✗ Boats</li></ul>",
  );
});

it("dates posts at the start of their day in the site's time zone", async () => {
  const site = { ...config.site, timeZone: "Europe/Berlin" };
  const { files } = await builtFiles({ ...config, site }, { now: Date.parse("2024-03-01T00:00Z") });
  const feed = JSON.parse(String(files["news/feed.json"])) as { items: { date_published: string }[] };
  expect(feed.items.map(({ date_published }) => date_published)).toContain("2023-12-31T23:00:00Z");
});
