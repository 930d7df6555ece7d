import { expect, it } from "vitest";
import { explainAddress } from "./address";

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
