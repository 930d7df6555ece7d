import { expect, test, it } from "vitest";
import { explainServices, explainAddress, explainAnswers, explainSilence } from "./services";

test("lists the services that visitors' browsers contact, and the pages that do", () => {
  expect(
    explainServices([
      { origin: "https://api.mcstatus.io", purpose: "servers" },
      { origin: "https://forms.example", purpose: "forms", pages: ["/apply", "/appeal"] },
      { origin: "https://faces.example", purpose: "faces" },
      { origin: "http://map.example", purpose: "embeds", pages: ["/a", "/b", "/c", "/d", "/e"] },
    ]),
  ).toMatchInlineSnapshot(`
    "Visitors' browsers contact the external services below. Each service receives the visitor's IP address and your site's URL, but not the page's URL.
      api.mcstatus.io: server status, on every page
      forms.example: form submissions, on /apply and /appeal
      faces.example: avatars of members and players, on every page that shows them
      http://map.example: embeds, after a click, on 5 pages"
  `);
  expect(explainServices([])).toBeUndefined();
});

const server = (label: string, ask: string) => ({ name: label.toLowerCase(), label, ask });
const at = Date.parse("2026-11-20T12:00Z");
const asked = [
  {
    server: server("Survival", "https://api.mcstatus.io/a"),
    known: { answer: { state: "online", players: 12, maximum: 200 }, at },
  },
  { server: server("Chat", "https://discord.com/b"), known: { answer: { state: "online", players: 3 }, at } },
  { server: server("Pocket", "https://api.mcstatus.io/c"), known: { answer: { state: "offline" }, at } },
  { server: server("Market", "https://market.example/d") },
] as const;

test("lists servers with and without a response during the build", () => {
  expect(explainAnswers(asked)).toBe(
    "Status at build time: Survival is online (players: 12 of 200), Chat is online (users: 3) and Pocket is offline.",
  );
  expect(explainSilence(asked)).toBe(
    "market.example did not respond during the build, so the pages contain no status for Market yet. Visitors' browsers will request it.",
  );
  expect(explainAnswers([])).toBeUndefined();
  expect(explainSilence(asked.slice(0, 3))).toBeUndefined();
});

const netlify = { origin: "https://mill.example", originFrom: "Netlify's environment variable URL" };

it("explains what a site without an address lacks, and how to set one", () => {
  expect(explainAddress(undefined)).toBe(
    'The public URL of this site is unknown, so canonical URLs, the sitemap, the feed and generated link previews are missing. Set "url" in "site", for example to "https://play.example".',
  );
});

it("names the host that gives the address", () => {
  expect(explainAddress("https://mill.example/", netlify)).toBe(
    'The site\'s URL https://mill.example/ comes from Netlify\'s environment variable URL. Set "url" in "site" to override it.',
  );
});

it("says nothing if the config sets the address", () => {
  expect(explainAddress("https://play.example/", netlify)).toBeUndefined();
  expect(explainAddress("https://play.example/")).toBeUndefined();
});
