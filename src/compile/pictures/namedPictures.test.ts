import { expect, it } from "vitest";
import { configSchema } from "../../config/config";
import { namedPictures } from "./namedPictures";

it("reads whole addresses with any characters, and replaces constants in texts", () => {
  const config = configSchema.parse({
    version: 1,
    constants: { folder: "/maps" },
    site: { name: "Quiet Meadow", favicon: "/icon(1).svg", logo: "/logo.png" },
    routes: [
      {
        path: "/",
        title: "Welcome",
        blocks: [
          { type: "cta", heading: "Go", buttons: [{ label: "See", href: "/bob's%20(house).jpg" }] },
          { type: "text", text: "The [map]({{folder}}/old.png), and no other." },
        ],
      },
    ],
  });
  const { shown, mentioned } = namedPictures(config);
  expect(shown).toContain("/logo.png");
  expect(mentioned).toEqual(
    expect.arrayContaining([
      "/icon(1).svg",
      "/bob's%20(house).jpg",
      "The [map](/maps/old.png), and no other.",
    ]),
  );
});

it.each([
  ["[the map](/map/index.html) and [rules](#top)", ["/map/index.html"]],
  ["[a]({{folder}}/a.html), [b]({{folder}}/b.html) and [a](/maps/a.html)", ["/maps/a.html", "/maps/b.html"]],
  ["[here](https://bay.example/base/map.html), [there](https://other.example/map.html)", ["/map.html"]],
  ["Words alone.", []],
])("finds the pages of the site that a text links to: %s", (text, linked) => {
  const config = configSchema.parse({
    version: 1,
    constants: { folder: "/maps" },
    site: { name: "Bay", url: "https://bay.example", basePath: "/base/" },
    routes: [{ path: "/", title: "Welcome", blocks: [{ type: "text", text }] }],
  });
  expect(namedPictures(config).linked).toEqual(linked);
});
