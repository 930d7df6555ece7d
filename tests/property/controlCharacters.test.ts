import { expect, it } from "vitest";
import { compileSite } from "../../src/compile/compileSite";
import { configSchema } from "../../src/config/config";
import { surroundingsOf } from "../../src/core/openSite";
import { controlsIn } from "../../src/fields/characters";
import { textsIn } from "../../src/json/textsIn";
import { fullWorld } from "./injections/builtSite";
import { writeIn } from "./injections/plant";
import { plantedFields } from "./injections/plantedFields";
import { plantedSites } from "./injections/plantedSites";

it("no text of any block or of all else brings a control character to a page, as scripts would not know the page again", () => {
  const planted = plantedSites(surroundingsOf(fullWorld)).map((site) => {
    const config = structuredClone(site);
    const readable = plantedFields(config).filter(({ kind }) => kind === "text" || kind === "richText");
    // What names somebody or something refuses them.
    const fields = readable.filter(({ accepts, own }) => accepts(withControls(own)));
    for (const field of fields) writeIn(config, field, withControls(field.own));
    return { config, count: fields.length };
  });
  expect(planted.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1000);
  for (const { config } of planted) {
    // Of the tags and the look, colors and pictures reach the page.
    const {
      pages,
      theme: _,
      tags: __,
      ...site
    } = compileSite(configSchema.parse(config), {
      icon: (name) => fullWorld.icons.get(name),
      imageSize: () => undefined,
    });
    const compiled = [site, ...pages.map((page) => page.compile())];
    expect(compiled.flatMap((part) => textsIn(part, (text) => controlsIn(text).length > 0))).toEqual([]);
  }
});

/** A text of its own words among control characters; NUL alone is a text that browsers drop whole. */
function withControls(own: unknown): string {
  return own === "" ? "\u0000" : `\u0000\u0085${String(own)}\u001b`;
}
