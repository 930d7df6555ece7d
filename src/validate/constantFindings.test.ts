import { describe, expect, test, vi } from "vitest";
import { configWith, fixed, report, surroundings } from "../../tests/validate/surroundings";
import { textsWithConstants } from "./texts/textsWithConstants";
import { gatherAtConstants } from "./constantFindings";
import { validate } from "./validate";

const constants = (values: object) => `"constants": ${JSON.stringify(values)}`;
const cta = (...buttons: object[]) =>
  JSON.stringify({ type: "cta", heading: "Join", buttons: buttons.map((one) => ({ label: "A", ...one })) });
const text = (words: string) => JSON.stringify({ type: "text", text: words });

/** The reported codes, each with its path. */
const found = (config: string) =>
  validate(config, surroundings).diagnostics.map(({ code, path }) => `${code} ${path.join(".")}`);

describe("the value of a constant is checked as the fields that use it", () => {
  test("reports a web address that is copied for a game, and fixes an invisible character", () => {
    const config = configWith(
      [
        cta({ copy: "{{ip}}" }, { copy: "{{ip}}" }, { href: "{{discord}}" }),
        text("[Chat]({{discord}}) about {{server}}"),
      ].join(",\n"),
      constants({
        ip: "http://play.fernhollow.net:25565/",
        discord: "https://chat.fernhollow.net/a\u200B",
        server: "&bFrost&r",
      }),
    );
    expect(report(config)).toMatchInlineSnapshot(`
      "site.config.json:2:20 warning web-address-to-copy
      constants → ip
      Games do not accept server addresses that start with http:// or https://. Use "play.fernhollow.net:25565" so visitors can paste it into the game.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": {"ip":"http://play.fernhollow.net:25565/","discord":"https://chat.fernhollow.net/a​","s…
          |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:2:66 warning invisible-character
      constants → discord
      "href" contains an invisible character (\\u200b), so it may not work. Use "https://chat.fernhollow.net/a".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": {"ip":"http://play.fernhollow.net:25565/","discord":"https://chat.fernhollow.net/a​","s…
          |                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:2:109 warning color-code
      constants → server
      Visitors see "&b" as plain text because game colour codes do not work here. Remove the codes. For bold or italic text, use **bold** or *italic*.
        2 | …scord":"https://chat.fernhollow.net/a​","server":"&bFrost&r"},
          |                                                    ^^

      3 warnings
      "
    `);
    expect(fixed(config)).toContain('"https://chat.fernhollow.net/a"');
  });

  test.each<[what: string, value: string, block: string, code: string]>([
    ["the address of a form", "http://forms.fernhollow.net/a", "form", "insecure-address"],
    ["a private address that is copied", "192.168.0.5", cta({ copy: "{{it}}" }), "private-address"],
    ["a part of a link", "evil\u200B.net", cta({ href: "https://{{it}}/a" }), "invisible-character"],
    ["a part of a link in a text", "a\u2060b", text("[x](https://a.net/{{it}})"), "invisible-character"],
    ["words with formatting of chats", "||secret||", text("Our {{it}}."), "unsupported-formatting"],
    ["a line break that is typed", "one\\\\n two", text("{{it}}"), "written-line-break"],
    ["a user in a link", "https://bank.net@evil.net/", cta({ href: "{{it}}" }), "address-with-user"],
    ["a lookalike host", "https://аpple.net", cta({ href: "{{it}}" }), "lookalike-host"],
  ])("reports %s at the constant", (_, value, block, code) => {
    const form = `{ "type": "form", "submit": "Send", "fields": [{ "type": "text", "name": "a", "label": "A" }],
      "delivery": { "type": "post", "url": "{{it}}" } }`;
    const used = block === "form" ? form : block;
    expect(found(configWith(`${used},\n${used}`, constants({ it: value })))).toEqual([
      `${code} constants.it`,
    ]);
  });

  test("reports a mistake around a constant where it is", () => {
    const config = configWith(text("&6Fuel &lfor {{all}}"), constants({ all: "everybody" }));
    expect(found(config)).toEqual(["color-code routes.0.blocks.0.text"]);
  });

  test("accepts values that are only copied for the game", () => {
    expect(found(configWith(cta({ copy: "/nick {{it}}" }), constants({ it: "&6&lMoss" })))).toEqual([]);
  });
});

