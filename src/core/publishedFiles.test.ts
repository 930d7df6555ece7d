import { expect, test, it } from "vitest";
import { publishedFiles, NameSearch } from "./publishedFiles";

const none = { shown: [], original: [], mentioned: [], linked: [] };

function folderOf(files: Record<string, string>) {
  return {
    has: (path: string) => path in files,
    paths: () => Object.keys(files),
    source: (path: string) => `public${path}`,
    imageSize: () => undefined,
  };
}

/** The published paths of a folder with these files and texts. */
async function published(
  files: Record<string, string>,
  named: Partial<Parameters<typeof publishedFiles>[0]>,
  made: Record<string, string> = {},
) {
  const world = {
    files: folderOf(files),
    read: async (source: string) => new TextEncoder().encode(files[source.slice("public".length)]),
    pictures: {
      prepare: async () => {},
      of: (path: string) => {
        const file = made[path];
        const versions = [{ path: file!, width: 400 }];
        return file === undefined
          ? undefined
          : {
              width: 400,
              height: 300,
              sources: [{ type: "image/webp", files: versions }],
              files: [{ path: file, source: `cache/${file}` }],
            };
      },
    },
  };
  const { files: all, unusedPictures } = await publishedFiles({ ...none, ...named }, world);
  return { paths: all.map(({ path }) => path), unusedPictures };
}

test("publishes all files except unused pictures", async () => {
  const files = { "/robots.txt": "", "/a b.png": "", "/social.jpg": "", "/old.webp": "", "/map.pdf": "" };
  expect(await published(files, { shown: ["/a%20b.png"], original: ["/social.jpg"] })).toEqual({
    paths: ["robots.txt", "a b.png", "social.jpg", "map.pdf"],
    unusedPictures: ["/old.webp"],
  });
});

test("replaces pictures with their generated versions unless the originals are needed", async () => {
  const files = { "/a.png": "", "/b.png": "" };
  const made = { "/a.png": "assets/pictures/a.webp", "/b.png": "assets/pictures/b.webp" };
  expect(await published(files, { shown: ["/a.png", "/b.png"], original: ["/b.png"] }, made)).toEqual({
    paths: ["b.png", "assets/pictures/a.webp", "assets/pictures/b.webp"],
    unusedPictures: [],
  });
});

test("keeps pictures in links and texts, including those below a host or the base path", async () => {
  const files = { "/art/a.png": "", "/art/b.png": "", "/art/c.png": "" };
  const mentioned = ["See [a](/art/a.png).", "//mossy.example/site/art/b.png"];
  expect((await published(files, { mentioned })).unusedPictures).toEqual(["/art/c.png"]);
});

test("keeps files that programs request by name, and download folders", async () => {
  const files = {
    "/favicon-32.png": "",
    "/apple-touch-icon.png": "",
    "/downloads/kit.png": "",
    "/.well-known/logo.svg": "",
  };
  expect((await published(files, {})).unusedPictures).toEqual([]);
});

test("keeps pictures below the owner's pages, and those in other files", async () => {
  const files = {
    "/map/index.html": "<script src=tiles.js></script>",
    "/map/tiles/0/1.png": "",
    "/site.webmanifest": '{"icons":[{"src":"/icons/large.png"}]}',
    "/icons/large.png": "",
    "/icons/small.png": "",
  };
  expect((await published(files, {})).unusedPictures).toEqual(["/icons/small.png"]);
});

test("keeps pictures with any characters in their names that links or the owner's pages use", async () => {
  const files = {
    "/shot (1).jpg": "",
    "/bob's-house.jpg": "",
    "/icon(1).svg": "",
    "/old map.jpg": "",
    "/info.html": '<img src="old map.jpg">',
  };
  const mentioned = ["/shot%20(1).jpg", "/bob's-house.jpg", "/icon(1).svg"];
  expect((await published(files, { mentioned })).unusedPictures).toEqual([]);
});

test("keeps all pictures if a file is too large to search", async () => {
  const files = { "/a.png": "", "/dump.json": "" };
  const fileSize = () => 3_000_000_000;
  const read = () => Promise.reject(new Error("File size is greater than 2 GiB"));
  const world = { files: { ...folderOf(files), fileSize }, read };
  const { unusedPictures } = await publishedFiles(none, world);
  expect(unusedPictures).toEqual([]);
});

const page = "<script>alert(1)</script>";

test("omits files that can run scripts unless the config refers to them", async () => {
  const files = {
    "/evil.html": page,
    "/evil.js": "alert(1)",
    "/evil.svgz": "",
    "/evil.xml": `<x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></x>`,
    "/styled.xml": `<?xml-stylesheet href="a.xsl"?><x/>`,
    "/broken.xml": `<x><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>`,
    "/trusted.html": page,
    "/map/index.html": page,
    "/map/js/map.mjs": "draw()",
    "/rules/index.html": page,
    "/robots.txt": "",
    "/pack.zip": "",
  };
  const world = {
    files: folderOf(files),
    read: async (path: string) => new TextEncoder().encode(files[path.slice(6) as never]),
  };
  const named = { ...none, linked: ["/trusted.html", "/map/?zoom=1", "/rules"] };
  const { untrusted, files: kept } = await publishedFiles(named, world, (path) => path === "/rules");
  expect(untrusted).toEqual([
    "/evil.html",
    "/evil.js",
    "/evil.svgz",
    "/evil.xml",
    "/styled.xml",
    "/broken.xml",
    "/rules/index.html",
  ]);
  expect(kept.map(({ path }) => path)).toEqual([
    "trusted.html",
    "map/index.html",
    "map/js/map.mjs",
    "robots.txt",
    "pack.zip",
  ]);
});

test("publishes verification files, and XML that is only data", async () => {
  const files = {
    "/google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html\n",
    "/BingSiteAuth.xml": '<?xml version="1.0"?>\n<users><user>0123</user></users>',
    "/feed.xml": '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel/></rss>',
    "/ads.txt": "",
    "/CNAME": "play.mossy.example",
  };
  const world = {
    files: folderOf(files),
    read: async (path: string) => new TextEncoder().encode(files[path.slice(6) as never]),
  };
  const { untrusted } = await publishedFiles(none, world);
  expect(untrusted).toEqual([]);
});

const named = (text: string, ...names: string[]) => [...new NameSearch(names).in(text)];

it.each([
  ["an attribute of HTML", '<img src="old map.jpg">', "old map.jpg"],
  ["an address", '<img src="shot%20(1).png">', "shot (1).png"],
  ["an address of other letters", "url(m%C3%BChle.png)", "mühle.png"],
  ["HTML that escapes", "<img src='Tom &amp; bob&#39;s.png'>", "Tom & bob's.png"],
  ["CSS that escapes", "url(shot\\ \\(1\\).png)", "shot (1).png"],
  ["JSON that escapes", '{"src":"art\\/m\\u00fchle.png"}', "mühle.png"],
  ["a text", "See [map](</maps/old map.jpg>).", "/maps/old map.jpg"],
  ["the name itself, which looks encoded", "a%20b.png", "a%20b.png"],
])("finds the name of a picture in %s", (_, text, name) => {
  expect(named(text, name)).toEqual([name]);
});

it("does not find a name at the end of another", () => {
  expect(named("icons/small-map.png, bigmap.png", "map.png")).toEqual([]);
});

it("takes linear time on a long text without separators", () => {
  const text = `${"deadbeef".repeat(250_000)} mill.png`;
  expect(named(text, "mill.png", "sea.png")).toEqual(["mill.png"]);
});
