import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const linkTo = (href: string, label = "Shop") =>
  report(
    configWith("", `"navigation": [{ "label": ${JSON.stringify(label)}, "href": ${JSON.stringify(href)} }]`),
  )
    // The second page is unreachable then.
    .replace(/site\.config\.json:\d+:\d+ warning unreachable-page[^]*$/, "");

test("warns about link text that looks like another site's address", () => {
  expect(
    report(
      configWith(
        `{ "type": "text", "text": "Pay at [www.bank.example](https://evil.example/pay)." },
{ "type": "callout", "buttons": [{ "label": "Pay", "href": "https://bank.example@evil.example/" }] }`,
        `"navigation": [
  { "label": "Rules", "href": "/rules" },
  { "label": "Nowhere", "href": "https://*" },
  { "label": "Shop", "href": "https://mоssy.example/" }]`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:33 warning impossible-host
    navigation → link 2, "Nowhere" → href
    "https://*" does not work because "*" is not a valid hostname. A hostname can contain only letters, digits, dots and hyphens, as in https://example.com.
      3 |   { "label": "Rules", "href": "/rules" },
      4 |   { "label": "Nowhere", "href": "https://*" },
        |                                 ^^^^^^^^^^^

    site.config.json:5:30 warning lookalike-host
    navigation → link 3, "Shop" → href
    The domain "mоssy.example" mixes alphabets or contains lookalike letters, as fake sites often do. Browsers show it as "xn--mssy-55d.example". If you mean a domain with ordinary letters, type it again.
      4 |   { "label": "Nowhere", "href": "https://*" },
      5 |   { "label": "Shop", "href": "https://mоssy.example/" }],
        |                              ^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:8:35 warning misleading-link-text
    Home (/) → block 1 (text) → text
    The link text is "www.bank.example", but the link opens "evil.example". Change the text or the URL.
      7 |     { "path": "/", "title": "Home", "blocks": [
      8 | { "type": "text", "text": "Pay at [www.bank.example](https://evil.example/pay)." },
        |                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:9:60 warning address-with-user
    Home (/) → block 2 (callout) → button 1, "Pay" → href
    "https://bank.example@evil.example/" links to "evil.example" because the part before @ is only a username. Use "https://evil.example/" if you mean that site. Otherwise, use the URL of the site you mean.
      8 | { "type": "text", "text": "Pay at [www.bank.example](https://evil.example/pay)." },
      9 | { "type": "callout", "buttons": [{ "label": "Pay", "href": "https://bank.example@evil.example/" }] }
        |                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    4 warnings
    "
  `);
});

describe("does not warn about", () => {
  test.each([
    ["https://müller.example/", "a German name"],
    ["https://xn--mller-kva.example/", "the same, encoded"],
    ["https://пример.рф/", "a Cyrillic name"],
    ["https://сервер-24.example/", "a Cyrillic name with digits below a Latin end"],
    ["https://παράδειγμα.example/", "a Greek name"],
    ["https://日本語テスト.example/", "a Japanese name in three scripts"],
    ["https://tokyo東京.example/", "a Japanese name with Latin letters"],
    ["https://서버craft.example/", "a Korean name with Latin letters"],
    ["https://دوست‌من.example/", "a Persian name"],
    ["https://a_b.mossy.example/", "a name with an underscore"],
    ["http://[2001:db8::1]:8123/", "an address in numbers"],
    ["https://social.mossy.example/@shop", "an account on a network"],
    ["https://mossy.example/?mail=a@b.example", "an @ behind the host"],
  ])("%s, %s", (href) => {
    expect(linkTo(href)).toBe("");
  });

  test.each([
    ["discord.gg/mossy", "https://discord.com/invite/mossy"],
    ["www.mossy.example", "https://shop.mossy.example/a"],
    ["https://mossy.example/a", "https://mossy.example/b"],
    ["play.mossy.example", "/rules"],
    ["Node.js", "https://nodejs.mossy.example"],
    ["Our Shop.", "https://mossy.example"],
    ["müller.example", "https://www.xn--mller-kva.example/"],
  ])("the words %s on a link to %s", (label, href) => {
    expect(linkTo(href, label)).toBe("");
  });
});

describe("warns about a host that looks like another one:", () => {
  test.each([
    ["https://pаypal.example/", "a Cyrillic letter among Latin ones"],
    ["https://xn--pypal-4ve.example/", "the same, encoded"],
    ["https://аррӏе.com/", "Cyrillic letters alone, all of which look like Latin ones"],
    ["https://gοogle.example/", "a Greek letter among Latin ones"],
  ])("%s, %s", (href) => {
    expect(linkTo(href)).toContain("warning lookalike-host");
  });
});

test("checks link text from a constant and on a button", () => {
  expect(linkTo("https://evil.example", "https://bank.example/login")).toContain(
    "warning misleading-link-text",
  );
  expect(
    report(
      configWith(
        `{ "type": "callout", "buttons": [{ "label": "{{shop}}", "href": "https://evil.example" }] }`,
        '"constants": { "shop": "shop.mossy.example" }',
      ),
    ),
  ).toContain("warning misleading-link-text");
});

test.each([
  ["https://youtube.com.evil.example/watch", "youtube.com"],
  ["https://discord.gg.free-nitro.net/mossy", "discord.gg"],
  ["https://discord-gg.com/mossy", "discord.gg"],
  ["https://www.dicsord.gg/mossy", "discord.gg"],
  ["https://discrod.com/x", "discord.com"],
  ["https://youtubee.com/x", "youtube.com"],
])("reports that %s reads like %s", (address, host) => {
  expect(linkTo(address)).toContain(`looks like "${host}" but is a different site. Use "https://${host}/`);
});

test.each([
  "https://discord.gg/mossy",
  "https://www.youtube.com/@mossy",
  "https://youtube.mossy.net",
  "https://discord.mossy.net",
  "https://mossy.github.io/map",
  "https://discord.me/mossy",
  "https://reddit-wiki.net",
])("does not report %s", (address) => {
  expect(linkTo(address)).toBe("");
});
