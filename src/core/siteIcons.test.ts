import { expect, it } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { type DrawnIcons, type IconSource, siteIcons } from "./siteIcons";

const sources = { tab: "t", touch: "a", small: "s", large: "l", maskable: "m" };

/** The icons of a site with these files in `public/`, and the source they were drawn from. */
async function iconsOf(
  site: object = {},
  names: readonly string[] = [],
  { drawn = { key: "0123", sources }, text = "" }: { drawn?: DrawnIcons | null; text?: string } = {},
) {
  const config = configSchema.parse({
    version: 1,
    site: { name: 'Mossy "&" <Sons>', language: "he", ...site },
    theme: { preset: "meadow" },
    routes: [{ path: "/", title: "Start", blocks: [] }],
  });
  const asked: IconSource[] = [];
  const appIcons = {
    draw: async (source: IconSource) => {
      asked.push(source);
      return drawn ?? undefined;
    },
  };
  const files = {
    has: (path: string) => names.includes(path),
    paths: () => names,
    source: (path: string) => path,
    imageSize: () => undefined,
  };
  const compiled = compileSite(config, { icon: () => undefined, imageSize: () => undefined });
  const read = async () => new TextEncoder().encode(text);
  const icons = await siteIcons(compiled, { appIcons, files, read });
  return { icons, asked };
}

it("links to phone icons and a manifest whose start URL is the site", async () => {
  const { icons, asked } = await iconsOf({ basePath: "/my-server/", favicon: "/art/fav%20icon.svg" });
  expect(asked).toMatchObject([{ path: "/art/fav icon.svg", name: 'Mossy "&" <Sons>' }]);
  expect(icons.links).toEqual([
    '<link rel="icon" href="/my-server/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/my-server/apple-touch-icon.png">',
    '<link rel="manifest" href="/my-server/manifest.webmanifest">',
  ]);
  expect(icons.files).toEqual([
    { path: "favicon.ico", source: "t" },
    { path: "apple-touch-icon.png", source: "a" },
    { path: "assets/icons/0123-small.png", source: "s" },
    { path: "assets/icons/0123-large.png", source: "l" },
    { path: "assets/icons/0123-maskable.png", source: "m" },
  ]);
  expect(icons.manifest?.path).toBe("manifest.webmanifest");
  const { background } = asked[0]!.colors;
  const icon = (role: string, size: number, purpose: string) => ({
    src: `/my-server/assets/icons/0123-${role}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  expect(JSON.parse(icons.manifest!.text)).toEqual({
    name: 'Mossy "&" <Sons>',
    short_name: 'Mossy "&" <Sons>',
    lang: "he",
    dir: "rtl",
    id: "/my-server/",
    start_url: "/my-server/",
    scope: "/my-server/",
    display: "browser",
    theme_color: background,
    background_color: background,
    icons: [icon("small", 192, "any"), icon("large", 512, "any"), icon("maskable", 512, "maskable")],
  });
});

it("writes favicon.ico where browsers request it automatically", async () => {
  const { icons, asked } = await iconsOf();
  expect(asked[0]?.path).toBeUndefined();
  expect(icons.links.join("")).not.toContain("favicon.ico");
});

const ownNames = ["/favicon.ico", "/apple-touch-icon.png", "/site.webmanifest"];

it("keeps the owner's files with these names, and draws nothing if all exist", async () => {
  const own = await iconsOf({}, ownNames);
  expect(own.asked).toEqual([]);
  expect(own.icons.files).toEqual([]);
  expect(own.icons.manifest).toBeUndefined();
  expect(own.icons.links.at(-1)).toBe('<link rel="manifest" href="/site.webmanifest">');
  const partly = await iconsOf({}, ["/apple-touch-icon.png", "/site.webmanifest"]);
  expect(partly.icons.files).toEqual([{ path: "favicon.ico", source: "t" }]);
});

it("links only to the owner's files if icons cannot be drawn", async () => {
  const site = { basePath: "/my-server/" };
  const own = await iconsOf(site, ["/apple-touch-icon.png", "/site.webmanifest"], { drawn: null });
  expect(own.asked).toHaveLength(1);
  expect(own.icons).toEqual({
    links: [
      '<link rel="apple-touch-icon" href="/my-server/apple-touch-icon.png">',
      '<link rel="manifest" href="/my-server/site.webmanifest">',
    ],
    files: [],
    manifest: undefined,
  });
  const tab = await iconsOf(site, ["/favicon.ico"], { drawn: null });
  expect(tab.icons.links).toEqual(['<link rel="icon" href="/my-server/favicon.ico" sizes="32x32">']);
  const none = await iconsOf(site, [], { drawn: null });
  expect(none.icons).toEqual({ links: [], files: [], manifest: undefined });
});

it.each([
  ['{"name":"M","icons":[]}', "manifest.json"],
  ['\ufeff{"start_url":"/"}', "manifest.json"],
  ['{"minecraft":{"version":"1.21"},"files":[]}', "manifest.webmanifest"],
  ['{"manifest_version":3,"icons":{"16":"a.png"}}', "manifest.webmanifest"],
  ["null", "manifest.webmanifest"],
  ["no JSON", "manifest.webmanifest"],
])("recognises a web app manifest in manifest.json: %s", async (text, name) => {
  const { icons } = await iconsOf({}, ["/manifest.json"], { text });
  expect(icons.links.at(-1)).toBe(`<link rel="manifest" href="/${name}">`);
  expect(icons.manifest?.path).toBe(name === "manifest.json" ? undefined : name);
});
