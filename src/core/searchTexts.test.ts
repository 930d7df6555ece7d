import { expect, test } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { SearchTexts } from "./searchTexts";

const config = configSchema.parse({
  version: 1,
  site: { name: "Fernhollow" },
  search: true,
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "gallery",
          layout: "grid",
          items: [{ src: "/mill.webp", alt: "The mill", caption: "Our mill" }],
        },
        { type: "embed", href: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", title: "Tour" },
        {
          type: "rules",
          updated: "2026-05-01",
          items: [
            {
              id: "kind",
              name: "Be kind",
              description: "Enlarge your heart. [Elsewhere](https://elsewhere.example)",
            },
          ],
        },
      ],
    },
  ],
});
const assets = {
  icon: () => ({ viewBox: "0 0 24 24", nodes: [] }),
  imageSize: () => ({ width: 400, height: 300 }),
};
const site = compileSite(config, assets);

test("indexes the config's texts and none of the interface's own", () => {
  const [page] = new SearchTexts(site).index();
  const words = page!.sections.map(({ heading, text }) => `${heading} ${text}`).join(" ");
  for (const text of ["Our mill", "Tour", "Be kind", "Enlarge your heart.", "Elsewhere"])
    expect(words).toContain(text);
  for (const label of ["Enlarge:", "This loads", "opens in a new tab", "Copy link", "Last updated"])
    expect(words).not.toContain(label);
});
