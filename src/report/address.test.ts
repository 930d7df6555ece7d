import { expect, it } from "vitest";
import { explainAddress } from "./address";

const netlify = { origin: "https://mill.example", originFrom: "Netlify (URL)" };

it("says what a site without an address lacks, and what to write", () => {
  expect(explainAddress(undefined)).toBe(
    'No address is known, so the site has no canonical addresses, sitemap, feed or drawn link previews. Write it as "url" in "site", such as "https://play.example".',
  );
});

it("names the host that gives the address", () => {
  expect(explainAddress("https://mill.example/", netlify)).toBe(
    'The address https://mill.example/ comes from Netlify (URL). A "url" in "site" replaces it.',
  );
});

it("says nothing of an address from the config", () => {
  expect(explainAddress("https://play.example/", netlify)).toBeUndefined();
  expect(explainAddress("https://play.example/")).toBeUndefined();
});
