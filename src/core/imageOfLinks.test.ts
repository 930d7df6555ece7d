import { expect, it } from "vitest";
import { builtFiles } from "./builtFiles.fixture";

const picture = (name: string) => `https://pictures.example/${name}.png`;

it("has an alt text for every link preview", async () => {
  const { files } = await builtFiles(
    {
      version: 1,
      site: { name: 'Mossy "Inn"', url: "https://mossy.example", socialImage: picture("all") },
      routes: [
        { path: "/", title: "Start", blocks: [{ type: "text", text: "Words." }] },
        {
          path: "/map",
          title: "The map",
          socialImage: picture("map"),
          blocks: [{ type: "text", text: "Words." }],
        },
      ],
      news: {
        path: "/news",
        posts: [
          {
            slug: "mill",
            title: "Mill",
            date: "2026-01-01",
            image: { src: picture("mill"), alt: "A new mill" },
          },
        ],
      },
    },
    { now: Date.parse("2026-11-01") },
  );
  const imageOf = (path: string) =>
    [...files[path]!.matchAll(/<meta property="og:image(?::alt)?" content="([^"]*)">/g)].map(
      ([, text]) => text,
    );
  expect(imageOf("index.html")).toEqual([picture("all"), "Mossy &quot;Inn&quot;"]);
  expect(imageOf("map/index.html")).toEqual([picture("map"), "The map · Mossy &quot;Inn&quot;"]);
  expect(imageOf("news/mill/index.html")).toEqual([picture("mill"), "A new mill"]);
});
