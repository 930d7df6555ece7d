import { expect, test } from "vitest";
import { hostedSite } from "./hostedSite";

test.each([
  ["https://owner.github.io/my-server/", "/my-server/", "https://owner.github.io"],
  ["https://owner.github.io/my-server", "/my-server/", "https://owner.github.io"],
  ["https://owner.github.io/", "/", "https://owner.github.io"],
  ["https://owner.github.io", "/", "https://owner.github.io"],
  ["https://www.quietmeadow.net/", "/", "https://www.quietmeadow.net"],
  ["http://localhost:8080/a/b/?c#d", "/a/b/", "http://localhost:8080"],
])("a host that says %s publishes at %s of %s", (address, basePath, origin) => {
  expect(hostedSite({ SPAWNPAGE_URL: address })).toEqual({
    basePath,
    origin,
    originFrom: "the environment variable SPAWNPAGE_URL",
  });
});

test.each([
  ["/", "/"],
  ["/my-server", "/my-server/"],
  [" /my-server/ ", "/my-server/"],
])("a host that says %s publishes at %s of an address that it does not say", (path, basePath) => {
  expect(hostedSite({ SPAWNPAGE_URL: path })).toEqual({ basePath });
});

test.each([{}, { SPAWNPAGE_URL: "" }, { SPAWNPAGE_URL: " " }])("%j says nothing", (environment) => {
  expect(hostedSite(environment)).toEqual({});
});

test.each(["https://", "/my server/", "mailto:me@home.example"])(
  "%s is refused with what to write",
  (address) => {
    expect(() => hostedSite({ SPAWNPAGE_URL: address })).toThrow(
      `SPAWNPAGE_URL is "${address}", which is not a site URL. Use a URL such as https://owner.github.io/my-server/, or only its path, such as /my-server/.`,
    );
  },
);

const github = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "Moss/My-Server" };

test.each([
  [{ NETLIFY: "true", URL: "https://mill.example", CONTEXT: "production" }, "https://mill.example", "/"],
  [
    {
      NETLIFY: "true",
      URL: "https://mill.example",
      CONTEXT: "deploy-preview",
      DEPLOY_PRIME_URL: "https://deploy-preview-4--mill.netlify.app",
    },
    "https://mill.example",
    "/",
  ],
  [
    {
      VERCEL: "1",
      VERCEL_ENV: "preview",
      VERCEL_URL: "mill-x1.vercel.app",
      VERCEL_PROJECT_PRODUCTION_URL: "mill.example",
    },
    "https://mill.example",
    "/",
  ],
  [{ CF_PAGES: "1", CF_PAGES_URL: "https://1f2e3d4c.mill.pages.dev" }, "https://mill.pages.dev", "/"],
  [{ CF_PAGES: "1", CF_PAGES_URL: "https://mill.pages.dev" }, "https://mill.pages.dev", "/"],
  [github, "https://moss.github.io", "/My-Server/"],
  [{ ...github, GITHUB_REPOSITORY: "Moss/moss.github.io" }, "https://moss.github.io", "/"],
])("takes the address of production from %j", (environment, origin, originPath) => {
  expect(hostedSite(environment)).toMatchObject({ origin, originPath });
});

test("takes a custom domain of GitHub Pages from public/CNAME", () => {
  expect(hostedSite(github, "www.quietmeadow.net\n")).toMatchObject({
    origin: "https://www.quietmeadow.net",
    originPath: "/",
  });
});

test.each([
  { URL: "https://mill.example" },
  { NETLIFY: "true", URL: "javascript:alert(1)" },
  { VERCEL: "1", VERCEL_URL: "mill-x1.vercel.app" },
  { CF_PAGES: "1", CF_PAGES_URL: "https://elsewhere.example" },
  { GITHUB_REPOSITORY: "moss/mill" },
  { ...github, GITHUB_SERVER_URL: "https://git.moss.example" },
])("takes no address from %j", (environment) => {
  expect(hostedSite(environment)).toEqual({});
});

test("combines a path from SPAWNPAGE_URL with the address of the host, and prefers a whole SPAWNPAGE_URL", () => {
  const netlify = { NETLIFY: "true", URL: "https://mill.example" };
  expect(hostedSite({ ...netlify, SPAWNPAGE_URL: "/" })).toEqual({
    basePath: "/",
    origin: "https://mill.example",
    originPath: "/",
    originFrom: "Netlify's environment variable URL",
  });
  expect(hostedSite({ ...netlify, SPAWNPAGE_URL: "https://other.example" }).origin).toBe(
    "https://other.example",
  );
});
