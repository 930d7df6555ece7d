import { expect, test } from "vitest";
import { fittedParts } from "../../blocks/styledParts";
import { configSchema } from "../../config/config";
import { longestWords } from "../../config/longestWords";
import type { BundledFont } from "../../config/theme";
import { fittedTextCss } from "./fittedText";

const long = "Keeper_of_the_Long_Slow_Estuary";
const config = configSchema.parse({
  version: 1,
  site: { name: "Mossy" },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "cards", items: [{ title: long }] },
        { type: "rules", items: [{ name: long }] },
        { type: "staff", groups: [{ title: long, members: [{ name: long }] }] },
      ],
    },
  ],
});

/** The smallest possible sizes of the site's names, in rem. */
const smallest = (heading: BundledFont) =>
  [
    ...fittedTextCss(longestWords(config), { heading, body: "inter" }, fittedParts).matchAll(
      /font-size:clamp\(([\d.]+)rem/g,
    ),
  ].map(([, size]) => Number(size));

test("makes no name smaller than body text because of one long name, except in fonts as wide as high", () => {
  expect(smallest("fraunces")).toEqual(Array(6).fill(1));
  expect(smallest("orbitron")).toEqual(Array(6).fill(1));
  expect(smallest("press-start-2p")).toEqual(Array(6).fill(0.625));
});
