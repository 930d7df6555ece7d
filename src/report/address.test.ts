import { expect, it } from "vitest";
import { explainAddress } from "./address";

const netlify = { origin: "https://mill.example", originFrom: "Netlify (URL)" };

it("says what a site without an address lacks, and what to write", () => {
  expect(explainAddress(undefined)).toBe(
    'The address of this site is unknown, so it has no canonical URLs, sitemap, feed or generated link previews. Set "url" in "site", such as "https://play.example".',
  );
});

it("names the host that gives the address", () => {
  expect(explainAddress("https://mill.example/", netlify)).toBe(
    'The address https://mill.example/ comes from Netlify (URL). Set "url" in "site" to override it.',
  );
});

it("says nothing of an address from the config", () => {
  expect(explainAddress("https://play.example/", netlify)).toBeUndefined();
  expect(explainAddress("https://play.example/")).toBeUndefined();
});
