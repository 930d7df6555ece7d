import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";
import { addressAdvice } from "./addressAdvice";
import { linkAdvice } from "./linkAdvice";
import { isAllowedLink } from "./linkForm";
import type { AddressKind } from "./linkPlace";

test.each([
  "/",
  "/rules#apply",
  "#apply",
  "#",
  "https://a.example/b?c#d",
  "http://a.example",
  "mailto:a@b.example",
  "tel:+15550100",
  "tel:(555)010-0123",
  "steam://connect/play.example:27015",
  "steam://run/4000",
  "ts3server://voice.example?port=9987",
  "mumble://voice.example:64738/Raid",
  "minecraft:?addExternalServer=Mossy|play.example:19132",
  "minecraft://connect/?serverUrl=play.example&serverPort=19132",
  "minecraft://?addExternalServer=Mossy|play.example:19132",
])("accepts %s", (link) => {
  expect(isAllowedLink(link)).toBe(true);
});

test.each([
  "",
  "rules",
  "//a.example",
  "/\\\\a.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "mailto:",
  "tel:",
  "tel:+",
  "tel:call-us",
  "tel:javascript:alert(1)",
  "TEL:+15550100",
  "steam:",
  "steam://",
  "steam:connect",
  "steam:javascript:alert(1)",
  "minecraft:",
  "minecraft://",
  "minecraft:javascript:alert(1)",
  "ms-msdt:/id",
  "discord://-/channels",
  "intent://scan#Intent;end",
  "/a b",
  " /a",
  "JAVASCRIPT:x",
])("rejects %j", (link) => {
  expect(isAllowedLink(link)).toBe(false);
});

test("fixes links by their form", () => {
  expect(
    report(
      configWith(`{ "type": "cta", "buttons": [
{ "label": "A", "href": "rules" },
{ "label": "B", "href": "www.example.com" },
{ "label": "C", "href": "javascript:alert(1)" },
{ "label": "D", "href": "me@example.com" }
] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:25 error malformed-link
    Home (/) → block 1 (cta) → button 1, "A" → href
    "rules" is not a valid link. For a page, use "/rules". For another website, use a full URL that starts with https://.
      4 | { "type": "cta", "buttons": [
      5 | { "label": "A", "href": "rules" },
        |                         ^^^^^^^

    site.config.json:6:25 error malformed-link
    Home (/) → block 1 (cta) → button 2, "B" → href
    "www.example.com" is not a valid link. A URL must start with https://. Use "https://www.example.com".
      5 | { "label": "A", "href": "rules" },
      6 | { "label": "B", "href": "www.example.com" },
        |                         ^^^^^^^^^^^^^^^^^

    site.config.json:7:25 error malformed-link
    Home (/) → block 1 (cta) → button 3, "C" → href
    "javascript:alert(1)" is not a valid link. Use a page (/rules), an anchor (#apply) or a URL that starts with https:, http:, mailto:, tel:, steam:, minecraft:, ts3server: or mumble:.
      6 | { "label": "B", "href": "www.example.com" },
      7 | { "label": "C", "href": "javascript:alert(1)" },
        |                         ^^^^^^^^^^^^^^^^^^^^^

    site.config.json:8:25 error malformed-link
    Home (/) → block 1 (cta) → button 4, "D" → href
    "me@example.com" is not a valid link. An email link must start with mailto:. Use "mailto:me@example.com".
      7 | { "label": "C", "href": "javascript:alert(1)" },
      8 | { "label": "D", "href": "me@example.com" }
        |                         ^^^^^^^^^^^^^^^^

    4 errors
    "
  `);
});

test.each([
  ["tel:call us", "A phone link must look like tel:+15550100."],
  [
    "tel:+49 (0)170 123",
    'A phone link must be tel: followed by the number without spaces. Use "tel:+490170123".',
  ],
  ["https://my server/map", "The domain contains a space. Copy the URL from your browser."],
  ["/my rules", 'A link cannot contain spaces. Use "/my%20rules".'],
  ["tel:call-us", "A phone link must look like tel:+15550100."],
  ["mumble:voice", "A Mumble link must look like mumble://voice.example.com:64738."],
  [
    "fivem://connect/play.example",
    'Use a page (/rules), an anchor (#apply) or a URL that starts with https:, http:, mailto:, tel:, steam:, minecraft:, ts3server: or mumble:. To let visitors copy it, replace "href" with "copy": "fivem://connect/play.example".',
  ],
  ["Steam:connect", "A Steam link must look like steam://connect/play.example.com:27015."],
  [
    "mira#1234",
    'You cannot link to a Discord username. To let visitors copy it, replace "href" with "copy": "mira#1234".',
  ],
  ["Discord - discord.gg/mossy", 'Use only the URL: "https://discord.gg/mossy".'],
  [
    "https://a.net or https://b.net",
    'A link can have only one URL. Use "https://a.net", and add another link for "https://b.net".',
  ],
  [
    "../rules/a.b",
    'For a page, use "/rules/a.b". For another website, use a full URL that starts with https://.',
  ],
  ["/{{  page}}", 'In a link, braces cannot contain spaces. Use "/{{page}}".'],
  ["/{{page  }}", 'In a link, braces cannot contain spaces. Use "/{{page}}".'],
  ["rules/a", 'For a page, use "/rules/a". For another website, use a full URL that starts with https://.'],
  [
    "minecraft:play",
    "A Minecraft link must look like minecraft:?addExternalServer=Name|play.example.com:19132.",
  ],
])("advises on %s", (link, advice) => {
  expect(linkAdvice(link, () => true, { copies: "key" }).advice).toBe(advice);
});

test.each<[AddressKind, string, string, string?]>([
  [
    "frame",
    "HTTP://map.example",
    'Browsers block embedded pages without https. Use "https://map.example".',
    "https://map.example",
  ],
  ["web", "http://a b", "Use the full URL of the form service, starting with https://."],
  ["web", "see https://", "Use the full URL of the form service, starting with https://."],
  [
    "data",
    "a.example/x",
    'Use the full URL of the file or service: "https://a.example/x".',
    "https://a.example/x",
  ],
  ["data", "a.example:x y", "Use the full URL of the file or service, starting with https://."],
  ["frame", "/map", "Use the full URL of the page to show, starting with https://."],
  ["mail", "mailto:a@b.example", 'mailto: is not needed here. Use "a@b.example".', "a@b.example"],
  ["mail", "mailto:b", "Use an email address, such as name@example.com."],
  [
    "mail",
    "a@b.example; c@d.example",
    'Put several recipients in one string, separated by commas. Use "a@b.example, c@d.example".',
    "a@b.example, c@d.example",
  ],
  ["mail", "a@b.example; c", "Use an email address, such as name@example.com."],
])("advises on an address for %s: %s", (wants, address, advice, instead) => {
  expect(addressAdvice(address, wants)).toEqual({ advice, instead });
});