describe("findings in fields and in their constants", () => {
  const colored = constants({ n: "&bFrost&r" });

  test("are both reported", () => {
    const config = configWith([text("&aHello&r {{n}}"), text("{{n}}")].join(",\n"), colored);
    expect(found(config)).toEqual(["color-code constants.n", "color-code routes.0.blocks.0.text"]);
  });

  test("are reported at the constant only if they are about its value", () => {
    const it = constants({ it: "http://forms.fernhollow.net/a" });
    const form = (url: string) => `{ "type": "form", "submit": "Send",
      "fields": [{ "type": "text", "name": "a", "label": "A" }], "delivery": { "type": "post", "url": "${url}" } }`;
    expect(found(configWith(form("{{it}}"), it))).toEqual(["insecure-address constants.it"]);
    expect(found(configWith(form("http://a.net/{{it}}"), constants({ it: "a" })))).toEqual([
      "insecure-address routes.0.blocks.0.delivery.url",
    ]);
  });
});

test.each(["{{a}} ", "](x {{a}} ", "[x](/{{a}}) ", "](", "]({{a}}"])(
  "reads texts of %s once, however many uses they have",
  (piece) => {
    const long = `${piece}{{a}} `.repeat(Math.floor(49_000 / (piece.length + 6)));
    const config = {
      constants: { a: "x" },
      routes: [
        {
          path: "/",
          title: "Home",
          blocks: Array.from({ length: 20 }, () => ({ type: "text", text: long })),
        },
      ],
    };
    // The walk over the config reads their formatting once.
    textsWithConstants(config);
    const slice = vi.spyOn(String.prototype, "slice");
    gatherAtConstants(config, [], () => []);
    const sliced = slice.mock.results.reduce((sum, { value }) => sum + (value as string).length, 0);
    slice.mockRestore();
    expect(sliced).toBeLessThan(20 * long.length);
  },
);

test("checks a long text with many addresses in time that grows with its length", () => {
  const count = 2500;
  const names = Array.from({ length: 500 }, (_, index) => `c${index}`);
  const links = Array.from({ length: count }, (_, index) => `[a](/${index}{{c${index % 500}}})`);
  const config = {
    constants: Object.fromEntries(names.map((name) => [name, "x\u200B"])),
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: links.join(" ") }] }],
  };
  let checked = 0;
  const found = gatherAtConstants(config, [], (part) => {
    const { routes } = part as typeof config;
    const { text } = routes[0]!.blocks[0]!;
    checked += text.length;
    return text.includes("{{")
      ? []
      : [{ code: "color-code", message: "", path: ["routes", 0, "blocks", 0, "text"] }];
  });
  expect(found).toHaveLength(names.length);
  expect(checked).toBeLessThan(3 * links.join(" ").length);
});

test("tries a few of the addresses around a constant", () => {
  const text = Array.from({ length: 1000 }, (_, index) => `[a](/${index}{{c}})`).join(" ");
  const config = {
    constants: { c: "x" },
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text }] }],
  };
  let parts = 0;
  gatherAtConstants(config, [], () => (parts++, []));
  expect(parts).toBeLessThan(20);
});

test("checks a constant once, however many fields use it", () => {
  const blocks = Array.from({ length: 500 }, () => ({ type: "text", text: "Play on {{ip}}." }));
  const config = { constants: { ip: "play.fernhollow.net" }, routes: [{ path: "/", title: "Home", blocks }] };
  const parts: unknown[] = [];
  gatherAtConstants(config, [], (part) => (parts.push(part), []));
  expect(parts).toEqual([
    {
      site: {},
      routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "play.fernhollow.net" }] }],
    },
  ]);
});
